import { useStore } from '@carrier-portal/contract'
import { StatusRegion } from '@carrier-portal/shared-ui/feedback'
import { useEffect, useState } from 'react'
import { usePortal } from '../portal/PortalProvider.tsx'
import { EarlierBar } from './EarlierBar.tsx'
import { useNamesOffline } from './useNamesOffline.ts'

/**
 * After a sign-in and in a page that was opened again: names the orders with drafts until they are saved, discarded or
 * dismissed. A form offers its draft only when it is opened, and after a night a user may not remember which order that was.
 */
export function EarlierDrafts() {
  const { names, dismiss } = useEarlierDrafts()
  // By `OfflineDrafts`.
  const isNamed = useNamesOffline()
  return <StatusRegion>{!isNamed && names.length > 0 && <EarlierBar names={names} onDismiss={dismiss} />}</StatusRegion>
}

/** The drafts that a user has when a key opens their storage, without those that are typed later. */
function useEarlierDrafts() {
  const { vault, drafts } = usePortal()
  const current = useStore(drafts.names)
  const [found, setFound] = useState<readonly string[]>([])
  useEffect(() => {
    const find = () => void drafts.written().then(() => setFound(drafts.names.get()))
    if (!vault || vault.isOpen.get()) return find()
    const stop = vault.isOpen.subscribe(() => {
      stop()
      find()
    })
    return stop
  }, [vault, drafts])
  return { names: found.filter((name) => current.includes(name)), dismiss: () => setFound([]) }
}
