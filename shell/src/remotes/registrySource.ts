import { createStore, type Store, type Telemetry } from '@carrier-portal/contract'
import { type Registry, readRegistry } from '@carrier-portal/contract/registry'
import { jsonValue } from '../session/jsonValue.ts'
import { nextStep, TIME_LIMIT_MS } from './failurePolicy.ts'
import { RemoteFailure } from './RemoteFailure.ts'
import type { Failure } from './remoteState.ts'

/** The loading state of the page's registry. */
export type RegistryState =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly registry: Registry }
  | { readonly state: 'failed'; readonly failure: RemoteFailure; readonly reportId: string }

/** The registry of this page, and the newest one of the host. */
export interface RegistrySource {
  readonly store: Store<RegistryState>
  /** Fetches the page's registry once; after a failure the next call fetches again. Never rejects. */
  load(): Promise<RegistryState>
  /** Fetches the present registry; undefined when that fails. Never an earlier revision than the newest that was fetched. */
  fetchLatest(): Promise<Registry | undefined>
  /** The registry of the highest revision that was fetched so far. */
  newest(): Registry | undefined
}

interface RegistrySettings {
  readonly address: string
  pause(ms: number): Promise<void>
  newReportId(): string
  readonly report: Telemetry['report']
}

/** A page keeps its first registry in `store`; `fetchLatest` detects newer ones. */
export function createRegistrySource({ address, ...settings }: RegistrySettings): RegistrySource {
  const store = createStore<RegistryState>({ state: 'loading' })
  let loading: Promise<RegistryState> | undefined
  let newest: Registry | undefined

  /** Two requests may overlap, and the later one may return the earlier registry. */
  function keepNewest(registry: Registry): Registry {
    if (!newest || registry.revision > newest.revision) newest = registry
    return newest
  }

  async function loadWithRetries(): Promise<RegistryState> {
    const begun = Date.now()
    for (let attempts = 1; ; attempts += 1) {
      try {
        return { state: 'ready', registry: await fetchRegistry(address) }
      } catch (cause) {
        const failure = cause instanceof RemoteFailure ? cause : new RemoteFailure('registry', 'unreachable', cause)
        const step = nextStep({ stage: 'registry', attempts, spentMs: Date.now() - begun, hasFallback: false })
        if (step.do !== 'retry') return fail(failure)
        await settings.pause(step.afterMs)
      }
    }
  }

  function fail(failure: RemoteFailure): RegistryState {
    const reportId = settings.newReportId()
    settings.report('registry.failed', { reason: failure.reason, reportId })
    return { state: 'failed', failure, reportId }
  }

  async function start(): Promise<RegistryState> {
    // "Try again": on a slow network its result takes long, and the error card would not change until then.
    if (store.get().state === 'failed') store.set({ state: 'loading' })
    const next = await loadWithRetries()
    if (next.state === 'ready') keepNewest(next.registry)
    else loading = undefined
    store.set(next)
    return next
  }

  return {
    store,
    load() {
      loading ??= start()
      return loading
    },
    // 'no-store' also passes the service worker, whose stored copy may be older.
    fetchLatest: () => fetchRegistry(address, 'no-store').then(keepNewest, () => undefined),
    newest: () => newest,
  }
}

/** The registry of a state; undefined while it loads and after a failure. */
export function loadedRegistry(state: RegistryState): Registry | undefined {
  return state.state === 'ready' ? state.registry : undefined
}

/** Why the registry could not be loaded; undefined while it loads and once it is loaded. */
export function registryFailure(state: RegistryState): Failure | undefined {
  if (state.state !== 'failed') return undefined
  const { stage, reason } = state.failure
  return { stage, reason, reportId: state.reportId }
}

/** The page's registry. Rejects with the failure of its load. */
export async function loadRegistry(source: Pick<RegistrySource, 'load'>): Promise<Registry | undefined> {
  const state = await source.load()
  if (state.state === 'failed') throw state.failure
  return loadedRegistry(state)
}

async function fetchRegistry(address: string, cache: RequestCache = 'default'): Promise<Registry> {
  const response = await fetch(address, { cache, signal: AbortSignal.timeout(TIME_LIMIT_MS) })
  if (!response.ok) throw new RemoteFailure('registry', 'unreachable')
  // A page in place of the registry is no JSON.
  const registry = readRegistry(jsonValue(await response.text()))
  if (!registry) throw new RemoteFailure('registry', 'unreadable')
  return registry
}
