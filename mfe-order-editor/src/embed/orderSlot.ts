import { createStore, type OrderRequest, type OrderResult, type Store } from '@carrier-portal/contract'

/** A shown order; opening it again gives a new id. */
export interface ShownOrder {
  readonly id: number
  readonly request: OrderRequest
  /** Closes this order, whichever is shown: a save may end after another order has replaced it. */
  close(result: OrderResult): void
}

/** Where one order at a time is shown. */
export interface OrderSlot {
  readonly shown: Store<ShownOrder | undefined>
  /** Shows an order in place of the present one. */
  show(request: OrderRequest): void
}

/** An empty slot. `onClose` is called for each order that closes, also for a replaced one, and says whether it was shown. */
export function createOrderSlot(
  onClose: (order: ShownOrder, result: OrderResult, wasShown: boolean) => void,
): OrderSlot {
  const shown = createStore<ShownOrder | undefined>(undefined)
  let nextId = 1

  return {
    shown,
    show(request) {
      const order: ShownOrder = {
        id: nextId,
        request,
        close(result) {
          const wasShown = shown.get() === order
          if (wasShown) shown.set(undefined)
          onClose(order, result, wasShown)
        },
      }
      nextId += 1
      shown.set(order)
    },
  }
}
