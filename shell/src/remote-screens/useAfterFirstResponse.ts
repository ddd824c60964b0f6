import { useEffect, useState } from 'react'

/**
 * Runs `prefetch` once after the response to a call of the API that began after the first render: until then, what it
 * loads would compete with the screen's own data. Never where the browser does not report the requests of the page.
 */
export function useAfterFirstResponse(apiBaseUrl: string, prefetch: () => () => void): void {
  const [renderedAt] = useState(() => performance.now())
  useEffect(() => {
    if (typeof PerformanceObserver === 'undefined') return
    const api = new URL(`${apiBaseUrl}/api/`, window.location.origin).href
    let cancel: (() => void) | undefined
    const observer = new PerformanceObserver((entries) => {
      const hasResponse = entries
        .getEntries()
        .some(({ name, startTime }) => name.startsWith(api) && startTime >= renderedAt)
      if (!hasResponse) return
      observer.disconnect()
      cancel = prefetch()
    })
    observer.observe({ type: 'resource', buffered: true })
    return () => {
      observer.disconnect()
      cancel?.()
    }
  }, [apiBaseUrl, renderedAt, prefetch])
}
