import type { Browser, CDPSession } from 'playwright'
import { signInByForm } from './signInByForm.ts'

/** The order editor with many line items, the processor slowed four times; milliseconds. */
export interface LongEditor {
  readonly rows: number
  readonly keyMedian: number
  readonly keyMax: number
  /** Of the processor, from the press of the button to a usable form. */
  readonly opening: number
}

const KEYS = 40
const SLOWDOWN = 4

/** Opens the editor of an order with so many rows, and types into a quantity-1 row's barcode. */
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
  await cdp.send('Performance.enable')
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  const before = await processorTime(cdp)
  await update.click()
  const barcode = page.getByLabel('Item 1 barcode', { exact: true })
  await barcode.waitFor()
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))))
  const opening = (await processorTime(cdp)) - before
  await barcode.focus()
  const times: number[] = []
  for (let at = 0; at < KEYS; at += 1) {
    const started = await processorTime(cdp)
    await page.keyboard.press('a')
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))))
    times.push((await processorTime(cdp)) - started)
  }
  await page.close()
  times.sort((a, b) => a - b)
  return { rows, keyMedian: times[KEYS / 2] ?? Number.NaN, keyMax: times.at(-1) ?? Number.NaN, opening }
}

/** Milliseconds that the page's main thread has worked so far. */
async function processorTime(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
}
