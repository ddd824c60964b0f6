import { useEffect, useRef } from 'react'
import { prefetchSignedIn } from '../bootstrap/signedInPart.ts'

/** Fetches what comes after the sign-in as soon as somebody is about to type. */
export function usePrefetch(): () => void {
  return prefetchSignedIn
}

/** Sends the form once, when it was sent before the page's code had come. */
export function useEarlySubmit(when: boolean, submit: () => unknown): void {
  const isDue = useRef(when)
  useEffect(() => {
    if (!isDue.current) return
    isDue.current = false
    submit()
  }, [submit])
}
