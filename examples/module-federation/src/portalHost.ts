import {
  createApi,
  createEmitter,
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
  const drafts = new Map<string, { value: unknown; keptAt: number }>()
  return Object.freeze({
    contract: HOST_CONTRACT_VERSION,
    session: createStore<Session>({ username: 'tool', carriers: [], epoch: 1 }),
    api: createApi({
      baseUrl: portal,
      credentials: 'omit',
      getToken: async () => (await (await fetch('/token')).json()).token,
    }),
    orders: { open: async () => 'UNAVAILABLE' as const, preload: () => undefined, changed, announce: changed.emit },
    nav: {
      href: (to) => to,
      go: () => undefined,
      location: createStore<Location>({ path: '/', search: '', params: {} }),
    },
    notify: showNotice,
    work: { hold: () => () => undefined, touch: () => undefined },
    drafts: {
      keep: (key, value) => void drafts.set(key, { value, keptAt: Date.now() }),
      find: <T>(key: string) => drafts.get(key) as { value: T; keptAt: number } | undefined,
      drop: (key) => void drafts.delete(key),
    },
    portalContainer: () => document.body,
    locale: createStore<Locale>('en'),
    telemetry: { report: () => undefined },
    settings: { supportPhone: '', hidePatientNames: false },
  } satisfies PortalHost)
}
