import type { Page } from '@playwright/test'
import { PAUSES_MS } from '../../shell/src/remotes/failurePolicy.ts'

/** `npm run faults -w e2e` runs every fault of every call and remote, at the real pauses; the suite runs a part. */
export const isWholeMatrix = process.env.FAULTS === 'all'

/** Ends the pauses between the attempts to load a remote at once, except in the whole matrix. */
export async function skipRetryPauses(page: Page): Promise<void> {
  if (isWholeMatrix) return
  await page.addInitScript((pausesMs) => {
    const setTimer = window.setTimeout.bind(window)
    const skipping = (run: TimerHandler, ms?: number, ...rest: unknown[]) =>
      setTimer(run, pausesMs.includes(ms ?? 0) ? 0 : ms, ...rest)
    Object.assign(window, { setTimeout: skipping })
  }, PAUSES_MS)
}
