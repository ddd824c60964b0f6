import { useEffect, useRef } from 'react'

/** Submits the form once if the user submitted the prerendered form before the page's code was loaded. */
export function useEarlySubmit(wasSubmitted: boolean, submit: () => unknown): void {
  const isDue = useRef(wasSubmitted)
  useEffect(() => {
    if (!isDue.current) return
    isDue.current = false
    submit()
  }, [submit])
}
