import { createContext, type ReactNode, useContext } from 'react'
import type { Portal } from './portal.ts'

const PortalContext = createContext<Portal | undefined>(undefined)

/** Makes the portal known to every part of the shell. */
export function PortalProvider({ portal, children }: { portal: Portal; children: ReactNode }) {
  return <PortalContext.Provider value={portal}>{children}</PortalContext.Provider>
}

/** The portal of this page. */
export function usePortal(): Portal {
  const portal = useContext(PortalContext)
  if (!portal) throw new Error('usePortal needs a PortalProvider above it.')
  return portal
}
