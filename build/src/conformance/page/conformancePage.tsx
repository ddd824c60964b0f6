import { isRemoteDefinition, type PortalHost, type RemoteDefinition } from '@carrier-portal/contract'
import { fakeHost } from '@carrier-portal/contract/testing'
import { createRoot, type Root } from 'react-dom/client'
import { signInAlone } from '../../dev/signInAlone.ts'
import { hostOfMinor } from './hostOfMinor.ts'
import { loadRemote } from './loadRemote.ts'
import type { ConformancePage, Face } from './record.ts'

const QUIET_MS = 150

let remote: RemoteDefinition | undefined
let host: PortalHost | undefined
let orderNumber = ''
let mounted: { readonly root: Root; readonly element: HTMLElement } | undefined

/** The least page that can show a remote: what the portal's own page does, without the portal. */
const page: ConformancePage = {
  async load({ container, entry, integrity, contract, username, password }) {
    const { api, session } = await signInAlone(username, password)
    orderNumber =
      (await anOrderNumber(
        api,
        session.carriers.map(({ code }) => code),
      )) ?? 'WO-1'
    const { host: whole } = fakeHost({ api, session, path: location.pathname, params: { id: orderNumber } })
    host = hostOfMinor(whole, contract)
    const loaded = await loadRemote({ container, entry, integrity })
    if (!isRemoteDefinition(loaded)) throw new Error('./remote has no default export made by defineRemote.')
    remote = loaded
    const faces: Face[] = loaded.OrderDialog ? ['screen', 'details', 'update', 'charge'] : ['screen']
    return { faces, contract: loaded.contract }
  },
  async mount(face) {
    if (!remote || !host) throw new Error('Load a remote first.')
    const { Screen, OrderDialog } = remote
    const element = document.body.appendChild(document.createElement('div'))
    const root = createRoot(element)
    mounted = { root, element }
    if (face === 'screen' || !OrderDialog) root.render(<Screen host={host} />)
    else
      root.render(
        <OrderDialog host={host} request={{ view: face, workOrderNumber: orderNumber }} onClose={() => undefined} />,
      )
    await frames(2)
  },
  async settle(limitMs) {
    const giveUpAt = performance.now() + limitMs
    for (let quietSince = performance.now(); performance.now() - quietSince < QUIET_MS; await frames(1)) {
      if (window.conformanceRecord().pending > 0) quietSince = performance.now()
      if (performance.now() > giveUpAt) return
    }
  },
  async unmount() {
    mounted?.root.unmount()
    mounted?.element.remove()
    mounted = undefined
    await frames(2)
  },
  record: () => window.conformanceRecord(),
}

async function anOrderNumber(api: PortalHost['api'], carrierCodes: readonly string[]): Promise<string | undefined> {
  const days = { startDate: '2000-01-01', endDate: '2100-01-01' }
  const orders = await api.acceptedOrders({
    ...days,
    carrierCodes: [...carrierCodes],
    conditions: ['ROUTED', 'PICKED_UP'],
    sort: 'PICKUP_EARLIEST',
    sortDirection: 'ASC',
  })
  return orders[0]?.workOrderNumber
}

async function frames(count: number): Promise<void> {
  for (let at = 0; at < count; at += 1) await new Promise((drawn) => requestAnimationFrame(drawn))
}

Object.defineProperty(window, 'conformance', { value: page })
