import type { Page } from '@playwright/test'
import { changePauses } from './changePauses.ts'

/** How long the portal shows a toast, and how long it does in these journeys, in milliseconds. */
const TOAST_MS = 5_000
const KEPT_MS = 60_000

/** Keeps each toast for a minute: a loaded machine may need more than its five seconds to read color and position. */
export function keepToasts(page: Page): Promise<void> {
  return changePauses(page, [[TOAST_MS, KEPT_MS]])
}
