import type { Store } from '@carrier-portal/contract'

/** Tells of a store's value once it has settled, and only when it is another than was told before. */
export function tellSettled<T>(store: Store<T>, tell: (value: T) => void): () => void {
  let told = store.get()
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = store.subscribe(() => {
    timer ??= setTimeout(() => {
      timer = undefined
      if (Object.is(told, store.get())) return
      told = store.get()
      tell(told)
    })
  })
  return () => {
    stop()
    clearTimeout(timer)
  }
}
