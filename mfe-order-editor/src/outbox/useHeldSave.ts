import { type HeldEntry, useHost } from '@carrier-portal/contract'
import { useEffect, useState } from 'react'

/** The unsent save that the open form edits. */
type HeldSave = { readonly state: 'loading' | 'none' } | { readonly state: 'held'; readonly held: HeldEntry }

/**
 * Takes the order's unsent save while its form is open, so that it is not sent meanwhile. The form waits until the host has
 * read its saves: over one that appeared later it could neither show its values nor keep a save of its own.
 */
export function useHeldSave(job: string, workOrderNumber: string): HeldSave {
  const { outbox } = useHost()
  const [save, setSave] = useState<HeldSave>({ state: outbox ? 'loading' : 'none' })
  useEffect(() => {
    if (!outbox) return
    let isOpen = true
    let release = () => {}
    const taken = outbox.hold(job, workOrderNumber).catch(() => undefined)
    void taken.then((held) => {
      release = held?.release ?? release
      if (!isOpen) release()
      else setSave(held ? { state: 'held', held } : { state: 'none' })
    })
    return () => {
      isOpen = false
      release()
    }
  }, [outbox, job, workOrderNumber])
  return save
}
