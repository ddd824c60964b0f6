import type { Browser } from 'playwright'
import { observePresses, readPresses } from './pressToPaint.ts'
import { drawn, middleOf, watchProcessor } from './processor.ts'
import { signInByForm } from './signInByForm.ts'

/** The order editor with many line items, the processor slowed four times; milliseconds. */
export interface LongEditor {
  readonly rows: number
  /** From a press to its paint. */
  readonly keyMedian: number
  readonly keyMax: number
  /** Of the processor, for a press and its frame; the measuring itself included. */
  readonly keyProcessor: number
  /** Of the processor, from the press of the button to a usable form. */
  readonly opening: number
}

const ROWS_TYPED = 4
/** As long as a barcode is: what outgrows its field scrolls it at every key, which is another measurement. */
const KEYS_A_ROW = 10
const SLOWDOWN = 4
const barcodeOf = (row: number) => `[aria-label="Item ${row} barcode"]`

/** Opens the editor of an order with so many rows, and types a barcode into each of the first ones. */
export async function measureLongEditor(browser: Browser, address: string, rows: number): Promise<LongEditor> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.route('**/api/orders/details', async (route) => {
    const answer = (await (await route.fetch()).json()) as { workOrder: { lineItems: object[] } }
    const [item] = answer.workOrder.lineItems
    answer.workOrder.lineItems = Array.from({ length: rows }, (_, at) => ({
      ...item,
      workOrderLineItemId: 900_000 + at,
      barcode: `BC-${at}`,
      quantity: 1,
    }))
    await route.fulfill({ json: answer })
  })
  await signInByForm(page, address, '/accepted-orders')
  const update = page.getByRole('button', { name: 'Update Details' }).first()
  await update.waitFor()
  // The code behind the button comes when it is pointed at; what is measured is the opening, not the download.
  await update.hover()
  await page.waitForTimeout(1500)
  const cdp = await page.context().newCDPSession(page)
  const processor = await watchProcessor(cdp)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  const before = await processor()
  await update.click()
  // A plain selector: looking for labels would cost the page's own main thread a good part of the figure.
  await page.waitForSelector(barcodeOf(1))
  await drawn(page)
  const opening = (await processor()) - before
  await page.waitForTimeout(1000)
  await observePresses(page)
  const keys: number[] = []
  for (let row = 1; row <= ROWS_TYPED; row += 1) {
    await page.focus(barcodeOf(row))
    for (let at = 0; at < KEYS_A_ROW; at += 1) {
      const started = await processor()
      await page.keyboard.press('a')
      await drawn(page)
      keys.push((await processor()) - started)
    }
  }
  const waits = await readPresses(page, keys.length)
  await page.close()
  return {
    rows,
    keyMedian: middleOf(waits),
    keyMax: waits.at(-1) ?? Number.NaN,
    keyProcessor: middleOf(keys),
    opening,
  }
}
