import {
  createEmitter,
  createStore,
  type OrderChange,
  type OrderRequest,
  type OrderResult,
  type Orders,
  type Store,
} from '@carrier-portal/contract'

/** The order dialog to show; each request has a new `id`. */
export interface RequestedDialog {
  readonly id: number
  readonly request: OrderRequest
}

/** `host.orders`, with the parts that OrderDialogHost uses. */
export interface OrderDialogs extends Orders {
  readonly requested: Store<RequestedDialog | undefined>
  close(id: number, result: OrderResult): void
  /** Closes the open dialog, if any, with the result 'CLOSED'. */
  closeCurrent(): void
}

/** `host.orders`: one dialog at a time; OrderDialogHost renders it. */
export function createOrderDialogs(preload: () => void): OrderDialogs {
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
    preload,
    changed,
    announce: changed.emit,
  }
}
