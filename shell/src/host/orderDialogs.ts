import {
  createEmitter,
  createStore,
  type OrderChange,
  type OrderRequest,
  type OrderResult,
  type Orders,
  type Store,
} from '@carrier-portal/contract'

/** The dialog that is wished for; `id` is another one for each wish. */
export interface WantedDialog {
  readonly id: number
  readonly request: OrderRequest
}

export interface OrderDialogs extends Orders {
  readonly wanted: Store<WantedDialog | undefined>
  close(id: number, result: OrderResult): void
  /** Whatever is open ends as closed: the person went elsewhere. */
  closeAny(): void
}

/** `host.orders`: one dialog at a time; the order dialog host of the shell shows it. */
export function createOrderDialogs(preload: () => void): OrderDialogs {
  const wanted = createStore<WantedDialog | undefined>(undefined)
  const changed = createEmitter<OrderChange>()
  let settle: ((result: OrderResult) => void) | undefined
  let lastId = 0

  function end(result: OrderResult) {
    const answer = settle
    settle = undefined
    wanted.set(undefined)
    answer?.(result)
  }

  return {
    wanted,
    open(request) {
      end('CLOSED')
      return new Promise((resolve) => {
        lastId += 1
        settle = resolve
        wanted.set({ id: lastId, request })
      })
    },
    close(id, result) {
      if (wanted.get()?.id === id) end(result)
    },
    closeAny: () => end('CLOSED'),
    preload,
    changed,
    announce: changed.emit,
  }
}
