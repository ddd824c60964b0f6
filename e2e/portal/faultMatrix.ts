import type { Page } from '@playwright/test'
import { PAUSES_MS } from '../../shell/src/remotes/failurePolicy.ts'
import { skipPauses } from './changePauses.ts'

/** `npm run faults` runs every fault of every call and remote, at the real pauses; `npm test` runs a part. */
export const isWholeMatrix = process.env.FAULTS === 'all'

/** Ends the pauses between the attempts to load a remote at once, except in the whole matrix. */
export async function skipRetryPauses(page: Page): Promise<void> {
  if (!isWholeMatrix) await skipPauses(page, PAUSES_MS)
}
