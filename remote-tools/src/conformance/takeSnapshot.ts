import type { CDPSession, Page } from 'playwright'
import type { PageSnapshot } from './measurement.ts'

/** Measures the page after a garbage collection. */
export async function takeSnapshot(page: Page, browser: CDPSession): Promise<PageSnapshot> {
  await page.waitForTimeout(100)
  for (let round = 0; round < 3; round += 1) await browser.send('HeapProfiler.collectGarbage')
  const { nodes, jsEventListeners } = await browser.send('Memory.getDOMCounters')
  const { usedSize, embedderHeapUsedSize, backingStorageSize } = await browser.send('Runtime.getHeapUsage')
  const heap = usedSize + embedderHeapUsedSize + backingStorageSize
  return { ...(await page.evaluate(() => window.conformanceRecord())), nodes, jsEventListeners, heap }
}
