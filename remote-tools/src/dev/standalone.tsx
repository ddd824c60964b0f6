import type { Notice, OrderRequest, OrderView, PortalHost, RemoteDefinition } from '@carrier-portal/contract'
import { createTestHost } from '@carrier-portal/contract/testing'
import { createRoot } from 'react-dom/client'
import { DEMO_PASSWORD } from '../demoAccount.ts'
import { signInStandalone } from './signInStandalone.ts'

const VIEWS: readonly OrderView[] = ['details', 'update', 'charge']

/**
 * Renders one remote without the shell, signed in at the reference backend as `dana`; called by `src/standalone.tsx`.
 * Query parameters: `?as=omar` selects another account, `?id=WO-1` sets the route's parameter,
 * `?view=update&order=WO-1` opens the order dialog, `?locale=es` selects Spanish.
 */
export async function standalone(remote: RemoteDefinition): Promise<void> {
  const parameters = Object.fromEntries(new URLSearchParams(location.search))
  const { api, session } = await signInStandalone(parameters.as ?? 'dana', DEMO_PASSWORD)
  const { host: testHost } = createTestHost({
    api,
    session,
    path: location.pathname,
    params: parameters,
    locale: parameters.locale === 'es' ? 'es' : 'en',
  })
  const host: PortalHost = Object.freeze({ ...testHost, notify: showNotice })
  const request = requestOf(parameters)
  const { Screen, OrderDialog } = remote
  createRoot(element('#root')).render(
    request && OrderDialog ? (
      <OrderDialog host={host} request={request} onClose={(result) => showNotice({ tone: 'neutral', text: result })} />
    ) : (
      <Screen host={host} />
    ),
  )
}

function requestOf(parameters: Readonly<Record<string, string>>): OrderRequest | undefined {
  const view = VIEWS.find((known) => known === parameters.view)
  return view && parameters.order ? { view, workOrderNumber: parameters.order } : undefined
}

function showNotice({ text, afterMs = 0 }: Notice): void {
  setTimeout(() => element('output').append(`${text}\n`), afterMs)
}

function element(selector: string): Element {
  const found = document.querySelector(selector)
  if (!found) throw new Error(`The page has no ${selector}.`)
  return found
}
