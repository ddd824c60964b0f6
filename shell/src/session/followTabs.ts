/**
 * Follows the other tabs: the carriers in local storage change with every sign-in and sign-out there. Coming back to
 * this tab, also from the back/forward cache, looks again. Answers how to stop.
 */
export function followTabs(page: Window, onChange: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === null || event.key === 'carriers') onChange()
  }
  page.addEventListener('storage', onStorage)
  page.addEventListener('pageshow', onChange)
  page.addEventListener('focus', onChange)
  return () => {
    page.removeEventListener('storage', onStorage)
    page.removeEventListener('pageshow', onChange)
    page.removeEventListener('focus', onChange)
  }
}
