import { HOST_CONTRACT_VERSION } from '@carrier-portal/contract'
import { whenIdle } from '@carrier-portal/shared-ui/late'
import { useCallback } from 'react'
import { usePortal } from '../portal/PortalProvider.tsx'
import { useSignedIn } from '../portal/useSignedIn.ts'
import { loadedRegistry } from '../remotes/registrySource.ts'
import { rolloutUser } from '../remotes/rolloutUser.ts'
import { prefetchLists } from './prefetchLists.ts'
import { useAfterFirstOrders } from './useAfterFirstOrders.ts'

/** Loads what this screen does not need at once: the toast area, the sign-in form, the list of unsent saves, and the files of the other lists. */
export function usePrefetches(shown: string): void {
  const { configuration, parts, sessionStore } = usePortal()
  const { source } = useSignedIn()
  const prefetch = useCallback(
    () =>
      whenIdle(() => {
        void parts.toasts.prefetch()
        void parts.credentialsForm.prefetch()
        void parts.unsentSaveList.prefetch()
        const registry = loadedRegistry(source.store.get())
        if (!registry) return
        void prefetchLists({
          registry,
          user: rolloutUser(sessionStore.session.get()),
          shown,
          hostContract: HOST_CONTRACT_VERSION,
          pageOrigin: window.location.origin,
          allowedOrigins: configuration.allowedRemoteOrigins,
        })
      }),
    [configuration, parts, sessionStore, source, shown],
  )
  useAfterFirstOrders(configuration.apiBaseUrl, prefetch)
}
