import { useState } from 'react'
import { usePortal } from '../bootstrap/PortalProvider.tsx'
import { HOME } from '../session/guard.ts'

export interface Acceptance {
  readonly state: 'idle' | 'sending' | 'failed'
  accept(): void
}

/** Sends the acceptance, and then leads to the default screen (specification, section 4). */
export function useAcceptance(): Acceptance {
  const { licence, nav } = usePortal()
  const [state, setState] = useState<Acceptance['state']>('idle')

  async function send() {
    setState('sending')
    try {
      await licence.accept(new Date())
      nav.go(HOME)
    } catch {
      setState('failed')
    }
  }

  return { state, accept: () => void send() }
}
