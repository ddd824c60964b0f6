import type { Notice, OrderRequest, OrderView, PortalHost, RemoteDefinition } from '@carrier-portal/contract'
import { fakeHost } from '@carrier-portal/contract/testing'
import { createRoot } from 'react-dom/client'
import { signInAlone } from './signInAlone.ts'

const PASSWORD = 'courier-demo-2026'
const VIEWS: readonly OrderView[] = ['details', 'update', 'charge']

/**
 * Runs one remote without the shell, signed in at the reference backend as `dana`: what every `src/standalone.tsx`
 * calls. The address chooses what is shown: `?as=omar` another account, `?id=WO-1` the route's parameter,
 * `?view=update&order=WO-1` the order dialog, `?locale=es` Spanish.
 */
export async function standalone(remote: RemoteDefinition): Promise<void> {
  const wishes = Object.fromEntries(new URLSearchParams(location.search))
  const { api, session } = await signInAlone(wishes.as ?? 'dana', PASSWORD)
  const { host: fake } = fakeHost({
    api,
    session,
    path: location.pathname,
    params: wishes,
    locale: wishes.locale === 'es' ? 'es' : 'en',
  })
  const host: PortalHost = Object.freeze({ ...fake, notify: showNotice })
  const request = requestOf(wishes)
  const { Screen, OrderDialog } = remote
  createRoot(element('#root')).render(
    request && OrderDialog ? (
      <OrderDialog host={host} request={request} onClose={(result) => showNotice({ tone: 'neutral', text: result })} />
    ) : (
      <Screen host={host} />
    ),
  )
}

function requestOf(wishes: Readonly<Record<string, string>>): OrderRequest | undefined {
  const view = VIEWS.find((known) => known === wishes.view)
  return view && wishes.order ? { view, workOrderNumber: wishes.order } : undefined
}

function showNotice({ text, afterMs = 0 }: Notice): void {
  setTimeout(() => element('output').append(`${text}\n`), afterMs)
}

function element(selector: string): Element {
  const found = document.querySelector(selector)
  if (!found) throw new Error(`The page has no ${selector}.`)
  return found
}
