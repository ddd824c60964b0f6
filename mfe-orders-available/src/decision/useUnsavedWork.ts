import { useHost } from '@carrier-portal/contract'
import { useEffect } from 'react'

/** Holds the page while something typed is not sent: it takes no update by itself, and leaving asks first. */
export function useUnsavedWork(reason: string, dirty: boolean) {
  const { work } = useHost()
  useEffect(() => {
    if (dirty) return work.hold(reason)
  }, [work, reason, dirty])
}
