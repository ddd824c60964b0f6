import { markVersionGood } from '../release/changes/markVersionGood.ts'
import { promoteVersion } from '../release/changes/promoteVersion.ts'
import { rollbackRemote } from '../release/changes/rollbackRemote.ts'
import { newTrialSalt } from '../release/publish/salt.ts'
import type { ReleaseStore } from '../release/store/releaseStore.ts'
import type { StoredRegistry } from '../release/store/storedRegistry.ts'
import { updateRemote } from '../release/store/updateRemote.ts'
import { readRemoteRouting } from '../release/target/remoteRouting.ts'
import type { RemoteCounts } from './remoteCounts.ts'
import { evaluateTrial, hasProvenItself, nextTrialPercent, printCounts } from './trialRule.ts'

const NO_LOADS = { loads: 0, failures: 0 }

/** The author of the host's own changes in the history. */
const AUTHOR = 'portal'

/** Why a remote could not be reviewed. */
interface ReviewFailure {
  readonly name: string
  readonly cause: unknown
}

/**
 * Applies the counts to the registry once: lets watched trials grow or stops them, and marks active versions as good
 * that proved themselves. Another host or person that decides at the same time causes a conflict, and that decision
 * stays. Resolves with the failures after all remotes were reviewed, so that one remote's damaged version stops no other's
 * trial and hides no other's failure. Each decision about a trial is logged, as it is in the history.
 */
export async function reviewRemotes(
  store: ReleaseStore,
  counts: RemoteCounts,
  now: number,
  log: (line: string) => void,
): Promise<readonly ReviewFailure[]> {
  const failures: ReviewFailure[] = []
  const registry = await store.complete()
  for (const name of Object.keys(registry.trials))
    await reviewTrial(store, registry, name, counts, now).then(
      (decision) => decision && log(decision),
      (cause: unknown) => failures.push({ name, cause }),
    )
  // A changed trial would be a conflict for the proof of the same remote.
  const afterTrials = await store.read()
  for (const name of Object.keys(afterTrials.remotes))
    await reviewProof(store, afterTrials, name, counts, now).catch((cause: unknown) => failures.push({ name, cause }))
  return failures
}

/** Marks the active version of a remote as good when it proved itself. */
async function reviewProof(
  store: ReleaseStore,
  before: StoredRegistry,
  name: string,
  counts: RemoteCounts,
  now: number,
): Promise<void> {
  const version = before.remotes[name]?.active ?? null
  if (version === null || before.records[name]?.[version]?.proof) return
  const loads = counts.ofLastDay(name, version)
  if (!hasProvenItself(loads)) return
  const proof = { at: new Date(now).toISOString(), by: 'telemetry' as const, detail: printCounts(loads) }
  await updateRemote(store, { name, note: { who: AUTHOR, why: 'enough loads without failures' }, before }, (present) =>
    markVersionGood(present, { name, version, proof, previousActive: [] }),
  )
}

/** Lets the watched trial of a remote grow, or stops it. Resolves with the decision and its figures; undefined while it waits. */
async function reviewTrial(
  store: ReleaseStore,
  before: StoredRegistry,
  name: string,
  counts: RemoteCounts,
  now: number,
): Promise<string | undefined> {
  const [trial, remote] = [before.trials[name], before.remotes[name]]
  if (!trial || !remote?.rollout) return undefined
  const { version } = trial
  const loads = counts.ofTrialStep(name, version, trial.since)
  const activeLoads = remote.active === null ? NO_LOADS : counts.ofLastDay(name, remote.active)
  const { decision, figures } = evaluateTrial(loads, activeLoads)
  if (decision === 'wait') return undefined
  const note = { who: AUTHOR, why: figures }
  if (decision === 'stop') {
    const { what } = await updateRemote(store, { name, note, before }, (present) =>
      rollbackRemote(present, { name, previousActive: [], routing: undefined }),
    )
    return `${AUTHOR}: ${what} (${figures})`
  }
  const percent = nextTrialPercent(remote.rollout.percent)
  const at = new Date(now).toISOString()
  const { what } = await updateRemote(store, { name, note, before }, async (present) => {
    const routing = await readRemoteRouting(store.folder, present, name, version)
    return promoteVersion(present, { name, version, percent, salt: newTrialSalt(), routing, at, watch: percent < 100 })
  })
  return `${AUTHOR}: ${what} (${figures})`
}
