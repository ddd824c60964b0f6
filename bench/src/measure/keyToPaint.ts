import type { Page } from 'playwright'

interface KeyPress {
  readonly name: string
  readonly duration: number
}

/** Starts recording the time from each key press to its paint (Event Timing API). */
export async function observeKeyPresses(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen: KeyPress[] = []
    Object.assign(globalThis, { __presses: seen })
    const rules = { type: 'event', durationThreshold: 16 }
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) seen.push({ name, duration })
    }).observe(rules)
  })
}

/** Milliseconds from each key press to its paint in the API's steps of 8, in ascending order. */
export async function readKeyPresses(page: Page, presses: number): Promise<readonly number[]> {
  await page.waitForTimeout(500)
  const seen = await page.evaluate(() => (globalThis as typeof globalThis & { __presses: KeyPress[] }).__presses)
  return durationsOf(seen, presses)
}

/**
 * The durations of so many key presses, in ascending order. The API does not report those below 16 ms, which count as 16.
 * Without any reported press nothing was measured.
 */
export function durationsOf(seen: readonly KeyPress[], presses: number): readonly number[] {
  const reported = seen.flatMap(({ name, duration }) => (name === 'keydown' ? duration : []))
  if (reported.length === 0) return [Number.NaN]
  const unreported = Array.from({ length: Math.max(0, presses - reported.length) }, () => 16)
  return [...unreported, ...reported].toSorted((a, b) => a - b)
}
