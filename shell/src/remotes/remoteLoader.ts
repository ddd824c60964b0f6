import type { Store } from '@carrier-portal/contract'
import type { Candidate, Registry } from '@carrier-portal/contract/registry'
import { nextStep } from './failurePolicy.ts'
import { failureOf, type RemoteFailure } from './RemoteFailure.ts'
import type { RegistrySource } from './registrySource.ts'
import { candidatesOf, createSlot, type RemoteSlot } from './remoteSlot.ts'
import type { Failure, RemoteFacts, RemoteState } from './remoteState.ts'
import { type TrySettings, tryVersion } from './tryVersion.ts'

export interface RemoteLoader {
  stateOf(name: string): Store<RemoteState>
  facts(): Readonly<Record<string, RemoteFacts>>
  /** Begins, unless it has begun. */
  start(name: string): Promise<void>
  /** "Try again": begins anew, with the registry as it stands now. */
  tryAgain(name: string): Promise<void>
  /** The screen threw while it was drawn. */
  threw(name: string, cause: unknown): Promise<void>
  /**
   * Begins with a newer registry than the page's, in the same page: for a version that was blocked meanwhile, and for a
   * remote that the page's registry does not name.
   */
  replace(name: string, registry: Registry): Promise<void>
}

export interface LoaderSettings extends TrySettings {
  readonly source: RegistrySource
  username(): string
  newReportId(): string
  report(event: string, fields: Readonly<Record<string, string | number>>): void
}

/** Brings remotes onto the screen: chooses the version, and follows the failure policy. */
export function createRemoteLoader(settings: LoaderSettings): RemoteLoader {
  const slots = new Map<string, RemoteSlot>()

  function slotOf(name: string): RemoteSlot {
    const slot = slots.get(name) ?? createSlot(name)
    slots.set(name, slot)
    return slot
  }

  async function run(slot: RemoteSlot, late?: Failure): Promise<void> {
    slot.run += 1
    const mine = slot.run
    const show = (state: RemoteState) => {
      if (slot.run === mine) slot.store.set(state)
    }
    show(late ? { state: 'loading', late } : { state: 'loading' })
    let version = ''
    try {
      slot.registry ??= await pageRegistry()
      const [candidate, ...standIns] = candidatesOf(slot, settings.username())
      if (!candidate) return
      version = candidate.version
      const definition = await tryVersion(settings, {
        name: slot.name,
        files: candidate.files,
        hasStandIn: standIns.length > 0,
        onRetry: () => note(slot, { retries: slot.facts.retries + 1 }),
      })
      arrive(slot, candidate)
      show({ state: 'ready', definition, candidate, mount: mine })
    } catch (cause) {
      const failure = tell(slot, failureOf(cause, 'registry'), version)
      if (slot.run !== mine) return
      if (version !== '') slot.failed.add(version)
      if (version === '' || !hasStandIn(slot)) show({ state: 'failed', failure })
      else await run(slot, failure.reason === 'timeout' ? failure : undefined)
    }
  }

  async function pageRegistry(): Promise<Registry | undefined> {
    const state = await settings.source.load()
    if (state.state === 'failed') throw state.failure
    return state.state === 'ready' ? state.registry : undefined
  }

  function hasStandIn(slot: RemoteSlot): boolean {
    return candidatesOf(slot, settings.username()).length > 0
  }

  function arrive(slot: RemoteSlot, { version, because, files }: Candidate) {
    note(slot, { loaded: version, base: files.base, because })
    settings.report('remote.loaded', { remote: slot.name, version, because, retries: slot.facts.retries })
  }

  function tell(slot: RemoteSlot, { stage, reason }: RemoteFailure, version: string): Failure {
    const reportId = settings.newReportId()
    note(slot, { lastError: `${stage}: ${reason} (${reportId})` })
    settings.report('remote.failed', { remote: slot.name, version, stage, reason, reportId })
    return { stage, reason, reportId }
  }

  function note(slot: RemoteSlot, facts: Partial<RemoteFacts>) {
    slot.facts = { ...slot.facts, ...facts }
  }

  async function redraw(slot: RemoteSlot, cause: unknown): Promise<void> {
    const before = slot.store.get()
    if (before.state !== 'ready') return
    slot.thrown += 1
    const { version } = before.candidate
    const failure = tell(slot, failureOf(cause, 'render'), version)
    slot.failed.add(version)
    const { thrown: attempts } = slot
    const step = nextStep({ stage: failure.stage, attempts, spentMs: 0, hasStandIn: hasStandIn(slot) })
    if (step.do === 'card') return slot.store.set({ state: 'failed', failure })
    slot.store.set({ state: 'loading' })
    if (step.do === 'standIn') {
      slot.thrown = 0
      return run(slot)
    }
    slot.failed.delete(version)
    await settings.pause(step.afterMs)
    return run(slot)
  }

  return {
    stateOf: (name) => slotOf(name).store,
    facts: () => Object.fromEntries([...slots].map(([name, { facts }]) => [name, facts])),
    async start(name) {
      const slot = slotOf(name)
      if (slot.store.get().state === 'waiting') await run(slot)
    },
    async tryAgain(name) {
      const slot = slotOf(name)
      slot.failed.clear()
      slot.thrown = 0
      slot.store.set({ state: 'loading' })
      // It may have been put right by a release meanwhile. The other screens keep the page's registry.
      slot.registry &&= (await settings.source.look()) ?? slot.registry
      await run(slot)
    },
    threw: (name, cause) => redraw(slotOf(name), cause),
    async replace(name, registry) {
      const slot = slotOf(name)
      slot.registry = registry
      slot.failed.clear()
      await run(slot)
    },
  }
}
