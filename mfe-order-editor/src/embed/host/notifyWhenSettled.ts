import type { Store } from '@carrier-portal/contract'

/** Notifies of a store's value in the next task, and only when it differs from the last notified one. */
export function notifyWhenSettled<T>(store: Store<T>, notify: (value: T) => void): () => void {
  let notified = store.get()
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = store.subscribe(() => {
    timer ??= setTimeout(() => {
      timer = undefined
      if (Object.is(notified, store.get())) return
      notified = store.get()
      notify(notified)
    })
  })
  return () => {
    stop()
    clearTimeout(timer)
  }
}
