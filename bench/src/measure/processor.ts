import type { CDPSession, Page } from 'playwright'

/**
 * Counts the processor's time of a page's main thread. In Chromium, `TaskDuration` is wall time unless the domain is
 * told to count thread ticks; thread ticks stand still while another process has the processor, so of a busy
 * machine only its colder caches are felt.
 */
export async function watchProcessor(cdp: CDPSession): Promise<() => Promise<number>> {
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  return async () => {
    const { metrics } = await cdp.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
  }
}

/** Waits until what was changed is drawn. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
}

/** The middle one of some numbers. */
export function middleOf(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN
}
