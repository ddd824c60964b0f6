import { useState } from 'react'
import { usePortal } from '../portal/PortalProvider.tsx'

interface Acceptance {
  readonly state: 'idle' | 'sending' | 'failed'
  accept(): void
}

/** Sends the acceptance. The route guard then redirects from the licence to the default screen. */
export function useAcceptance(): Acceptance {
  const { licence } = usePortal()
  const [state, setState] = useState<Acceptance['state']>('idle')

  async function send() {
    setState('sending')
    try {
      await licence.accept(new Date())
    } catch {
      setState('failed')
    }
  }

  return { state, accept: () => void send() }
}
