import { useEffect, useState } from 'react'

const INTERVAL_MS = 30_000

/** The present time in milliseconds since 1970, updated every 30 seconds, or as often as given. */
export function useNow(intervalMs = INTERVAL_MS): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), intervalMs)
    return () => clearInterval(timer)
  }, [intervalMs])
  return now
}
