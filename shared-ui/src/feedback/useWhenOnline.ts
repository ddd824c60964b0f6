import { useEffect } from 'react'

/** Calls `onOnline` when the device is connected again: an alert about the missing connection is then out of date. */
export function useWhenOnline(onOnline: () => void): void {
  useEffect(() => {
    globalThis.addEventListener('online', onOnline)
    return () => globalThis.removeEventListener('online', onOnline)
  }, [onOnline])
}
