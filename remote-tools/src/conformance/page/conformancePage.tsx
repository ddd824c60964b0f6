import { isRemoteDefinition, type PortalHost, type RemoteDefinition } from '@carrier-portal/contract'
import { createTestHost } from '@carrier-portal/contract/testing'
import axe from 'axe-core'
import { createPortal, flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { signInStandalone } from '../../dev/signInStandalone.ts'
import { embeddedPage } from './embeddedModule.ts'
import { findOrderNumber } from './findOrderNumber.ts'
import { hostOfMinor } from './hostOfMinor.ts'
import { loadRemote } from './loadRemote.ts'
import { operateControls } from './operateControls.ts'
import type { ConformancePage, RemoteView } from './pageRecord.ts'

const QUIET_MS = 150

/** The rules of axe for WCAG 2.2 AA. */
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

// React registers listeners of its own on a container of portals, once: they are no leak of a screen.
flushSync(() => createRoot(document.createElement('div')).render(createPortal(null, document.body)))

let remote: RemoteDefinition | undefined
let host: PortalHost | undefined
let orderNumber = ''
let mounted: { readonly root: Root; readonly element: HTMLElement } | undefined
let isClosed = false

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
    const loaded = await loadRemote({ container, entry, integrity, contract })
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
    isClosed = false
    const close = () => {
      isClosed = true
    }
    if (view === 'screen' || !OrderDialog) root.render(<Screen host={host} />)
    else root.render(<OrderDialog host={host} request={{ view, workOrderNumber: orderNumber }} onClose={close} />)
    await nextFrames(2)
  },
  async waitUntilIdle(limitMs, quietMs = QUIET_MS) {
    const deadline = performance.now() + limitMs
    for (let quietSince = performance.now(); performance.now() - quietSince < quietMs; await nextFrames(1)) {
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
  operateControls: (view) =>
    operateControls({
      mount: () => page.mount(view),
      unmount: page.unmount,
      root: () => document.body,
      isClosed: () => isClosed,
    }),
  audit: async () => {
    const { violations } = await axe.run(document.body, { runOnly: WCAG, resultTypes: ['violations'] })
    return violations.map(({ id, help, nodes }) => `${id}: ${help} (${nodes[0]?.target.join(' ')})`)
  },
  record: () => window.conformanceRecord(),
}

async function nextFrames(count: number): Promise<void> {
  for (let frame = 0; frame < count; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
}

Object.defineProperty(window, 'conformance', { value: page })
Object.defineProperty(window, 'embedded', { value: embeddedPage })
