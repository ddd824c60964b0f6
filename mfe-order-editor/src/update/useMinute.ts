import { useEffect, useState } from 'react'

const HALF_MINUTE = 30_000

/** The present moment, as exact as a warning about minutes needs it. */
export function useMinute(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), HALF_MINUTE)
    return () => clearInterval(timer)
  }, [])
  return now
}
