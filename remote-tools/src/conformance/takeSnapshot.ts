import type { CDPSession, Page } from 'playwright'
import type { PageSnapshot } from './measurement.ts'

/** A timer that ends within this time is no leak: for example a library's request timeout. */
const TIMER_GRACE_MS = 4000

/** Measures the page after a garbage collection. */
export async function takeSnapshot(page: Page, browser: CDPSession): Promise<PageSnapshot> {
  await page.waitForTimeout(100)
  for (let round = 0; round < 3; round += 1) await browser.send('HeapProfiler.collectGarbage')
  const { nodes, jsEventListeners } = await browser.send('Memory.getDOMCounters')
  const { usedSize, embedderHeapUsedSize, backingStorageSize } = await browser.send('Runtime.getHeapUsage')
  const heap = usedSize + embedderHeapUsedSize + backingStorageSize
  return { ...(await page.evaluate(() => window.conformanceRecord())), nodes, jsEventListeners, heap }
}

/** Polls from outside the page: the browser driver's waiting functions would leave listeners of their own. */
export async function waitForTimers(page: Page, count: number): Promise<void> {
  for (let waited = 0; waited < TIMER_GRACE_MS; waited += 200) {
    const { timers } = await page.evaluate(() => window.conformanceRecord())
    if (timers.length <= count) return
    await page.waitForTimeout(200)
  }
}
