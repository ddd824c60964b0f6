import { type HeldEntry, useHost } from '@carrier-portal/contract'
import { useEffect, useState } from 'react'
import { unsentEntry } from './keepUnsent.ts'

/** The unsent save that the open form edits. */
type HeldSave = { readonly state: 'loading' | 'none' } | { readonly state: 'held'; readonly held: HeldEntry }

/** Takes the order's unsent save while its form is open, so that it is not sent meanwhile. */
export function useHeldSave(job: string, workOrderNumber: string): HeldSave {
  const { outbox } = useHost()
  const [save, setSave] = useState<HeldSave>(() => ({
    state: unsentEntry(outbox, job, workOrderNumber) ? 'loading' : 'none',
  }))
  const isUnsent = save.state !== 'none'
  useEffect(() => {
    if (!isUnsent) return
    let isOpen = true
    let release = () => {}
    void outbox?.hold(job, workOrderNumber).then((held) => {
      release = held?.release ?? release
      if (!isOpen) release()
      else if (held) setSave({ state: 'held', held })
      else setSave({ state: 'none' })
    })
    return () => {
      isOpen = false
      release()
    }
  }, [outbox, job, workOrderNumber, isUnsent])
  return save
}
