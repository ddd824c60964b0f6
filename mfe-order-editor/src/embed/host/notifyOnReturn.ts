/** Notifies when the person returns to the page from another tab or window, where they may have signed in. Returns what stops it. */
export function notifyOnReturn(notify: () => void): () => void {
  const check = () => {
    if (document.visibilityState === 'visible') notify()
  }
  document.addEventListener('visibilitychange', check)
  // A page behind the window of a sign-in stays visible.
  globalThis.addEventListener('focus', check)
  return () => {
    document.removeEventListener('visibilitychange', check)
    globalThis.removeEventListener('focus', check)
  }
}
