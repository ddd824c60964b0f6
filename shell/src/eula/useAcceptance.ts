import { HOME_PATH } from '@carrier-portal/contract/routes'
import { useState } from 'react'
import { usePortal } from '../portal/PortalProvider.tsx'

export interface Acceptance {
  readonly state: 'idle' | 'sending' | 'failed'
  accept(): void
}

/** Sends the acceptance, then opens the default screen. */
export function useAcceptance(): Acceptance {
  const { licence, nav } = usePortal()
  const [state, setState] = useState<Acceptance['state']>('idle')

  async function send() {
    setState('sending')
    try {
      await licence.accept(new Date())
      nav.go(HOME_PATH)
    } catch {
      setState('failed')
    }
  }

  return { state, accept: () => void send() }
}
