import type { Page } from 'playwright'

/** What a user sees of a page load. */
export interface Vitals {
  /** Milliseconds from the start of the navigation to the largest paint. */
  readonly largestPaint: number
  /** The sum of layout shifts without recent input. */
  readonly layoutShift: number
  /** Milliseconds of the longest task of the main thread; 0 where none took over 50 ms. */
  readonly longestTask: number
}

/** Starts observing paints, layout shifts and long tasks. Call before the navigation. */
export async function observeVitals(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const vitals = { largestPaint: 0, layoutShift: 0, longestTask: 0 }
    Object.assign(globalThis, { __vitals: vitals })
    new PerformanceObserver((list) => {
      vitals.largestPaint = list.getEntries().at(-1)?.startTime ?? vitals.largestPaint
    }).observe({ type: 'largest-contentful-paint', buffered: true })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) vitals.layoutShift += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) vitals.longestTask = Math.max(vitals.longestTask, duration)
    }).observe({ type: 'longtask', buffered: true })
  })
}

/** The vitals observed so far. */
export function readVitals(page: Page): Promise<Vitals> {
  return page.evaluate(() => (globalThis as typeof globalThis & { __vitals: Vitals }).__vitals)
}
