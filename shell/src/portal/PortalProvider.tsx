import { createContext, type ReactNode, useContext } from 'react'
import type { Portal } from './portal.ts'

const PortalContext = createContext<Portal | undefined>(undefined)

/** Provides the portal to the shell's components. */
export function PortalProvider({ portal, children }: { portal: Portal; children: ReactNode }) {
  return <PortalContext.Provider value={portal}>{children}</PortalContext.Provider>
}

/** The portal of this page. */
export function usePortal(): Portal {
  const portal = useContext(PortalContext)
  if (!portal) throw new Error('usePortal needs a PortalProvider above it.')
  return portal
}
