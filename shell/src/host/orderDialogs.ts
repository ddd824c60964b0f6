import {
  createEmitter,
  createStore,
  isRecord,
  type OrderChange,
  type OrderRequest,
  type OrderResult,
  type Orders,
  type OrderView,
  type Store,
} from '@carrier-portal/contract'

/** The order dialog to show; each request has a new `id`. */
export interface RequestedDialog {
  readonly id: number
  readonly request: OrderRequest
}

/** `host.orders`, with the parts that OrderDialogHost uses. */
export interface OrderDialogs extends Required<Orders> {
  readonly requested: Store<RequestedDialog | undefined>
  close(id: number, result: OrderResult): void
  /** Closes the open dialog, if any, with the result 'CLOSED'. */
  closeCurrent(): void
}

const VIEWS: Readonly<Record<OrderView, true>> = { details: true, update: true, charge: true }

/** Whether a value from a remote's code is a request. Anything else would stop the editor, or the shell, not the caller. */
function isRequest(value: unknown): boolean {
  if (!isRecord(value)) return false
  const { view, workOrderNumber } = value
  const isView = typeof view === 'string' && Object.hasOwn(VIEWS, view)
  return isView && typeof workOrderNumber === 'string' && workOrderNumber.trim() !== ''
}

/** `host.orders`: one dialog at a time; OrderDialogHost renders it. */
export function createOrderDialogs(ahead: Required<Pick<Orders, 'preload' | 'prepare'>>): OrderDialogs {
  const requested = createStore<RequestedDialog | undefined>(undefined)
  const changed = createEmitter<OrderChange>()
  let resolveCurrent: ((result: OrderResult) => void) | undefined
  let lastId = 0

  function end(result: OrderResult) {
    const resolve = resolveCurrent
    resolveCurrent = undefined
    requested.set(undefined)
    resolve?.(result)
  }

  return {
    requested,
    open(request) {
      if (!isRequest(request)) throw new TypeError('orders.open needs a view and a workOrderNumber.')
      end('CLOSED')
      return new Promise((resolve) => {
        lastId += 1
        resolveCurrent = resolve
        requested.set({ id: lastId, request })
      })
    },
    close(id, result) {
      if (requested.get()?.id === id) end(result)
    },
    closeCurrent: () => end('CLOSED'),
    ...ahead,
    changed,
    announce: changed.emit,
  }
}
