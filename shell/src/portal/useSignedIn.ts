import { usePortal } from './PortalProvider.tsx'
import { loadedServices, type SignedInServices } from './portal.ts'

/** The services for signed-in users. Only components that belong to the signed-in part may use it. */
export function useSignedIn(): SignedInServices {
  const services = loadedServices(usePortal())
  if (!services) throw new Error('useSignedIn needs the signed-in part to be loaded.')
  return services
}
