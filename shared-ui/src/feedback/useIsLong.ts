import { useEffect, useState } from 'react'

const LONG_MS = 5_000

/** Whether a wait has lasted 5 seconds. `isWaiting` starts and ends it. */
export function useIsLong(isWaiting: boolean): boolean {
  const [isLong, setIsLong] = useState(false)
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => setIsLong(true), LONG_MS)
    return () => {
      clearTimeout(timer)
      setIsLong(false)
    }
  }, [isWaiting])
  return isLong
}
