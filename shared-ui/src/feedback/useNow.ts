import { useEffect, useState } from 'react'

const INTERVAL_MS = 30_000

/** The present time in milliseconds since 1970, updated every 30 seconds. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), INTERVAL_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}
