import { createStore, type Store } from '@carrier-portal/contract'
import { type Registry, readRegistry } from '@carrier-portal/contract/registry'
import { nextStep, TIME_LIMIT_MS } from './failurePolicy.ts'
import { RemoteFailure } from './RemoteFailure.ts'

export type RegistryState =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly registry: Registry }
  | { readonly state: 'failed'; readonly failure: RemoteFailure; readonly reportId: string }

export interface RegistrySource {
  readonly store: Store<RegistryState>
  /** Fetches the page's registry once; after a failure the next call tries anew. Never rejects. */
  load(): Promise<RegistryState>
  /** The registry as it stands now at its address; undefined when it cannot be had. */
  look(): Promise<Registry | undefined>
}

export interface RegistrySettings {
  /** Where the registry is. */
  readonly address: string
  pause(ms: number): Promise<void>
  newReportId(): string
  report(event: string, fields: Readonly<Record<string, string | number>>): void
}

/** A page keeps its first registry for life; `look` is for noticing newer ones (issue 5, section 2). */
export function createRegistrySource({ address, ...settings }: RegistrySettings): RegistrySource {
  const store = createStore<RegistryState>({ state: 'loading' })
  let loading: Promise<RegistryState> | undefined

  async function loadPatiently(): Promise<RegistryState> {
    const begun = Date.now()
    for (let attempts = 1; ; attempts += 1) {
      try {
        return { state: 'ready', registry: await fetchRegistry(address) }
      } catch (cause) {
        const failure = cause instanceof RemoteFailure ? cause : new RemoteFailure('registry', 'unreachable', cause)
        const step = nextStep({ stage: 'registry', attempts, spentMs: Date.now() - begun, hasStandIn: false })
        if (step.do !== 'retry') return tell(failure)
        await settings.pause(step.afterMs)
      }
    }
  }

  function tell(failure: RemoteFailure): RegistryState {
    const reportId = settings.newReportId()
    settings.report('registry.failed', { reason: failure.reason, reportId })
    return { state: 'failed', failure, reportId }
  }

  return {
    store,
    load() {
      loading ??= loadPatiently().then((next) => {
        if (next.state === 'failed') loading = undefined
        store.set(next)
        return next
      })
      return loading
    },
    look: () => fetchRegistry(address).catch(() => undefined),
  }
}

async function fetchRegistry(address: string): Promise<Registry> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(TIME_LIMIT_MS) })
  if (!answer.ok) throw new RemoteFailure('registry', 'unreachable')
  const registry = readRegistry(await answer.json().catch(() => undefined))
  if (!registry) throw new RemoteFailure('registry', 'unreadable')
  return registry
}
