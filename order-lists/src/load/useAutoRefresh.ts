import { useEffect, useEffectEvent, useRef } from 'react'

/** Specification, section 4: every five minutes. */
export const REFRESH_EVERY_MS = 300_000

/**
 * Calls `refresh` five minutes after the last request began, again and again, whatever became of it. Counts on the
 * wall clock, so that a device that slept knows how late it is; does nothing while the page is hidden, and once, on
 * return, when overdue (decisions, section 2). Also when the network comes back. `startedAt` answers when the last
 * request began.
 */
export function useAutoRefresh(startedAt: () => number, refresh: () => void): void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const untilDue = useEffectEvent(() => Math.min(startedAt() + REFRESH_EVERY_MS - Date.now(), REFRESH_EVERY_MS))
  const refreshNow = useEffectEvent(refresh)

  useEffect(() => {
    const look = () => {
      clearTimeout(timer.current)
      if (document.visibilityState === 'hidden') return
      if (untilDue() <= 0) refreshNow()
      timer.current = setTimeout(look, Math.max(untilDue(), 1000))
    }
    const heal = () => {
      if (document.visibilityState !== 'hidden') refreshNow()
    }
    look()
    document.addEventListener('visibilitychange', look)
    globalThis.addEventListener('online', heal)
    return () => {
      clearTimeout(timer.current)
      document.removeEventListener('visibilitychange', look)
      globalThis.removeEventListener('online', heal)
    }
  }, [])
}
