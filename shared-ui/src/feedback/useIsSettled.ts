import { useEffect, useState } from 'react'

/** Longer than between two keys of a person who types slowly. */
const PAUSE_MS = 700

/**
 * Whether a typed text is unchanged since its first rendering or for a pause of typing. A result that changes with each key
 * is in a live region only then, so that screen readers do not announce the results of the keys before.
 */
export function useIsSettled(text: string): boolean {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    if (text === settled) return
    const timer = setTimeout(setSettled, PAUSE_MS, text)
    return () => clearTimeout(timer)
  }, [text, settled])
  return text === settled
}
