import { useEffect, useState } from 'react'

const LONG_MS = 5_000

/** Whether a wait has lasted 5 seconds, or `longMs` milliseconds. `isWaiting` starts and ends it. */
export function useIsLong(isWaiting: boolean, longMs = LONG_MS): boolean {
  const [isLong, setIsLong] = useState(false)
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => setIsLong(true), longMs)
    return () => {
      clearTimeout(timer)
      setIsLong(false)
    }
  }, [isWaiting, longMs])
  return isLong
}
