/** The text kept for this tab; null without one, also where the browser blocks the storage. */
export function readTab(name: string): string | null {
  try {
    return sessionStorage.getItem(name)
  } catch {
    return null
  }
}

/** Keeps a text for this tab, also over a reload. A full storage keeps the earlier one, with which the tab opens again. */
export function writeTab(name: string, text: string): void {
  try {
    sessionStorage.setItem(name, text)
  } catch {
    // The drafts of a configuration with `drafts: "session"` may have filled it, or the browser blocks it.
  }
}
