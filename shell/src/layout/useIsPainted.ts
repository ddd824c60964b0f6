import { useEffect, useState } from 'react'

/**
 * False until the browser has painted what was rendered first. The first frame callback runs before that paint, the second
 * one after it.
 */
export function useIsPainted(): boolean {
  const [isPainted, setPainted] = useState(false)
  useEffect(() => {
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setPainted(true))
    })
    return () => cancelAnimationFrame(frame)
  }, [])
  return isPainted
}
