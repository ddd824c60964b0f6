import {
  createEmitter,
  createMemoryDrafts,
  createStore,
  HOST_CONTRACT_VERSION,
  type Locale,
  type Location,
  type OrderRequest,
  type OrderResult,
  type PortalHost,
  type Session,
  type Store,
  type StoreSource,
} from '@carrier-portal/contract'
import type { OrderEditorOptions } from '../published.d.ts'
import { createEmbedApi } from './embedApi.ts'
import { createHeldWork } from './heldWork.ts'
import { createNoticeBoard, type NoticeBoard } from './noticeBoard.ts'

/** Whom the editor tells, and where it may draw. */
export interface EmbedPlace {
  /** The options as they are now: callbacks and the token function may change at any time. */
  options(): OrderEditorOptions
  portalContainer(): HTMLElement
  /** The editor wishes to show another view of an order; resolves when that one has closed. */
  open(request: OrderRequest): Promise<OrderResult>
}

/** A host built from options, and what the frame around the editor needs of it. */
export interface EmbedHost {
  readonly host: PortalHost
  readonly locale: StoreSource<Locale>
  /** A token is needed; what was typed is kept. */
  readonly signInNeeded: Store<boolean>
  readonly dirty: Store<boolean>
  readonly board: NoticeBoard
}

/**
 * The host contract for a page that is not ours: no cookie, no storage, no address, no title, no idle timer. The
 * options are read anew each time, since the page may change them.
 */
export function createEmbedHost({ options, portalContainer, open }: EmbedPlace): EmbedHost {
  const locale = createStore<Locale>(options().locale ?? 'en')
  const signInNeeded = createStore(false)
  const board = createNoticeBoard()
  const { work, dirty } = createHeldWork()
  const changed = createEmitter<Parameters<PortalHost['orders']['announce']>[0]>()
  const eventOf = () => ({ workOrderNumber: options().workOrderNumber, view: options().view })

  const host: PortalHost = Object.freeze({
    contract: HOST_CONTRACT_VERSION,
    session: createStore<Session>({ username: '', carriers: [], epoch: 1 }),
    api: createEmbedApi({
      baseUrl: options().apiBaseUrl,
      getAccessToken: () => options().getAccessToken(),
      onAuthRequired() {
        signInNeeded.set(true)
        options().onAuthRequired?.()
      },
      onAnswered: () => signInNeeded.set(false),
      onFailure: (code, { status, message }) =>
        options().onError?.({ ...eventOf(), code, ...(status !== undefined && { status }), message }),
    }),
    orders: { open, preload: () => undefined, changed, announce: changed.emit },
    nav: {
      href: () => '',
      go: () => undefined,
      location: createStore<Location>({ path: '', search: '', params: { id: options().workOrderNumber } }),
    },
    notify: board.pin,
    work,
    drafts: createMemoryDrafts(Date.now),
    portalContainer,
    locale,
    telemetry: { report: () => undefined },
    settings: Object.freeze({
      supportPhone: '',
      get hidePatientNames() {
        return options().hidePatientNames ?? false
      },
      get timeZone() {
        return options().timeZone
      },
      get styleNonce() {
        return options().nonce || undefined
      },
    }),
  })
  return { host, locale, signInNeeded, dirty, board }
}
