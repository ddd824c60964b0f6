const APPLIED_UPDATE_KEY = 'update_taken'

/** The last update that this tab applied by loading the page. */
export function appliedUpdate(page: Window): string | undefined {
  try {
    return page.sessionStorage.getItem(APPLIED_UPDATE_KEY) ?? undefined
  } catch {
    return undefined
  }
}

/** Stores the update that the next load of the page applies. */
export function storeAppliedUpdate(page: Window, update: string): void {
  try {
    page.sessionStorage.setItem(APPLIED_UPDATE_KEY, update)
  } catch {
    // Storage is blocked: after the reload the page has the update, so it is not pending any more.
  }
}
