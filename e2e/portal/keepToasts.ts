import type { Page } from '@playwright/test'
import { changePauses } from './changePauses.ts'

/** How long the portal shows a toast, and on a phone one that is in the way, in milliseconds. */
const TOAST_MS = 5_000
const LEAST_MS = 2_000
/** How long it does in these journeys. */
const KEPT_MS = 60_000

/** Keeps each toast for a minute: a loaded machine may need more than its five seconds to read color and position. */
export function keepToasts(page: Page): Promise<void> {
  return changePauses(
    page,
    [TOAST_MS, LEAST_MS].map((ms) => [ms, KEPT_MS] as const),
  )
}
