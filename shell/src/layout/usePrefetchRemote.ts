import { usePortal } from '../portal/PortalProvider.tsx'
import { loadedServices } from '../portal/portal.ts'

/** Returns a function that loads a remote ahead of time, for links that are pointed at or focused. */
export function usePrefetchRemote(): (remote: string | undefined) => void {
  const portal = usePortal()
  return (remote) => {
    if (remote !== undefined) void loadedServices(portal)?.loader.start(remote)
  }
}
