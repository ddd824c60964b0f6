import { useHost } from '@carrier-portal/contract'
import { useEffect, useRef } from 'react'
import { useUnsavedWork } from './useUnsavedWork.ts'

/** Keeps what is typed as the draft `key`, and drops the draft when the form is empty again. */
export function useFormDraft<T>(key: string, values: T, dirty: boolean): void {
  const { drafts } = useHost()
  const kept = useRef(false)
  useEffect(() => {
    if (dirty) drafts.keep(key, values)
    else if (kept.current) drafts.drop(key)
    kept.current = dirty
  }, [drafts, key, values, dirty])
  useUnsavedWork(key.split(':')[0] ?? key, dirty)
}
