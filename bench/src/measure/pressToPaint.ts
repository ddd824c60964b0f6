import type { Page } from 'playwright'

interface Seen {
  readonly name: string
  readonly duration: number
}

/** Begins to note how long each key press waits for its paint, as the browser itself says it (Event Timing). */
export async function observePresses(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen: Seen[] = []
    Object.assign(globalThis, { __presses: seen })
    const rules = { type: 'event', durationThreshold: 16 }
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) seen.push({ name, duration })
    }).observe(rules)
  })
}

/**
 * Milliseconds from each press to its paint, in the browser's steps of 8, least first. What took less than 16 is not
 * told by the browser and counts as 16.
 */
export async function readPresses(page: Page, presses: number): Promise<readonly number[]> {
  await page.waitForTimeout(500)
  const seen = await page.evaluate(() => (globalThis as typeof globalThis & { __presses: Seen[] }).__presses)
  const told = seen.flatMap(({ name, duration }) => (name === 'keydown' ? duration : []))
  const untold = Array.from({ length: Math.max(0, presses - told.length) }, () => 16)
  return [...untold, ...told].toSorted((a, b) => a - b)
}
