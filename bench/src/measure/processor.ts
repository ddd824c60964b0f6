import type { CDPSession, Page } from 'playwright'

/**
 * Reads the processor time of a page's main thread in milliseconds. Chromium's `TaskDuration` is wall time unless the
 * time domain is thread ticks, which do not advance while another process uses the processor.
 */
export async function watchProcessor(cdp: CDPSession): Promise<() => Promise<number>> {
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  return async () => {
    const { metrics } = await cdp.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
  }
}

/** Resolves after the next frame is painted. */
export async function nextFrame(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
}

/** The median; the upper one of an even count. */
export function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN
}
