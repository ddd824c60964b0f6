import { isRemoteDefinition, type PortalHost, type RemoteDefinition } from '@carrier-portal/contract'
import { createTestHost } from '@carrier-portal/contract/testing'
import { createRoot, type Root } from 'react-dom/client'
import { signInStandalone } from '../../dev/signInStandalone.ts'
import { hostOfMinor } from './hostOfMinor.ts'
import { loadRemote } from './loadRemote.ts'
import type { ConformancePage, RemoteView } from './pageRecord.ts'

const QUIET_MS = 150

let remote: RemoteDefinition | undefined
let host: PortalHost | undefined
let orderNumber = ''
let mounted: { readonly root: Root; readonly element: HTMLElement } | undefined

/** A minimal host page: loads and mounts a remote as the portal does. */
const page: ConformancePage = {
  async load({ container, entry, integrity, contract, username, password }) {
    const { api, session } = await signInStandalone(username, password)
    orderNumber =
      (await findOrderNumber(
        api,
        session.carriers.map(({ code }) => code),
      )) ?? 'WO-1'
    const { host: fullHost } = createTestHost({ api, session, path: location.pathname, params: { id: orderNumber } })
    host = hostOfMinor(fullHost, contract)
    const loaded = await loadRemote({ container, entry, integrity })
    if (!isRemoteDefinition(loaded)) throw new Error('./remote has no default export made by defineRemote.')
    remote = loaded
    const views: RemoteView[] = loaded.OrderDialog ? ['screen', 'details', 'update', 'charge'] : ['screen']
    return { views, contract: loaded.contract }
  },
  async mount(view) {
    if (!remote || !host) throw new Error('Load a remote first.')
    const { Screen, OrderDialog } = remote
    const element = document.body.appendChild(document.createElement('div'))
    const root = createRoot(element)
    mounted = { root, element }
    if (view === 'screen' || !OrderDialog) root.render(<Screen host={host} />)
    else
      root.render(
        <OrderDialog host={host} request={{ view, workOrderNumber: orderNumber }} onClose={() => undefined} />,
      )
    await nextFrames(2)
  },
  async waitUntilIdle(limitMs) {
    const deadline = performance.now() + limitMs
    for (let quietSince = performance.now(); performance.now() - quietSince < QUIET_MS; await nextFrames(1)) {
      if (window.conformanceRecord().pending > 0) quietSince = performance.now()
      if (performance.now() > deadline) return
    }
  },
  async unmount() {
    mounted?.root.unmount()
    mounted?.element.remove()
    mounted = undefined
    await nextFrames(2)
  },
  record: () => window.conformanceRecord(),
}

async function findOrderNumber(api: PortalHost['api'], carrierCodes: readonly string[]): Promise<string | undefined> {
  const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10)
  const days = { startDate: day(-30), endDate: day(30) }
  const orders = await api.acceptedOrders({
    ...days,
    carrierCodes: [...carrierCodes],
    conditions: ['ROUTED', 'PICKED_UP'],
    sort: 'PICKUP_EARLIEST',
    sortDirection: 'ASC',
  })
  return orders[0]?.workOrderNumber
}

async function nextFrames(count: number): Promise<void> {
  for (let frame = 0; frame < count; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
}

Object.defineProperty(window, 'conformance', { value: page })
