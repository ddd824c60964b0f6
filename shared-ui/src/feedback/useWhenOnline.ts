import { useEffect, useRef } from 'react'

/** Calls `onOnline` when the device is connected again: an alert about the missing connection is then out of date. */
export function useWhenOnline(onOnline: () => void): void {
  const current = useRef(onOnline)
  current.current = onOnline
  useEffect(() => {
    const call = () => current.current()
    globalThis.addEventListener('online', call)
    return () => globalThis.removeEventListener('online', call)
  }, [])
}
