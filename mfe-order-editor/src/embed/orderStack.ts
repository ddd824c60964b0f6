import { createStore, type OrderRequest, type OrderResult, type Store } from '@carrier-portal/contract'

/** A shown order; opening it again gives a new id. */
export interface ShownOrder {
  readonly id: number
  readonly request: OrderRequest
  /** Closes this order, whichever is shown: a save may end after another order has replaced it. */
  close(result: OrderResult): void
}

/** The stack of open orders; the last one is shown. */
export interface OrderStack {
  readonly shown: Store<ShownOrder | undefined>
  isOpen(order: ShownOrder): boolean
  /** Replaces all open orders by one. */
  begin(request: OrderRequest): void
  /** Shows an order over the present one; resolves when it has closed. */
  open(request: OrderRequest): Promise<OrderResult>
}

interface Layer extends ShownOrder {
  readonly closed: (result: OrderResult) => void
}

/**
 * An empty stack. `onClose` is called for each order that closes, also for a replaced one, and says whether it was the
 * last open one.
 */
export function createOrderStack(onClose: (order: ShownOrder, result: OrderResult, last: boolean) => void): OrderStack {
  const shown = createStore<ShownOrder | undefined>(undefined)
  let layers: readonly Layer[] = []
  let nextId = 1

  const isOpen = (order: ShownOrder) => layers.some(({ id }) => id === order.id)

  function show(next: readonly Layer[]) {
    layers = next
    shown.set(layers.at(-1))
  }

  function layer(request: OrderRequest, closed: Layer['closed']): Layer {
    nextId += 1
    const own: Layer = { id: nextId, request, closed, close: (result) => close(own, result) }
    return own
  }

  function close(order: Layer, result: OrderResult) {
    const wasOpen = isOpen(order)
    if (wasOpen) {
      show(layers.filter((other) => other !== order))
      order.closed(result)
    }
    onClose(order, result, wasOpen && layers.length === 0)
  }

  return {
    shown,
    isOpen,
    begin(request) {
      const dropped = layers
      show([layer(request, () => undefined)])
      for (const { closed } of dropped) closed('CLOSED')
    },
    open: (request) => new Promise((resolve) => show([...layers, layer(request, resolve)])),
  }
}
