import { createStore, type Store } from '@carrier-portal/contract'

type LoadState<T> =
  | { readonly state: 'waiting' }
  | { readonly state: 'failed' }
  | { readonly state: 'ready'; readonly part: T }

/** A lazily loaded part of the shell or of a remote. */
export interface Deferred<T> {
  readonly store: Store<LoadState<T>>
  /** Never rejects; after a failure the next call loads again. */
  load(): Promise<void>
  /** Loads ahead of time. A failure is not shown: `load` tries again when the part is needed. */
  prefetch(): void
}

/** Unlike React.lazy, a failed load can be retried, and a loaded part renders without showing the fallback first. */
export function deferred<T>(fetchPart: () => Promise<T>): Deferred<T> {
  const store = createStore<LoadState<T>>({ state: 'waiting' })
  const isReady = () => store.get().state === 'ready'
  const keep = (part: T) => {
    if (!isReady()) store.set({ state: 'ready', part })
  }
  let loading: Promise<void> | undefined
  return {
    store,
    load() {
      loading ??= fetchPart().then(keep, () => {
        loading = undefined
        store.set({ state: 'failed' })
      })
      return loading
    },
    prefetch() {
      if (!isReady()) void fetchPart().then(keep, () => undefined)
    },
  }
}
