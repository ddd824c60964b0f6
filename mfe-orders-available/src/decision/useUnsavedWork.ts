import { useHost } from '@carrier-portal/contract'
import { useEffect } from 'react'

/** Marks the page as having unsaved work while a form is dirty: no update is applied, and leaving requires a confirmation. */
export function useUnsavedWork(reason: string, dirty: boolean) {
  const { work } = useHost()
  useEffect(() => {
    if (dirty) return work.hold(reason)
  }, [work, reason, dirty])
}
