import { LONG } from '../../portal/long.ts'
import { readPrintedPages } from '../../portal/printedPages.ts'
import { type EngineTest, expect } from '../test.ts'

const PAGES_OF_LICENCE = 4

/** What the browser itself prints of a list. */
export function printStories(test: EngineTest): void {
  test(
    'prints the orders below the title of their list, no card on two pages, and each number in one line',
    LONG,
    async ({ openAsDana }) => {
      const app = await openAsDana('/accepted-orders')
      const printPages = async () => {
        const pdf = await app.window.print?.()
        if (!pdf) throw new Error('This engine has no command that prints.')
        return (await readPrintedPages(pdf)).map((page) => page.map(({ text }) => text))
      }
      await app.find('article', 'Order …')
      await app.click('button', 'Cards')
      // The first orders are rendered before the others.
      await expect.poll(() => app.window.run(() => document.querySelectorAll('main nav').length)).toBe(2)
      const numbers = await app.window.run(() =>
        [...document.querySelectorAll('article')].map((card) => card.ariaLabel?.replace('Order ', '') ?? ''),
      )

      const ofCards = await printPages()
      expect(ofCards[0]).toEqual(expect.arrayContaining(['Accepted Orders', numbers[0]]))
      for (const page of ofCards)
        expect(page.filter((text) => text === 'Minutes to Complete')).toHaveLength(
          page.filter((text) => numbers.includes(text)).length,
        )

      await app.click('button', 'Table')
      await app.find('columnheader', 'Items')
      const [ofTable] = await printPages()
      expect(ofTable).toEqual(expect.arrayContaining(['Accepted Orders', ...numbers]))
      await app.click('button', 'Cards')
    },
  )

  test(
    'prints the barcode of every item from the editor, also of those that were not in view',
    LONG,
    async ({ openAsDana }) => {
      const barcodes = Array.from({ length: 150 }, (_, index) => `PRN-${1000 + index}`)
      const app = await openAsDana('/accepted-orders')
      await app.find('article', 'Order …')
      await app.click('button', 'Update Details')
      await app.click('button', 'Add Item')
      const focused = () => app.window.run(() => document.activeElement?.getAttribute('aria-label') ?? '')
      await expect.poll(focused).toMatch(/^Item \d+ barcode$/)
      await app.window.run((column) => {
        const paste = new Event('paste', { bubbles: true, cancelable: true })
        Object.assign(paste, { clipboardData: { getData: () => column } })
        document.activeElement?.dispatchEvent(paste)
      }, barcodes.join('\n'))
      await app.expectText(`${barcodes.length} barcodes pasted.`)

      const pdf = await app.window.print?.()
      const printed = pdf ? (await readPrintedPages(pdf)).flat().map(({ text }) => text) : []
      expect(barcodes.filter((barcode) => !printed.includes(barcode))).toEqual([])
      // Without typed work the editor leaves no draft to the other stories.
      await (await app.find('button', 'Reset Form')).click()
      await app.click('button', 'Cancel')
    },
  )

  test('prints every page of a document on a sheet of its own', LONG, async ({ openAsDana }) => {
    const app = await openAsDana('/EULA')
    const drawnPages = () => app.window.run(() => document.querySelectorAll('.react-pdf__Page__canvas[width]').length)
    await expect.poll(drawnPages).toBe(PAGES_OF_LICENCE)
    const pdf = await app.window.print?.()
    expect(pdf && (await readPrintedPages(pdf)).length).toBe(PAGES_OF_LICENCE)
  })
}
