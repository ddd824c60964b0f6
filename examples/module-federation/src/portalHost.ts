import {
  createApi,
  createEmitter,
  createMemoryDrafts,
  createStore,
  HOST_CONTRACT_VERSION,
  type Locale,
  type Location,
  type Notice,
  type OrderChange,
  type PortalHost,
  type Session,
} from '@carrier-portal/contract'

/** This tool's implementation of the host contract: its own login, notices and container for dialogs. */
export function toolHost(portal: string, showNotice: (notice: Notice) => void): PortalHost {
  const changed = createEmitter<OrderChange>()
  return Object.freeze({
    contract: HOST_CONTRACT_VERSION,
    session: createStore<Session>({ username: 'tool', carriers: [], epoch: 1 }),
    api: createApi({
      baseUrl: portal,
      credentials: 'omit',
      apiHeaders: true,
      getToken: async () => (await (await fetch('/token')).json()).token,
      onUnauthorised: () => showNotice({ tone: 'error', text: 'Sign in to this tool again.' }),
    }),
    orders: { open: async () => 'UNAVAILABLE' as const, preload: () => undefined, changed, announce: changed.emit },
    nav: {
      href: (to) => to,
      go: () => undefined,
      location: createStore<Location>({ path: '/', search: '', params: {} }),
    },
    notify: showNotice,
    work: { hold: () => () => undefined, touch: () => undefined },
    drafts: createMemoryDrafts(Date.now),
    portalContainer: () => document.body,
    locale: createStore<Locale>('en'),
    telemetry: { report: () => undefined },
    settings: { supportPhone: '', hidePatientNames: false },
  } satisfies PortalHost)
}
