import { HOST_CONTRACT_VERSION } from '@carrier-portal/contract'
import { isSavingData, whenIdle } from '@carrier-portal/shared-ui/late'
import { useEffect } from 'react'
import { usePortal } from '../portal/PortalProvider.tsx'
import { useSignedIn } from '../portal/useSignedIn.ts'
import { loadedRegistry } from '../remotes/registrySource.ts'
import { rolloutUser } from '../remotes/rolloutUser.ts'
import { afterFirstOrders } from './afterFirstOrders.ts'
import { prefetchLists } from './prefetchLists.ts'

/**
 * Loads what this screen does not need at once: the toast area, the sign-in form, the question of Log Out and the list of unsent
 * saves, also where the browser is set to save data, because a save without a network needs them; and the files of the other lists.
 */
export function usePrefetches(shown: string): void {
  const { configuration, parts, sessionStore } = usePortal()
  const { source } = useSignedIn()
  useEffect(() => {
    const prefetch = () => {
      void parts.toasts.prefetch()
      void parts.credentialsForm.prefetch()
      void parts.logOutDialog.prefetch()
      void parts.unsentSaveList.prefetch()
      if (isSavingData()) return
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
    }
    return afterFirstOrders(configuration.apiBaseUrl, () => whenIdle(prefetch))
  }, [configuration, parts, sessionStore, source, shown])
}
