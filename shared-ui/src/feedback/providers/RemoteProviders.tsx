import { HostProvider, type PortalHost, useStore } from '@carrier-portal/contract'
import type { ReactNode } from 'react'
import { SWRConfig, type SWRConfiguration } from 'swr'
import { UiProvider } from './UiProvider.tsx'

interface RemoteProvidersProps {
  readonly host: PortalHost
  readonly children: ReactNode
}

/** A new cache for each mounted root: two roots over one cache break each other when one unmounts. SWR starts no fetch by itself. */
const swrOptions: SWRConfiguration = {
  provider: () => new Map(),
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  shouldRetryOnError: false,
}

/**
 * The providers of one mounted screen or dialog: host, theme, language and SWR cache. No React context crosses the border
 * between shell and remote, so each remote renders its own.
 */
export function RemoteProviders({ host, children }: RemoteProvidersProps) {
  return (
    <HostProvider host={host}>
      <UiProvider
        scope="embedded"
        locale={useStore(host.locale)}
        nonce={host.settings.styleNonce}
        portalContainer={host.portalContainer}
        interceptBack={host.nav.interceptBack}
      >
        <SWRConfig value={swrOptions}>{children}</SWRConfig>
      </UiProvider>
    </HostProvider>
  )
}
