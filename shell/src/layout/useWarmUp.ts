import { usePortal } from '../bootstrap/PortalProvider.tsx'
import { signedInPart } from '../bootstrap/signedInPart.ts'

/** Fetches a remote as soon as somebody points at its link: its screen is there when they press. */
export function useWarmUp(): (remote: string | undefined) => void {
  const portal = usePortal()
  return (remote) => {
    const part = signedInPart.store.get()
    if (remote !== undefined && part.state === 'ready') void part.part.signedInOf(portal).loader.start(remote)
  }
}
