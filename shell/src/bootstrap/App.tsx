import { useStore } from '@carrier-portal/contract'
import { UiProvider } from '@carrier-portal/shared-ui/feedback'
import { type ReactNode, useCallback } from 'react'
import { dialogContainer } from '../host/dialogContainer.ts'
import { Page } from '../layout/Page.tsx'
import { PortalProvider } from '../portal/PortalProvider.tsx'
import { loadedServices, type Portal } from '../portal/portal.ts'

interface AppProps {
  readonly portal: Portal
  /** Wraps the page in a router: BrowserRouter, or StaticRouter for the prerendered login. */
  router(children: ReactNode): ReactNode
}

/** The portal's page under its providers. */
export function App({ portal, router }: AppProps) {
  const locale = useStore(portal.preferences.locale)
  const interceptBack = useCallback(
    (onBack: () => void) => loadedServices(portal)?.host.nav.interceptBack?.(onBack) ?? doNothing,
    [portal],
  )
  return (
    <PortalProvider portal={portal}>
      <UiProvider scope="page" locale={locale} portalContainer={dialogContainer} interceptBack={interceptBack}>
        {router(<Page />)}
      </UiProvider>
    </PortalProvider>
  )
}

function doNothing() {}
