import { code128, installLabelCamera } from '../../portal/barcodes.ts'
import { readStoredRecords } from '../../portal/drafts.ts'
import { readStoredOrder } from '../../portal/editor.ts'
import { LONG } from '../../portal/long.ts'
import { layoutFaults } from '../layoutFaults.ts'
import type { EngineScreen } from '../screen.ts'
import { type EngineTest, expect } from '../test.ts'

const MANY = 200

/** The edit form: times, and what was typed before a reload. */
export function editorStories(test: EngineTest): void {
  test('shows each time with AM or PM in full at every width', LONG, async ({ openAsDana }) => {
    const app = await openEditor(openAsDana)
    await app.fill('Item 1 pickup time', '2026-11-21T17:39')
    await app.fill('Time for all items', '2026-11-21T05:39')
    for (const width of [320, 360, 390, 768, 1024, 1280, 1440]) {
      await app.window.resize(width, 900)
      await app.find('heading', 'Item Details')
      await expect.poll(() => layoutFaults(app.window), { message: `${width} px` }).toEqual([])
    }
  })

  test('reads the label in front of the camera', LONG, async ({ openAsDana }) => {
    const app = await openAsDana('/accepted-orders')
    await app.find('button', 'Update Details')
    await app.window.run(installLabelCamera)
    // The arguments of a run are single values.
    await app.window.run((widths) => Reflect.get(globalThis, 'showLabel')(JSON.parse(widths), false), label('NEW-1'))
    await app.click('button', 'Update Details')
    await app.click('button', 'Scan a new item')
    await app.expectText('NEW-1 added')
  })

  test('offers what was typed after a reload', LONG, async ({ openAsDana }) => {
    const app = await openEditor(openAsDana)
    const before = await app.window.run(() => Date.now())
    await app.fill('OC Comments', 'Typed before the reload')
    await expect
      .poll(async () => (await app.window.run(readStoredRecords)).newest, { timeout: 20_000 })
      .toBeGreaterThanOrEqual(before)
    await openEditor(openAsDana)
    await app.click('button', 'Restore')
    await expect.poll(() => valueOfField(app, 'OC Comments')).toBe('Typed before the reload')
  })

  test(`adds an item to ${MANY}, types into it and saves`, async ({ openAsDana }) => {
    const app = await openEditor(openAsDana)
    await app.fill('Item 1 quantity', String(MANY))
    await app.click('button', 'Save')
    await app.expectText('updated successfully!')

    await openEditor(openAsDana)
    const number = await app.window.run(() => document.querySelector('article')?.ariaLabel?.replace('Order ', '') ?? '')
    const items = await app.window.run(() => Number(document.querySelector('table')?.getAttribute('aria-rowcount')) - 1)
    expect(items).toBeGreaterThanOrEqual(MANY)
    await app.click('button', 'Add Item')
    const barcode = await app.find('textbox', `Item ${items + 1} barcode`)
    await barcode.type('LAST-ONE')
    expect(await app.window.run(() => document.querySelectorAll('[role="dialog"] tbody tr').length)).toBeLessThan(50)
    await expect.poll(() => layoutFaults(app.window)).toEqual([])
    await app.select(`Item ${items + 1} type`, 'Document Envelope')
    await app.click('button', 'Save')
    await app.expectText('updated successfully!')
    const { lineItems } = await app.window.run(readStoredOrder, number)
    expect(lineItems.filter((item) => item.barcode === 'LAST-ONE')).toHaveLength(1)
  })
}

const label = (text: string) => JSON.stringify(code128(text))

/** Opens the editor of the first accepted order. */
async function openEditor(openAsDana: (path: string) => Promise<EngineScreen>): Promise<EngineScreen> {
  const app = await openAsDana('/accepted-orders')
  await app.click('button', 'Update Details')
  await app.find('heading', 'Item Details')
  return app
}

function valueOfField(app: EngineScreen, label: string): Promise<string | undefined> {
  return app.window.run((wanted) => {
    const found = [...document.querySelectorAll('label')].find(({ textContent }) => textContent?.startsWith(wanted))
    const control = found?.control
    return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement ? control.value : undefined
  }, label)
}
