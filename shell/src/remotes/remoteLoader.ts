import type { RemoteDefinition } from '@carrier-portal/contract'
import type { Candidate, RolloutUser } from '@carrier-portal/contract/registry'
import { isBlocked } from './checkVersion.ts'
import { CRASH_COUNTS_MS, nextStep } from './failurePolicy.ts'
import { loadVersion, slowStage, type VersionLoadSettings, withinTimeLimit } from './loadVersion.ts'
import { RemoteFailure, toRemoteFailure } from './RemoteFailure.ts'
import { loadRegistry, type RegistrySource } from './registrySource.ts'
import { createRemoteReporter, type ReporterSettings } from './remoteReporter.ts'
import {
  begin,
  candidatesOf,
  createSlot,
  endBeforeShown,
  firstFailure,
  type RemoteSlot,
  whyNone,
} from './remoteSlot.ts'
import type { Failure, RemoteLoader } from './remoteState.ts'

interface LoaderSettings extends VersionLoadSettings, ReporterSettings {
  readonly source: RegistrySource
  user(): RolloutUser
}

/** Loads remotes: chooses the version and applies the failure policy. */
export function createRemoteLoader(settings: LoaderSettings): RemoteLoader {
  const slots = new Map<string, RemoteSlot>()
  const { recordLoaded, recordRetry, recordFailure, recordUncaught } = createRemoteReporter(settings)

  function slotOf(name: string): RemoteSlot {
    const slot = slots.get(name) ?? createSlot(name)
    slots.set(name, slot)
    return slot
  }

  async function run(slot: RemoteSlot, slow?: Failure, isDownloadRepeated = false): Promise<void> {
    const isLatest = begin(slot, slow)
    let version = ''
    let shown: Promise<void> | undefined
    /** For a download that ends after the time limit, which a slow network completes then. */
    let claimRun = isLatest
    try {
      const registry = slot.registry ?? (await loadRegistry(settings.source))
      if (!isLatest()) return
      slot.registry = registry
      const [candidate, ...fallbacks] = candidates(slot)
      if (!candidate) throw new RemoteFailure('check', whyNone(slot, settings.user()))
      version = candidate.version
      const onRetry = () => recordRetry(slot)
      const hasFallback = fallbacks.length > 0
      const options = { name: slot.name, files: candidate.files, hasFallback, isDownloadRepeated, isLatest, onRetry }
      shown = loadVersion(settings, options).then(async (definition) => {
        if (claimRun()) await show(slot, candidate, definition)
      })
      await withinTimeLimit(shown, () => slowStage(candidate.files, settings))
    } catch (cause) {
      if (!isLatest()) return
      const failure = recordFailure('remote.failed', slot, toRemoteFailure(cause, 'registry'), version)
      if (version !== '') slot.failed.set(version, failure)
      const isSlow = failure.reason === 'timeout'
      if (version !== '' && candidates(slot).length > 0) {
        const fallback = run(slot, isSlow ? failure : slow)
        // The download goes on, and may end before that of the fallback.
        if (isSlow) claimRun = endBeforeShown(slot)
        return fallback
      }
      slot.store.set({ state: 'failed', failure: isSlow ? failure : firstFailure(slot, failure) })
      if (isSlow)
        void shown?.catch((late: unknown) => {
          const { stage, reason } = toRemoteFailure(late, 'evaluation')
          if (isLatest()) slot.store.set({ state: 'failed', failure: { ...failure, stage, reason } })
        })
    }
  }

  async function show(slot: RemoteSlot, candidate: Candidate, definition: RemoteDefinition) {
    const newest = settings.source.newest()
    // Its block became known during the download.
    if (newest && isBlocked(newest, slot.name, candidate.version)) return run(slot)
    slot.failed.delete(candidate.version)
    recordLoaded(slot, candidate)
    slot.store.set({ state: 'ready', definition, candidate, mount: slot.run })
  }

  function candidates(slot: RemoteSlot): readonly Candidate[] {
    return candidatesOf(slot, settings.source.newest(), settings.user())
  }

  async function recoverFromCrash(slot: RemoteSlot, cause: unknown): Promise<void> {
    const before = slot.store.get()
    if (before.state !== 'ready') return
    const now = Date.now()
    slot.crashes = [...slot.crashes.filter((at) => now - at < CRASH_COUNTS_MS), now]
    const { version } = before.candidate
    const failure = recordFailure('remote.crashed', slot, toRemoteFailure(cause, 'render'), version)
    slot.failed.set(version, failure)
    const { length: attempts } = slot.crashes
    const step = nextStep({ stage: failure.stage, attempts, spentMs: 0, hasFallback: candidates(slot).length > 0 })
    if (step.do === 'showError') return slot.store.set({ state: 'failed', failure })
    if (step.do === 'fallback') {
      slot.crashes = []
      return run(slot)
    }
    slot.failed.delete(version)
    const isLatest = begin(slot)
    await settings.pause(step.afterMs)
    if (isLatest()) await run(slot)
  }

  /** Loads a remote anew, also the versions that failed in this page. */
  function restart(slot: RemoteSlot, registry = slot.registry, isDownloadRepeated = false): Promise<void> {
    slot.registry = registry
    slot.failed.clear()
    slot.crashes = []
    return run(slot, undefined, isDownloadRepeated)
  }

  const startAhead = async (name: string) =>
    slotOf(name).store.get().state === 'waiting' ? run(slotOf(name)) : undefined

  async function tryAgain(name: string) {
    const slot = slotOf(name)
    const before = slot.store.get()
    const isLatest = begin(slot)
    // A newer release may contain the fix. The other screens keep the page's registry.
    const latest = slot.registry && (await settings.source.fetchLatest())
    if (!isLatest()) return
    await restart(slot, latest, before.state === 'failed' && before.failure.stage === 'download')
  }

  return {
    stateOf: (name) => slotOf(name).store,
    facts: () => Object.fromEntries([...slots].map(([name, { facts }]) => [name, facts])),
    startAhead,
    async start(name) {
      const before = slotOf(name).store.get()
      await startAhead(name)
      // The person opens the screen another time, which is what "Try again" would be.
      if (before.state === 'failed' && before.failure.reason === 'unreachable') await tryAgain(name)
    },
    tryAgain,
    reportUncaught: (name) => recordUncaught(slotOf(name)),
    reportCrash: (name, cause) => recoverFromCrash(slotOf(name), cause),
    async replace(name, registry) {
      const slot = slotOf(name)
      if (!slot.registry || slot.registry.revision < registry.revision) await restart(slot, registry)
    },
  }
}
