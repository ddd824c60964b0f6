import { usePortal } from './PortalProvider.tsx'
import { type SignedIn, signedInOf } from './signedInServices.ts'

/** The services of signed-in people. */
export function useSignedIn(): SignedIn {
  return signedInOf(usePortal())
}
