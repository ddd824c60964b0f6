import type { Store } from '@carrier-portal/contract'

/** The notifications of one store. */
interface SettledNotifications {
  /** Notifies of a value at once unless it was the last notified one. */
  settle(value: boolean): void
  stop(): void
}

/** Notifies of a store's value in the next task, and only when it differs from the last notified one. */
export function notifyWhenSettled(store: Store<boolean>, notify: (value: boolean) => void): SettledNotifications {
  let notified = store.get()
  let timer: ReturnType<typeof setTimeout> | undefined
  const settle = (value: boolean) => {
    clearTimeout(timer)
    timer = undefined
    if (notified === value) return
    notified = value
    notify(value)
  }
  const unsubscribe = store.subscribe(() => {
    timer ??= setTimeout(() => settle(store.get()))
  })
  return {
    settle,
    stop() {
      unsubscribe()
      clearTimeout(timer)
    },
  }
}
