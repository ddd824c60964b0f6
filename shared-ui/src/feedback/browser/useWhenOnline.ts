import { useEffect, useRef } from 'react'

/**
 * Calls `onOnline` when the device is connected again: an alert about the missing connection is then out of date. The listener
 * stays the same over renders: another listener of the event may render the page, and the browser calls no listener that is
 * added or removed meanwhile.
 */
export function useWhenOnline(onOnline: () => void): void {
  const latest = useRef(onOnline)
  latest.current = onOnline
  useEffect(() => {
    const listener = () => latest.current()
    globalThis.addEventListener('online', listener)
    return () => globalThis.removeEventListener('online', listener)
  }, [])
}
