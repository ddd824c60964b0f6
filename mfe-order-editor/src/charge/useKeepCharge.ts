import { useHost } from '@carrier-portal/contract'
import { useEffect, useRef } from 'react'
import { chargeDraftKey } from './useCharge.ts'

/**
 * Keeps a dirty charge as a draft and reports it to the host as unsaved work. A charge that is no longer dirty leaves no
 * draft; the draft of an earlier opening stays until something is typed.
 */
export function useKeepCharge(workOrderNumber: string, charge: string, dirty: boolean): void {
  const { drafts, work } = useHost()
  const isKept = useRef(false)
  useEffect(() => {
    const key = chargeDraftKey(workOrderNumber)
    if (dirty) drafts.keep(key, charge)
    else if (isKept.current) drafts.drop(key)
    isKept.current = dirty
  }, [drafts, workOrderNumber, charge, dirty])
  useEffect(() => (dirty ? work.hold('charge') : undefined), [work, dirty])
}
