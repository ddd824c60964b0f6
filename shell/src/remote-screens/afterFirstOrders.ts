/**
 * Runs `prefetch` once after the first response with orders, which may have arrived before the screen was rendered: until
 * then, what it loads would compete with the screen's own data. Never where the browser does not report the requests of
 * the page. Returns the function that ends the waiting, and what `prefetch` has begun.
 */
export function afterFirstOrders(apiBaseUrl: string, prefetch: () => () => void): () => void {
  if (typeof PerformanceObserver === 'undefined') return () => undefined
  const orders = new URL(`${apiBaseUrl}/api/orders/`, window.location.origin).href
  let cancel: (() => void) | undefined
  const observer = new PerformanceObserver((entries) => {
    if (!entries.getEntries().some(({ name }) => name.startsWith(orders))) return
    observer.disconnect()
    cancel = prefetch()
  })
  observer.observe({ type: 'resource', buffered: true })
  return () => {
    observer.disconnect()
    cancel?.()
  }
}
