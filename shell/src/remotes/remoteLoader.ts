import { createStore, type RemoteDefinition, type Store, type StoreSource } from '@carrier-portal/contract'
import { type Candidate, type Registry, versionsToTry } from '@carrier-portal/contract/registry'
import { type CheckSettings, entryAddress, whyNotLoad } from './checkVersion.ts'
import { nextStep, type Stage, TIME_LIMIT_MS } from './failurePolicy.ts'
import type { RemoteFiles } from './federation.ts'
import { type FailureReason, failureOf, RemoteFailure } from './RemoteFailure.ts'
import type { RegistrySource } from './registrySource.ts'

/** How far a remote is on its way onto the screen. `mount` is another one for each new attempt to show it. */
export type RemoteState =
  | { readonly state: 'waiting' }
  /** `late`: the wanted version did not come in time and another one is being fetched; one may ask anew. */
  | { readonly state: 'loading'; readonly late?: FailedState }
  | ReadyState
  | FailedState

export interface ReadyState {
  readonly state: 'ready'
  readonly definition: RemoteDefinition
  readonly candidate: Candidate
  readonly mount: number
}

export interface FailedState {
  readonly state: 'failed'
  readonly stage: Stage
  readonly reason: FailureReason
  /** To name the failure to the support, and to find it in the telemetry. */
  readonly reportId: string
}

/** What the status page tells of one remote. */
export interface RemoteFacts {
  readonly wanted: string | undefined
  readonly loaded: string | undefined
  readonly because: Candidate['because'] | undefined
  readonly retries: number
  readonly lastError: string | undefined
}

export interface RemoteLoader {
  stateOf(name: string): Store<RemoteState>
  facts(): Readonly<Record<string, RemoteFacts>>
  /** Begins, unless it has begun. */
  start(name: string): Promise<void>
  /** "Try again": begins anew, from the registry on. */
  tryAgain(name: string): Promise<void>
  /** The screen threw while it was drawn. */
  threw(name: string, cause: unknown): Promise<void>
  /** Takes the place of a version that was blocked meanwhile, in the same page. */
  replace(name: string, registry: Registry): Promise<void>
}

export interface LoaderSettings extends CheckSettings {
  readonly source: RegistrySource
  username(): string
  load(files: RemoteFiles): Promise<RemoteDefinition>
  pause(ms: number): Promise<void>
  newReportId(): string
  report(event: string, fields: Readonly<Record<string, string | number>>): void
}

interface Slot {
  readonly store: StoreSource<RemoteState>
  facts: RemoteFacts
  /** Versions that failed in this page; "Try again" forgets them. */
  failed: Set<string>
  /** A later run takes over from an earlier one. */
  run: number
  renderAttempts: number
  registry: Registry | undefined
}

const NO_FACTS: RemoteFacts = {
  wanted: undefined,
  loaded: undefined,
  because: undefined,
  retries: 0,
  lastError: undefined,
}

/** Brings remotes onto the screen: chooses the version, checks it, and follows the failure policy. */
export function createRemoteLoader(settings: LoaderSettings): RemoteLoader {
  const slots = new Map<string, Slot>()

  function slotOf(name: string): Slot {
    const known = slots.get(name)
    if (known) return known
    const store = createStore<RemoteState>({ state: 'waiting' })
    const slot: Slot = { store, facts: NO_FACTS, failed: new Set(), run: 0, renderAttempts: 0, registry: undefined }
    slots.set(name, slot)
    return slot
  }

  async function run(name: string, slot: Slot) {
    slot.run += 1
    const mine = slot.run
    const set = (state: RemoteState) => {
      if (slot.run === mine) slot.store.set(state)
    }
    set({ state: 'loading' })
    try {
      const candidates = await candidatesOf(name, slot)
      for (const [at, candidate] of candidates.entries()) {
        const hasStandIn = at < candidates.length - 1
        const outcome = await tryVersion(name, slot, candidate, hasStandIn)
        if (!(outcome instanceof RemoteFailure)) {
          ready(name, slot, outcome, candidate, set, mine)
          return
        }
        slot.failed.add(candidate.version)
        const failed = failedState(name, slot, outcome, candidate.version)
        if (!hasStandIn) set(failed)
        else set(outcome.reason === 'timeout' ? { state: 'loading', late: failed } : { state: 'loading' })
      }
    } catch (cause) {
      set(failedState(name, slot, failureOf(cause, 'registry'), slot.facts.wanted))
    }
  }

  /** What this user may be given and has not failed yet; none is a failure with its reason. */
  async function candidatesOf(name: string, slot: Slot): Promise<readonly Candidate[]> {
    if (!slot.registry) {
      const state = await settings.source.load()
      if (state.state === 'failed') throw state.failure
      if (state.state === 'ready') slot.registry = state.registry
    }
    const remote = slot.registry && Object.hasOwn(slot.registry.remotes, name) ? slot.registry.remotes[name] : undefined
    if (!remote) throw new RemoteFailure('check', 'absent')
    slot.facts = { ...slot.facts, wanted: remote.active }
    const all = versionsToTry(remote, settings.username())
    const first = all[0]
    if (!first) throw new RemoteFailure('check', 'blocked')
    slot.facts = { ...slot.facts, wanted: first.version }
    const left = all.filter(({ version }) => !slot.failed.has(version))
    return left.length > 0 ? left : all
  }

  async function tryVersion(name: string, slot: Slot, { files }: Candidate, hasStandIn: boolean) {
    const reason = whyNotLoad(files, settings)
    if (reason) return new RemoteFailure('check', reason)
    const wanted: RemoteFiles = {
      name,
      entry: entryAddress(files, settings.pageOrigin),
      integrity: files.integrity[files.entry] ?? '',
    }
    const begun = Date.now()
    for (let attempts = 1; ; attempts += 1) {
      try {
        return await withinLimit(settings.load(wanted), TIME_LIMIT_MS - (Date.now() - begun))
      } catch (cause) {
        const failure = failureOf(cause, 'evaluation')
        const step = nextStep({ stage: failure.stage, attempts, spentMs: Date.now() - begun, hasStandIn })
        if (step.do !== 'retry') return failure
        slot.facts = { ...slot.facts, retries: slot.facts.retries + 1 }
        await settings.pause(step.afterMs)
      }
    }
  }

  function ready(
    name: string,
    slot: Slot,
    definition: RemoteDefinition,
    candidate: Candidate,
    set: (state: RemoteState) => void,
    mount: number,
  ) {
    const { version, because } = candidate
    slot.facts = { ...slot.facts, loaded: version, because }
    set({ state: 'ready', definition, candidate, mount })
    settings.report('remote.loaded', { remote: name, version, because, retries: slot.facts.retries })
  }

  function failedState(name: string, slot: Slot, failure: RemoteFailure, version: string | undefined): FailedState {
    const { stage, reason } = failure
    const reportId = settings.newReportId()
    slot.facts = { ...slot.facts, lastError: `${stage}: ${reason} (${reportId})` }
    settings.report('remote.failed', { remote: name, version: version ?? '', stage, reason, reportId })
    return { state: 'failed', stage, reason, reportId }
  }

  return {
    stateOf: (name) => slotOf(name).store,
    facts: () => Object.fromEntries([...slots].map(([name, { facts }]) => [name, facts])),
    async start(name) {
      const slot = slotOf(name)
      if (slot.store.get().state === 'waiting') await run(name, slot)
    },
    async tryAgain(name) {
      const slot = slotOf(name)
      slot.failed.clear()
      slot.renderAttempts = 0
      await run(name, slot)
    },
    async threw(name, cause) {
      const slot = slotOf(name)
      const state = slot.store.get()
      if (state.state !== 'ready') return
      slot.renderAttempts += 1
      const failure = failureOf(cause, 'render')
      const { version } = state.candidate
      const failed = failedState(name, slot, failure, version)
      slot.store.set({ state: 'loading' })
      const attempts = slot.renderAttempts
      const standIns = slot.registry?.remotes[name]
      const hasStandIn =
        standIns !== undefined &&
        versionsToTry(standIns, settings.username()).some(
          (other) => other.version !== version && !slot.failed.has(other.version),
        )
      const step = nextStep({ stage: failure.stage, attempts, spentMs: 0, hasStandIn })
      if (step.do === 'card') return slot.store.set(failed)
      if (step.do === 'standIn') {
        slot.failed.add(version)
        slot.renderAttempts = 0
      } else await settings.pause(step.afterMs)
      await run(name, slot)
    },
    async replace(name, registry) {
      const slot = slotOf(name)
      slot.registry = registry
      slot.failed.clear()
      await run(name, slot)
    },
  }
}

function withinLimit<T>(work: Promise<T>, limitMs: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout>
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new RemoteFailure('download', 'timeout')), limitMs)
  })
  return Promise.race([work, limit]).finally(() => clearTimeout(timer))
}
