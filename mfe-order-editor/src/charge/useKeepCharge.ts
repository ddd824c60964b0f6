import { useHost } from '@carrier-portal/contract'
import { useEffect } from 'react'
import { chargeDraftKey } from './useCharge.ts'

/** Keeps a dirty charge as a draft and reports it to the host as unsaved work. */
export function useKeepCharge(workOrderNumber: string, charge: string): void {
  const { drafts, work } = useHost()
  const dirty = charge !== ''
  useEffect(() => {
    if (dirty) drafts.keep(chargeDraftKey(workOrderNumber), charge)
  }, [drafts, workOrderNumber, charge, dirty])
  useEffect(() => (dirty ? work.hold('charge') : undefined), [work, dirty])
}
