import { useStore } from '@carrier-portal/contract'
import { useOnline } from '@carrier-portal/shared-ui/feedback'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { usePortal } from '../portal/PortalProvider.tsx'

/**
 * Whether the notice of a page without a network names the orders with drafts, in place of that of earlier drafts. It is decided
 * when a screen is opened: with each gap of a weak network it would come and go, and move the list under the finger. Drafts in
 * memory are named at once, because the page that holds them must stay open.
 */
export function useNamesOffline(): boolean {
  const isOnline = useOnline()
  const isOnDevice = useStore(usePortal().drafts.isOnDevice)
  const { pathname } = useLocation()
  const [opened, setOpened] = useState({ pathname, isOnline })
  if (opened.pathname !== pathname) setOpened({ pathname, isOnline })
  return !(isOnDevice ? opened.isOnline : isOnline)
}
