import { createStore, type OrderRequest, type OrderResult, type Store } from '@carrier-portal/contract'

/** A shown order; opening it again gives a new id. */
export interface ShownOrder {
  readonly id: number
  readonly request: OrderRequest
}

/** The stack of open orders; the last one is shown. */
export interface OrderStack {
  readonly shown: Store<ShownOrder | undefined>
  /** Replaces all open orders by one. */
  begin(request: OrderRequest): void
  /** Shows an order over the present one; resolves when it has closed. */
  open(request: OrderRequest): Promise<OrderResult>
  close(result: OrderResult): void
}

interface Layer extends ShownOrder {
  readonly closed: (result: OrderResult) => void
}

/** An empty stack. `onClose` is called for each closed order and says whether it was the last one. */
export function createOrderStack(onClose: (order: ShownOrder, result: OrderResult, last: boolean) => void): OrderStack {
  const shown = createStore<ShownOrder | undefined>(undefined)
  let layers: readonly Layer[] = []
  let nextId = 1

  function show(next: readonly Layer[]) {
    layers = next
    shown.set(layers.at(-1))
  }

  function layer(request: OrderRequest, closed: Layer['closed']): Layer {
    nextId += 1
    return { id: nextId, request, closed }
  }

  return {
    shown,
    begin(request) {
      const dropped = layers
      show([layer(request, () => undefined)])
      for (const { closed } of dropped) closed('CLOSED')
    },
    open: (request) => new Promise((resolve) => show([...layers, layer(request, resolve)])),
    close(result) {
      const top = layers.at(-1)
      if (!top) return
      show(layers.slice(0, -1))
      top.closed(result)
      onClose(top, result, layers.length === 0)
    },
  }
}
