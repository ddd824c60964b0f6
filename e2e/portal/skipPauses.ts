import type { BrowserContext, Page } from '@playwright/test'

/** Ends the pauses of exactly these lengths, in milliseconds, as soon as a page begins them. */
export async function skipPauses(pages: Page | BrowserContext, pausesMs: readonly number[]): Promise<void> {
  await pages.addInitScript((skipped) => {
    const setTimer = window.setTimeout.bind(window)
    const skipping = (run: TimerHandler, ms?: number, ...rest: unknown[]) =>
      setTimer(run, skipped.includes(ms ?? 0) ? 0 : ms, ...rest)
    Object.assign(window, { setTimeout: skipping })
  }, pausesMs)
}
