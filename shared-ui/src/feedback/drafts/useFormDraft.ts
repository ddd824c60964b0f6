import { useHost } from '@carrier-portal/contract'
import { useEffect, useRef } from 'react'

/**
 * Keeps the values of a dirty form as the draft `key`, and reports unsaved work to the host, which then neither updates the
 * page nor leaves it without a confirmation. A form that is no longer dirty leaves no draft; the draft of an earlier opening
 * stays until something is typed.
 */
export function useFormDraft<T>(key: string, values: T, dirty: boolean): void {
  const { drafts, work } = useHost()
  const isKept = useRef(false)
  useEffect(() => {
    if (dirty) drafts.keep(key, values)
    else if (isKept.current) drafts.drop(key)
    isKept.current = dirty
  }, [drafts, key, values, dirty])
  const [kind = key] = key.split(':')
  useEffect(() => (dirty ? work.hold(kind) : undefined), [work, kind, dirty])
}
