import type { BrowserContext, Page } from '@playwright/test'

/** The length of a timer in milliseconds, and the length that it gets. */
type PauseChange = readonly [ms: number, changedMs: number]

/** Gives the timers of exactly these lengths other lengths in every page that is opened from now on. */
export async function changePauses(pages: Page | BrowserContext, changes: readonly PauseChange[]): Promise<void> {
  await pages.addInitScript((pairs) => {
    const changed = new Map<number | undefined, number>(pairs)
    const setTimer = window.setTimeout.bind(window)
    const setChangedTimer = (run: TimerHandler, ms?: number, ...rest: unknown[]) =>
      setTimer(run, changed.get(ms) ?? ms, ...rest)
    Object.assign(window, { setTimeout: setChangedTimer })
  }, changes)
}

/** Ends the pauses of exactly these lengths, in milliseconds, as soon as a page begins them. */
export function skipPauses(pages: Page | BrowserContext, pausesMs: readonly number[]): Promise<void> {
  return changePauses(
    pages,
    pausesMs.map((ms) => [ms, 0] as const),
  )
}
