import { useHost } from '@carrier-portal/contract'
import { useEffect, useState } from 'react'
import { useUnsavedWork } from './useUnsavedWork.ts'

/**
 * Keeps what is typed for the same user (decisions, section 1), and holds the page while there is any. Answers what an
 * earlier form of the same key left behind, until it is taken or dropped.
 */
export function useDraft<T>(key: string, values: T, dirty: boolean) {
  const { drafts } = useHost()
  const [found, setFound] = useState(() => drafts.find<T>(key))

  useEffect(() => {
    if (dirty) drafts.keep(key, values)
  }, [drafts, key, values, dirty])
  useUnsavedWork(key.split(':')[0] ?? key, dirty)

  return {
    /** Offered only while nothing new is typed. */
    found: dirty ? undefined : found,
    restore: (fill: (value: T) => void) => {
      if (found) fill(found.value)
      setFound(undefined)
    },
    /** Nobody wants it any more. */
    drop: () => {
      drafts.drop(key)
      setFound(undefined)
    },
  }
}
