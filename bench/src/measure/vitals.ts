import type { Page } from 'playwright'

export interface Vitals {
  /** Milliseconds from the start of the navigation to the largest paint. */
  readonly largestPaint: number
  /** The sum of layout shifts without recent input. */
  readonly layoutShift: number
}

/** Starts to observe paints and shifts; before the navigation. */
export async function observeVitals(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = { largestPaint: 0, layoutShift: 0 }
    Object.assign(globalThis, { __vitals: seen })
    new PerformanceObserver((list) => {
      seen.largestPaint = list.getEntries().at(-1)?.startTime ?? seen.largestPaint
    }).observe({ type: 'largest-contentful-paint', buffered: true })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) seen.layoutShift += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

export function readVitals(page: Page): Promise<Vitals> {
  return page.evaluate(() => (globalThis as typeof globalThis & { __vitals: Vitals }).__vitals)
}
