import type { ApiClient } from '../api/apiClient.ts'
import type { Copies } from '../host/copies.ts'
import { createMemoryDrafts } from '../host/memoryDrafts.ts'
import type { OrderChange, OrderRequest, OrderResult } from '../host/orders.ts'
import type { Outbox } from '../host/outbox.ts'
import {
  HOST_CONTRACT_VERSION,
  type HostSettings,
  type Locale,
  type Location,
  type Notice,
  type PortalHost,
  type Session,
} from '../host/portalHost.ts'
import { createEmitter, createStore } from '../host/store.ts'

/** The parts of the test host that a test sets. */
export interface TestHostOptions {
  /** In nearly every test the real client, connected to a reference backend. */
  readonly api: ApiClient
  readonly session?: Partial<Session>
  readonly path?: string
  readonly params?: Readonly<Record<string, string>>
  readonly settings?: Partial<HostSettings>
  readonly locale?: Locale
  /** Without one, the host behaves as where a save without a connection must fail. */
  readonly outbox?: Outbox
  /** Without them, the host behaves as where nothing may be kept on the device. */
  readonly copies?: Copies
}

/** A host, and the calls that a remote made of it. */
export interface TestHost {
  readonly host: PortalHost
  readonly notices: readonly Notice[]
  /** The events of telemetry, with their fields. */
  readonly reports: readonly (readonly [event: string, fields: object | undefined])[]
  readonly opened: readonly OrderRequest[]
  readonly visited: readonly string[]
  /** Closes the order dialog that was opened last. */
  closeOrder(result: OrderResult): void
  /** The reasons of the work that is held now. */
  readonly held: readonly string[]
  announce(change: OrderChange): void
  signIn(session: Partial<Session>): void
}

/** Creates a host for tests and for a remote that runs without the shell. Drafts are in memory. */
export function createTestHost(options: TestHostOptions): TestHost {
  const notices: Notice[] = []
  const reports: (readonly [string, object | undefined])[] = []
  const opened: OrderRequest[] = []
  const visited: string[] = []
  const held: string[] = []
  const closeDialog: ((result: OrderResult) => void)[] = []
  const session = createStore<Session>({ username: 'dana', carriers: [], epoch: 1, ...options.session })
  const location = createStore<Location>({ path: options.path ?? '/', search: '', params: options.params ?? {} })
  const changed = createEmitter<OrderChange>()

  const host: PortalHost = Object.freeze({
    contract: HOST_CONTRACT_VERSION,
    session,
    api: options.api,
    orders: {
      open: (request: OrderRequest) => {
        opened.push(request)
        return new Promise<OrderResult>((resolve) => closeDialog.push(resolve))
      },
      preload: () => undefined,
      changed,
      announce: changed.emit,
    },
    nav: { href: (to: string) => to, go: (to: string) => void visited.push(to), location },
    notify: (notice: Notice) => void notices.push(notice),
    work: {
      hold(reason: string) {
        let isHeld = true
        held.push(reason)
        return () => {
          if (isHeld) held.splice(held.indexOf(reason), 1)
          isHeld = false
        }
      },
      touch: () => undefined,
    },
    drafts: createMemoryDrafts(Date.now),
    ...(options.outbox && { outbox: options.outbox }),
    ...(options.copies && { copies: options.copies }),
    portalContainer: () => document.body,
    locale: createStore<Locale>(options.locale ?? 'en'),
    telemetry: { report: (event: string, fields?: object) => void reports.push([event, fields]) },
    settings: { supportPhone: '1-800-555-0100', hidePatientNames: false, ...options.settings },
  })

  return {
    host,
    notices,
    reports,
    opened,
    visited,
    closeOrder: (result) => closeDialog.pop()?.(result),
    held,
    announce: changed.emit,
    signIn: (next) => session.set({ ...session.get(), epoch: session.get().epoch + 1, ...next }),
  }
}
