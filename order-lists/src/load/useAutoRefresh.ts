import { pauseAfter } from '@carrier-portal/contract'
import { useEffect, useEffectEvent, useRef } from 'react'

/** Milliseconds between automatic refreshes: five minutes. */
export const REFRESH_EVERY_MS = 300_000

/**
 * Calls `refresh` again and again while the page is visible:
 * - five minutes after the start of the last request, also of one that failed;
 * - sooner after one that did not reach the backend: the browser reports that the network is back before it is usable, and
 *   does not report at all that the backend is;
 * - at midnight, when "Today" is another day, and when the browser reports the network.
 *
 * Wall clock times are compared, so a page that was hidden, or a device that slept, refreshes at once when it is overdue. A
 * refresh that is due waits for the running request, which may have been sent before midnight.
 * @param startedAt returns the start of the last request in milliseconds since 1970, infinity before the first one
 * @param unreached how many requests in a row did not reach the backend
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
