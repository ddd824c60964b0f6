import { pauseAfter } from '@carrier-portal/contract'
import { useEffect, useEffectEvent, useRef } from 'react'

/** Milliseconds between automatic refreshes: five minutes. */
export const REFRESH_EVERY_MS = 300_000

/**
 * Calls `refresh` five minutes after the start of the last request, repeatedly, also after a failure, and at midnight, because
 * "Today" is another day then; after `unreached` requests in a row that did not reach the backend as soon as their pause has
 * passed, because the browser says that the network is back before it is, and nothing at all where only the backend was
 * away. It compares wall clock times, so a device that slept refreshes at once when it is overdue. A hidden page does not refresh; it does once when it becomes visible and
 * is overdue, and when the network comes back. While a request is running it waits for its end: one that was sent before
 * midnight has the orders of the day before. `startedAt` returns the start of the last request in milliseconds since 1970,
 * infinity before the first one.
 */
export function useAutoRefresh(
  isRunning: boolean,
  startedAt: () => number,
  unreached: number,
  refresh: () => void,
): void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const untilDue = useEffectEvent((pauseMs: number) => {
    const now = Date.now()
    const from = Math.min(startedAt(), now)
    return Math.min(from + pauseMs, new Date(from).setHours(24, 0, 0, 0)) - now
  })
  const refreshNow = useEffectEvent(refresh)
  const isIdle = useEffectEvent(() => !isRunning)

  useEffect(() => {
    const pauseMs = unreached > 0 ? pauseAfter(unreached) : REFRESH_EVERY_MS
    const check = () => {
      clearTimeout(timer.current)
      if (document.visibilityState === 'hidden') return
      if (untilDue(pauseMs) <= 0 && isIdle()) refreshNow()
      timer.current = setTimeout(check, Math.max(untilDue(pauseMs), 1000))
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
  }, [unreached])
}
