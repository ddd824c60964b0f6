import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react'
import type { PortalHost } from './portalHost.ts'
import type { Store } from './store.ts'

const HostContext = createContext<PortalHost | undefined>(undefined)

/** Provides the host to the components of one remote. Each remote renders its own; no React context is shared with the shell. */
export function HostProvider({ host, children }: { host: PortalHost; children: ReactNode }) {
  return <HostContext.Provider value={host}>{children}</HostContext.Provider>
}

/** The host of this remote. Throws outside of a HostProvider, which is a fault of the remote. */
export function useHost(): PortalHost {
  const host = useContext(HostContext)
  if (!host) throw new Error('useHost needs a HostProvider above it: a remote wraps its Screen in one.')
  return host
}

/** The current value of a store; the component renders again when it changes. */
export function useStore<T>(store: Store<T>): T {
  return useSyncExternalStore(store.subscribe, store.get, store.get)
}
