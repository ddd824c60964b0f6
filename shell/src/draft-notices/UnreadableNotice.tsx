import { StatusRegion } from '@carrier-portal/shared-ui/feedback'
import { deferred } from '@carrier-portal/shared-ui/late'
import { useEffect, useState } from 'react'
import type { UnreadableRecord } from '../drafts/deviceDatabase.ts'
import { DeferredPart } from '../portal/DeferredView.tsx'
import { usePortal } from '../portal/PortalProvider.tsx'

/** A part of its own, because few users ever need it. */
const bar = deferred(() => import('./UnreadableBar.tsx').then(({ UnreadableBar }) => UnreadableBar))

/**
 * After a changed password: says that unsaved work on this device cannot be read, and when its saves were entered. An unsent
 * save was reported as kept and closed its form, so the notice stays, also over a reload, until it is dismissed. That deletes
 * the records.
 */
export function UnreadableNotice() {
  const { records, dismiss } = useUnreadable()
  return (
    <StatusRegion>
      {records.length > 0 && (
        <DeferredPart from={bar}>
          {(UnreadableBar) => <UnreadableBar records={records} onDismiss={() => void dismiss()} />}
        </DeferredPart>
      )}
    </StatusRegion>
  )
}

/** Reads whenever a key opens the vault, after the drafts in memory are written with it: these are not lost. */
function useUnreadable() {
  const { vault, drafts } = usePortal()
  const [records, setRecords] = useState<readonly UnreadableRecord[]>([])
  useEffect(() => {
    if (!vault) return
    const read = async () => {
      await drafts.written()
      return vault.unreadable()
    }
    const show = () => {
      if (vault.isOpen.get()) read().then(setRecords, () => undefined)
    }
    show()
    return vault.isOpen.subscribe(show)
  }, [vault, drafts])
  // Deleted first: a page that is loaded again right after the press would show the notice once more.
  const dismiss = async () => {
    await Promise.allSettled(records.map(({ id }) => vault?.remove(id)))
    setRecords([])
  }
  return { records, dismiss }
}
