import { tryStorage } from '../session/tryStorage.ts'

const APPLIED_UPDATE_KEY = 'update_taken'

/** The last update that this tab applied by loading the page. */
export function appliedUpdate(page: Window): string | undefined {
  return tryStorage(() => page.sessionStorage.getItem(APPLIED_UPDATE_KEY)) ?? undefined
}

/**
 * Stores the update that the next load of the page applies. Where storage is blocked, the page has the update after the load,
 * so it is not pending any more.
 */
export function storeAppliedUpdate(page: Window, update: string): void {
  tryStorage(() => page.sessionStorage.setItem(APPLIED_UPDATE_KEY, update))
}
