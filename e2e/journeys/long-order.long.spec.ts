import type { Page } from '@playwright/test'
import { fetchStoredOrder, itemsArea, MANY, openEditor, saveAsLongOrder } from '../portal/editor.ts'
import { openSignedIn } from '../portal/openSignedIn.ts'
import { PAPER, readPrintedPages } from '../portal/printedPages.ts'
import { firstOrder, scanWithoutPause } from '../portal/steps.ts'
import { expect, test } from '../portal/test.ts'

const devices = [
  ['a desk', { width: 1440, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const

/** Opens a long order, which the first of these tests in a portal makes: saved again and again, it would become longer and slower. */
async function openLongOrder(page: Page) {
  await openSignedIn(page, 'dana', '/accepted-orders')
  const { card, number } = await firstOrder(page)
  const storedItems = async () => (await fetchStoredOrder(page, number)).lineItems.length
  if ((await storedItems()) < MANY) await saveAsLongOrder(page, await openEditor(page, card, number), number)
  const items = await storedItems()
  return { editor: await openEditor(page, card, number), number, items }
}

test('renders only the rows in view of a long order, and reaches the others on a desk, on a phone and by keyboard alone', async ({
  page,
}) => {
  const { editor, items } = await openLongOrder(page)
  expect(items).toBeGreaterThanOrEqual(MANY)
  const barcodes = editor.getByRole('textbox', { name: /^Item \d+ barcode$/ })

  await test.step('with the Tab key', async () => {
    await expect(editor.getByRole('table')).toHaveAttribute('aria-rowcount', String(items + 1))
    await editor.getByRole('combobox', { name: 'Item 8 type' }).focus()
    const beyond = editor.getByRole('combobox', { name: 'Item 20 type' })
    await expect(beyond).toHaveCount(0)
    // Until its height is measured, a row takes less room, and rows are rendered for a moment that do not stay.
    const reached = editor.locator(':focus').and(beyond)
    for (let presses = 0; presses < 400 && (await reached.count()) === 0; presses += 1) await page.keyboard.press('Tab')
    await expect(beyond).toBeFocused()
    await expect(beyond).toBeInViewport({ ratio: 1 })
  })

  await test.step('with a scanner that makes no pause', async () => {
    const barcode = (row: number) => editor.getByRole('textbox', { name: `Item ${row} barcode`, exact: true })
    await barcode(20).focus()
    await scanWithoutPause(page, ['SCAN-0001', 'SCAN-0002'])
    await expect(barcode(22)).toBeFocused()
    await expect(barcode(20)).toHaveValue('SCAN-0001')
    await expect(barcode(21)).toHaveValue('SCAN-0002')
    await expect(barcode(22)).toHaveValue('')
  })

  for (const [index, [device, viewport]] of devices.entries())
    await test.step(`on ${device}`, async () => {
      await page.setViewportSize(viewport)
      await expect.poll(() => barcodes.count()).toBeLessThan(30)
      const last = items + 2 * index + 1
      await editor.getByRole('button', { name: 'Add Item' }).click()
      const added = editor.getByRole('textbox', { name: `Item ${last} barcode` })
      await expect(added).toBeFocused()
      // Scrolling stops at whole device pixels, so a fraction of one may be outside.
      await expect(added).toBeInViewport({ ratio: 0.99 })
      // A card is higher than the list's area on a phone.
      if (device === 'a desk')
        await expect(editor.locator(`[data-index="${last - 1}"]`)).toBeInViewport({ ratio: 0.99 })
      await page.keyboard.type(`LAST-${index}`)
      await page.keyboard.press('Enter')
      await expect(editor.getByRole('textbox', { name: `Item ${last + 1} barcode` })).toBeFocused()

      // The first field that needs attention is at the end of the list; the link to it is at the top.
      await editor.getByRole('searchbox', { name: 'Find a barcode' }).fill(`LAST-${index}`)
      await page.keyboard.press('Enter')
      await expect(added).toBeFocused()
      await expect(added).toHaveValue(`LAST-${index}`)
      await expect(added).toBeInViewport({ ratio: 1 })

      await editor.getByRole('textbox', { name: 'OC Comments' }).focus()
      await page.keyboard.press('Control+s')
      const missing = editor.getByRole('combobox', { name: `Item ${items + 1} type` })
      await expect(missing).toBeFocused()
      await expect(missing).toBeInViewport({ ratio: 1 })
      await expect(missing).toHaveAccessibleDescription('Item Type is Required')
    })
})

test('prints the number of each item of a long order in one line', async ({ page }) => {
  const { number, items } = await openLongOrder(page)
  await page.goto(`/order/${number}`)
  await expect(page.getByRole('heading', { name: 'Item Details' })).toBeVisible()
  const pieces = (await readPrintedPages(await page.pdf(PAPER))).flat().map(({ text }) => text)
  expect(pieces).toEqual(expect.arrayContaining(['10', String(items)]))
})

test('prints every item of a long order in the editor, whose items are where they were scrolled to afterwards', async ({
  page,
}) => {
  const { editor, items } = await openLongOrder(page)
  const middle = editor
    .getByRole('row')
    .filter({ has: page.getByRole('cell', { name: String(Math.round(items / 2)), exact: true }) })
  // At once: each turn of a wheel renders other rows, which took a third of this test's time.
  await itemsArea(editor).evaluate((area) => area.scrollTo(0, (area.scrollHeight - area.clientHeight) / 2))
  await middle.scrollIntoViewIfNeeded()
  const pieces = (await readPrintedPages(await page.pdf(PAPER))).flat().map(({ text }) => text)
  expect(numbersOf(items).filter((number) => !pieces.includes(number))).toEqual([])
  await expect(middle).toBeInViewport()
  await expect(editor.getByRole('row')).not.toHaveCount(items + 1)
})

test('prints every item of a long order in the cards of a tablet', async ({ page }) => {
  const { editor, items } = await openLongOrder(page)
  await page.setViewportSize({ width: 1024, height: 768 })
  await expect(editor.getByRole('list', { name: 'Items' })).toBeVisible()
  const pages = await readPrintedPages(await page.pdf(PAPER))
  const titles = pages.flat().map(({ text }) => text)
  expect(numbersOf(items).filter((number) => !titles.includes(`Item ${number}`))).toEqual([])
  expect(pages.length, 'pages, several cards on each').toBeLessThan(items / 4)
})

/** The numbers that the items of an order have on the paper. */
function numbersOf(items: number): readonly string[] {
  return Array.from({ length: items }, (_, index) => String(index + 1))
}
