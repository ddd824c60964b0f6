import {
  createMemoryDrafts,
  createStore,
  HOST_CONTRACT_VERSION,
  isApiError,
  type Locale,
  type Location,
  type OrderRequest,
  type PortalHost,
  type Session,
  type Store,
  type StoreSource,
  type Telemetry,
} from '@carrier-portal/contract'
import type { OrderEditorOptions, OrderErrorEvent } from '@carrier-portal/order-editor/v1'
import { changesOfPage } from './changesOfPage.ts'
import { createDirtyState } from './dirtyState.ts'
import { type ApiNotifications, createEmbedApi } from './embedApi.ts'
import { createHostCallbacks } from './hostCallbacks.ts'
import { createNoticeBoard, type NoticeBoard } from './noticeBoard.ts'
import { readAfterSaves } from './runningSaves.ts'

/** What an embedded host depends on. */
interface EmbedEnvironment {
  /** The options as they are now: callbacks and the token function may change at any time. */
  options(): OrderEditorOptions
  portalContainer(): HTMLElement
  /** Called after each failure of an order's view that `onError` reports. */
  onFailure(request: OrderRequest): void
}

/** PortalHosts built from options, and the state that the embedding component renders. */
export interface EmbedHost {
  /** The host for one open order: its failures are reported with the number of that order, also after another one was opened. */
  hostOf(request: OrderRequest): PortalHost
  readonly locale: StoreSource<Locale>
  /** Continues with an order after a sign-in (documented in @carrier-portal/order-editor/v1). */
  resume(request: OrderRequest): Promise<void>
  /** A token is needed; what was typed is kept. */
  readonly signInNeeded: Store<boolean>
  readonly dirty: Store<boolean>
  readonly board: NoticeBoard
}

/**
 * The PortalHost inside a host page: without cookies, storage, address, title and idle timer. Reads the options at each
 * use, because the page may change them.
 */
export function createEmbedHost({ options, portalContainer, onFailure }: EmbedEnvironment): EmbedHost {
  const locale = createStore<Locale>(options().locale ?? 'en')
  const callbacks = createHostCallbacks(options)
  const signInNeeded = createStore(false)
  const board = createNoticeBoard()
  const { work, dirty } = createDirtyState()
  const changed = changesOfPage(options().apiBaseUrl)

  const session = createStore<Session>({ username: '', carriers: [], epoch: 1 })

  const apiWith = (notifications: ApiNotifications) =>
    createEmbedApi({
      baseUrl: options().apiBaseUrl,
      get apiHeaders() {
        return options().apiHeaders ?? false
      },
      requestTimeoutSeconds: options().requestTimeoutSeconds,
      getAccessToken: () => options().getAccessToken(),
      ...notifications,
    })

  const apiOf = (request: OrderRequest) =>
    apiWith({
      onAuthRequired() {
        signInNeeded.set(true)
        callbacks.onAuthRequired()
      },
      onSuccess: () => signInNeeded.set(false),
      onFailure(code, error) {
        if (isTokenAccepted(error)) signInNeeded.set(false)
        const { status, message } = error
        reportFailure(request, { code, ...(status !== undefined && { status }), message })
      },
    })

  async function resume({ workOrderNumber }: OrderRequest) {
    if (!signInNeeded.get()) return
    // Reports nothing, because the host page was notified already that a sign-in is needed.
    const api = apiWith({ onAuthRequired: () => undefined, onSuccess: () => undefined, onFailure: () => undefined })
    const accepted = await api.orderDetails(workOrderNumber).then(Boolean, isTokenAccepted)
    if (!accepted || !signInNeeded.get()) return
    signInNeeded.set(false)
    // A load that failed is repeated after a new sign-in, and a form with typed values stays.
    session.set({ ...session.get(), epoch: session.get().epoch + 1 })
  }

  const telemetryOf = (request: OrderRequest): Telemetry => ({
    report(event, fields) {
      if (event !== 'save.crashed') return
      reportFailure(request, { code: 'crashed', message: `The save stopped because of an error: ${fields?.error}` })
    },
  })

  function reportFailure(request: OrderRequest, failure: Pick<OrderErrorEvent, 'code' | 'status' | 'message'>) {
    onFailure(request)
    const { view, workOrderNumber } = request
    callbacks.onError({ workOrderNumber, view, ...failure })
  }

  // The embedded views open no other one.
  const open: PortalHost['orders']['open'] = async () => 'UNAVAILABLE'

  const shared = {
    contract: HOST_CONTRACT_VERSION,
    session,
    orders: { open, preload: () => undefined, changed, announce: changed.emit },
    notify: board.show,
    work,
    drafts: createMemoryDrafts(Date.now),
    portalContainer,
    locale,
    settings: Object.freeze({
      supportPhone: '',
      get hidePatientNames() {
        return options().hidePatientNames ?? false
      },
      get timeZone() {
        return options().timeZone
      },
    }),
  }

  const hostOf = (request: OrderRequest): PortalHost =>
    Object.freeze({
      ...shared,
      api: readAfterSaves(apiOf(request), options().apiBaseUrl, request.workOrderNumber),
      telemetry: telemetryOf(request),
      nav: {
        href: () => '',
        go: () => undefined,
        location: createStore<Location>({ path: '', search: '', params: { id: request.workOrderNumber } }),
      },
    })
  return { hostOf, resume, locale, signInNeeded, dirty, board }
}

/** Whether a failed call had a token that the backend accepts: it refuses something else, such as a missing order. */
function isTokenAccepted(error: unknown): boolean {
  return isApiError(error) && error.failure === 'refused' && error.status !== undefined && error.status < 500
}
