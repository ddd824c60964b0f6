import { useHost } from '@carrier-portal/contract'
import { useEffect } from 'react'
import { chargeDraftKey } from './useCharge.ts'

/** Keeps a typed charge where the end of a session does not reach it, and tells the page that it is not saved yet. */
export function useKeepCharge(workOrderNumber: string, charge: string): void {
  const { drafts, work } = useHost()
  const typed = charge !== ''
  useEffect(() => {
    if (typed) drafts.keep(chargeDraftKey(workOrderNumber), charge)
  }, [drafts, workOrderNumber, charge, typed])
  useEffect(() => (typed ? work.hold('charge') : undefined), [work, typed])
}
