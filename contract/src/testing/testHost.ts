import type { ApiClient } from '../api/apiClient.ts'
import {
  type Draft,
  HOST_CONTRACT_VERSION,
  type HostSettings,
  type Locale,
  type Location,
  type Notice,
  type OrderChange,
  type OrderRequest,
  type OrderResult,
  type PortalHost,
  type Session,
} from '../host/portalHost.ts'
import { createEmitter, createStore } from '../host/store.ts'

export interface TestHostOptions {
  /** The real client on the reference backend, in nearly every test. */
  readonly api: ApiClient
  readonly session?: Partial<Session>
  readonly path?: string
  readonly params?: Readonly<Record<string, string>>
  readonly settings?: Partial<HostSettings>
  readonly locale?: Locale
  /** How `orders.open` ends; 'CLOSED' unless told. */
  readonly openResult?: OrderResult
}

/** A host as a page would give it, and what a remote said to it. */
export interface TestHost {
  readonly host: PortalHost
  readonly notices: readonly Notice[]
  readonly opened: readonly OrderRequest[]
  readonly visited: readonly string[]
  /** The reasons of the work now held. */
  readonly held: readonly string[]
  announce(change: OrderChange): void
  signIn(session: Partial<Session>): void
}

/** The host contract for tests and for a remote that runs alone. Drafts live as long as the object. */
export function createTestHost(options: TestHostOptions): TestHost {
  const notices: Notice[] = []
  const opened: OrderRequest[] = []
  const visited: string[] = []
  const held: string[] = []
  const drafts = new Map<string, Draft<unknown>>()
  const session = createStore<Session>({ username: 'dana', carriers: [], epoch: 1, ...options.session })
  const location = createStore<Location>({ path: options.path ?? '/', search: '', params: options.params ?? {} })
  const changed = createEmitter<OrderChange>()

  const host: PortalHost = Object.freeze({
    contract: HOST_CONTRACT_VERSION,
    session,
    api: options.api,
    orders: {
      open: async (request: OrderRequest) => {
        opened.push(request)
        return options.openResult ?? 'CLOSED'
      },
      preload: () => undefined,
      changed,
      announce: changed.emit,
    },
    nav: { href: (to: string) => to, go: (to: string) => void visited.push(to), location },
    notify: (notice: Notice) => void notices.push(notice),
    work: {
      hold: (reason: string) => {
        held.push(reason)
        return () => void held.splice(held.indexOf(reason), 1)
      },
      touch: () => undefined,
    },
    drafts: {
      keep: (key: string, value: unknown) => void drafts.set(key, { value, keptAt: Date.now() }),
      find: <T>(key: string) => drafts.get(key) as Draft<T> | undefined,
      drop: (key: string) => void drafts.delete(key),
    },
    portalContainer: () => document.body,
    locale: createStore<Locale>(options.locale ?? 'en'),
    telemetry: { report: () => undefined },
    settings: { supportPhone: '1-800-555-0100', hidePatientNames: false, ...options.settings },
  })

  return {
    host,
    notices,
    opened,
    visited,
    held,
    announce: changed.emit,
    signIn: (next) => session.set({ ...session.get(), epoch: session.get().epoch + 1, ...next }),
  }
}
