import { useEffect, useEffectEvent, useRef } from 'react'

/** Milliseconds between automatic refreshes: five minutes. */
export const REFRESH_EVERY_MS = 300_000

/**
 * Calls `refresh` five minutes after the start of the last request, repeatedly, also after a failure. It compares wall
 * clock times, so a device that slept refreshes at once when it is overdue. A hidden page does not refresh; it does once
 * when it becomes visible and is overdue, and when the network comes back. `startedAt` returns the start of the last
 * request in milliseconds since 1970.
 */
export function useAutoRefresh(startedAt: () => number, refresh: () => void): void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const untilDue = useEffectEvent(() => Math.min(startedAt() + REFRESH_EVERY_MS - Date.now(), REFRESH_EVERY_MS))
  const refreshNow = useEffectEvent(refresh)

  useEffect(() => {
    const check = () => {
      clearTimeout(timer.current)
      if (document.visibilityState === 'hidden') return
      if (untilDue() <= 0) refreshNow()
      timer.current = setTimeout(check, Math.max(untilDue(), 1000))
    }
    const refreshOnline = () => {
      if (document.visibilityState !== 'hidden') refreshNow()
    }
    check()
    document.addEventListener('visibilitychange', check)
    globalThis.addEventListener('online', refreshOnline)
    return () => {
      clearTimeout(timer.current)
      document.removeEventListener('visibilitychange', check)
      globalThis.removeEventListener('online', refreshOnline)
    }
  }, [])
}
