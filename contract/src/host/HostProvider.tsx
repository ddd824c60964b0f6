import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react'
import type { PortalHost } from './portalHost.ts'
import type { Store } from './store.ts'

const HostContext = createContext<PortalHost | undefined>(undefined)

/** Makes the host known to everything inside one remote. Each remote renders its own: no context crosses the border. */
export function HostProvider({ host, children }: { host: PortalHost; children: ReactNode }) {
  return <HostContext.Provider value={host}>{children}</HostContext.Provider>
}

/** The page this remote runs in. Throws when used outside of a HostProvider, which is a mistake in the remote. */
export function useHost(): PortalHost {
  const host = useContext(HostContext)
  if (!host) throw new Error('useHost needs a HostProvider above it: a remote wraps its Screen in one.')
  return host
}

/** The present value of a store, kept up to date. */
export function useStore<T>(store: Store<T>): T {
  return useSyncExternalStore(store.subscribe, store.get, store.get)
}
