import type { Page } from '@playwright/test'

/** How long the portal shows a toast, in milliseconds. */
const TOAST_MS = 5_000

/** Keeps each toast for a minute: a loaded machine may need more than its five seconds to read color and position. */
export async function keepToasts(page: Page): Promise<void> {
  await page.addInitScript((toastMs) => {
    const setTimer = window.setTimeout.bind(window)
    const keeping = (run: TimerHandler, ms?: number, ...rest: unknown[]) =>
      setTimer(run, ms === toastMs ? 60_000 : ms, ...rest)
    Object.assign(window, { setTimeout: keeping })
  }, TOAST_MS)
}
