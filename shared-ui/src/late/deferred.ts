import { createStore, type Store } from '@carrier-portal/contract'
import { refetchBypassingCache } from './refetchBypassingCache.ts'

type LoadState<T> =
  | { readonly state: 'waiting' }
  | { readonly state: 'failed' }
  | { readonly state: 'ready'; readonly part: T }

/** A lazily loaded part of the shell or of a remote. */
export interface Deferred<T> {
  readonly store: Store<LoadState<T>>
  /** Never rejects. Tries twice, the second time past the HTTP cache; after a failure the next call loads again. */
  load(): Promise<void>
  /** Loads ahead of time. Never rejects, and shows no failure: `load` tries again when the part is needed. */
  prefetch(): Promise<void>
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
      if (store.get().state === 'failed') store.set({ state: 'waiting' })
      loading ??= fetchPart()
        .catch((cause) => refetchScript(cause).then(fetchPart))
        .then(keep, () => {
          loading = undefined
          store.set({ state: 'failed' })
        })
      return loading
    },
    async prefetch() {
      if (!isReady()) await fetchPart().then(keep, () => undefined)
    },
  }
}

/** A second try waits no longer for the network. */
const TIME_LIMIT_MS = 10_000

/**
 * A script that failed may be corrupt in the HTTP cache, where its name allows it to stay for a year; or its load was that
 * of a prefetch, which ended while the device slept. Both are over when it has been fetched past the cache. Never rejects.
 */
async function refetchScript(cause: unknown): Promise<void> {
  // The bundler's error names the address.
  const address = cause instanceof Error ? Reflect.get(cause, 'request') : undefined
  if (typeof address !== 'string') return
  await refetchBypassingCache([address], AbortSignal.timeout(TIME_LIMIT_MS))
}
