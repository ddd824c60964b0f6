import { useEffect, useState } from 'react'

const EVERY_MS = 30_000

/** The present time, twice a minute: for the age of a list and for what is due. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), EVERY_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}
