import type { Browser } from 'playwright'
import { contextOptions } from './browser.ts'
import { observeKeyPresses, readKeyPresses } from './keyToPaint.ts'
import { median, nextFrame, watchProcessor } from './processor.ts'
import { signInByForm } from './signIn.ts'

/** The order editor with many line items at four times processor slowdown; milliseconds. */
export interface LongEditor {
  readonly rows: number
  /** From a key press to its paint. */
  readonly keyMedian: number
  readonly keyMax: number
  /** Processor time of a key press and its frame, measuring included. */
  readonly keyProcessor: number
  /** Processor time from the button's click to a usable form. */
  readonly opening: number
}

const ROWS_TYPED = 4
/** The length of a barcode. A longer text would scroll its field at each key press. */
const KEYS_PER_ROW = 10
const SLOWDOWN = 4
const barcodeOf = (row: number) => `[aria-label="Item ${row} barcode"]`

/** Opens the editor of an order with `rows` line items and types a barcode into each of the first four. */
export async function measureLongEditor(browser: Browser, address: string, rows: number): Promise<LongEditor> {
  const page = await browser.newPage({ ...contextOptions, viewport: { width: 1440, height: 900 } })
  await page.route('**/api/orders/details', async (route) => {
    const response = (await (await route.fetch()).json()) as { workOrder: { lineItems: object[] } }
    const [item] = response.workOrder.lineItems
    response.workOrder.lineItems = Array.from({ length: rows }, (_, index) => ({
      ...item,
      workOrderLineItemId: 900_000 + index,
      barcode: `BC-${index}`,
      quantity: 1,
    }))
    await route.fulfill({ json: response })
  })
  await signInByForm(page, address, '/accepted-orders')
  const update = page.getByRole('button', { name: 'Update Details' }).first()
  await update.waitFor()
  // Hovering prefetches the editor's code, so that the measurement contains no download.
  await update.hover()
  await page.waitForTimeout(1500)
  const cdp = await page.context().newCDPSession(page)
  const processor = await watchProcessor(cdp)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  const before = await processor()
  await update.click()
  // A CSS selector: a search by label would run in the page's main thread and distort the figure.
  await page.waitForSelector(barcodeOf(1))
  await nextFrame(page)
  const opening = (await processor()) - before
  await page.waitForTimeout(1000)
  await observeKeyPresses(page)
  const keys: number[] = []
  for (let row = 1; row <= ROWS_TYPED; row += 1) {
    await page.focus(barcodeOf(row))
    for (let key = 0; key < KEYS_PER_ROW; key += 1) {
      const started = await processor()
      await page.keyboard.press('a')
      await nextFrame(page)
      keys.push((await processor()) - started)
    }
  }
  const durations = await readKeyPresses(page, keys.length)
  await page.close()
  return {
    rows,
    keyMedian: median(durations),
    keyMax: durations.at(-1) ?? Number.NaN,
    keyProcessor: median(keys),
    opening,
  }
}
