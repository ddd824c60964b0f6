import type { Store } from '@carrier-portal/contract'
import type { Registry, RolloutUser } from '@carrier-portal/contract/registry'
import { nextStep } from './failurePolicy.ts'
import { loadVersion, type VersionLoadSettings } from './loadVersion.ts'
import { toRemoteFailure } from './RemoteFailure.ts'
import type { RegistrySource } from './registrySource.ts'
import { createRemoteReporter, type ReporterSettings } from './remoteReporter.ts'
import { candidatesOf, createSlot, type RemoteSlot } from './remoteSlot.ts'
import type { Failure, RemoteFacts, RemoteState } from './remoteState.ts'

/** The loading states of all remotes of the page. */
export interface RemoteLoader {
  stateOf(name: string): Store<RemoteState>
  facts(): Readonly<Record<string, RemoteFacts>>
  /** Loads the remote unless that has been started. */
  start(name: string): Promise<void>
  /** "Try again": loads the remote again, with the latest registry. */
  tryAgain(name: string): Promise<void>
  /** Handles an error that the screen threw while rendering. */
  reportCrash(name: string, cause: unknown): Promise<void>
  /** Loads it again from a newer registry, in the same page: after a block, or for a remote that is new there. */
  replace(name: string, registry: Registry): Promise<void>
}

interface LoaderSettings extends VersionLoadSettings, ReporterSettings {
  readonly source: RegistrySource
  user(): RolloutUser
}

/** Loads remotes: chooses the version and applies the failure policy. */
export function createRemoteLoader(settings: LoaderSettings): RemoteLoader {
  const slots = new Map<string, RemoteSlot>()
  const { recordLoaded, recordRetry, recordFailure } = createRemoteReporter(settings)

  function slotOf(name: string): RemoteSlot {
    const slot = slots.get(name) ?? createSlot(name)
    slots.set(name, slot)
    return slot
  }

  async function run(slot: RemoteSlot, slow?: Failure): Promise<void> {
    slot.run += 1
    const currentRun = slot.run
    const show = (state: RemoteState) => {
      if (slot.run === currentRun) slot.store.set(state)
    }
    show(slow ? { state: 'loading', slow } : { state: 'loading' })
    let version = ''
    try {
      slot.registry ??= await pageRegistry()
      const [candidate, ...fallbacks] = candidatesOf(slot, settings.user())
      if (!candidate) return
      version = candidate.version
      const definition = await loadVersion(settings, {
        name: slot.name,
        files: candidate.files,
        hasFallback: fallbacks.length > 0,
        onRetry: () => recordRetry(slot),
      })
      recordLoaded(slot, candidate)
      show({ state: 'ready', definition, candidate, mount: currentRun })
    } catch (cause) {
      const failure = recordFailure('remote.failed', slot, toRemoteFailure(cause, 'registry'), version)
      if (slot.run !== currentRun) return
      if (version !== '') slot.failed.add(version)
      if (version === '' || !hasFallback(slot)) show({ state: 'failed', failure })
      else await run(slot, failure.reason === 'timeout' ? failure : undefined)
    }
  }

  async function pageRegistry(): Promise<Registry | undefined> {
    const state = await settings.source.load()
    if (state.state === 'failed') throw state.failure
    return state.state === 'ready' ? state.registry : undefined
  }

  function hasFallback(slot: RemoteSlot): boolean {
    return candidatesOf(slot, settings.user()).length > 0
  }

  async function recoverFromCrash(slot: RemoteSlot, cause: unknown): Promise<void> {
    const before = slot.store.get()
    if (before.state !== 'ready') return
    slot.crashes += 1
    const { version } = before.candidate
    const failure = recordFailure('remote.crashed', slot, toRemoteFailure(cause, 'render'), version)
    slot.failed.add(version)
    const { crashes: attempts } = slot
    const step = nextStep({ stage: failure.stage, attempts, spentMs: 0, hasFallback: hasFallback(slot) })
    if (step.do === 'showError') return slot.store.set({ state: 'failed', failure })
    slot.store.set({ state: 'loading' })
    if (step.do === 'fallback') {
      slot.crashes = 0
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
      slot.crashes = 0
      slot.store.set({ state: 'loading' })
      // A newer release may contain the fix. The other screens keep the page's registry.
      slot.registry &&= (await settings.source.fetchLatest()) ?? slot.registry
      await run(slot)
    },
    reportCrash: (name, cause) => recoverFromCrash(slotOf(name), cause),
    async replace(name, registry) {
      const slot = slotOf(name)
      slot.registry = registry
      slot.failed.clear()
      await run(slot)
    },
  }
}
