import type { RegistryContents } from '../store/storedRegistry.ts'
import { type Change, refuse } from './change.ts'
import { placeRemote, promotedRemote } from './placeRemote.ts'
import type { Placement } from './promoteVersion.ts'

export interface Rollback {
  readonly name: string
  /** The remote's former active versions, the latest first: one of them stands in from now on. */
  readonly formerly: readonly string[]
  /** Where the last known good version wants to stand: its own remote.json. */
  readonly placement: Placement | undefined
}

/** Ends a running trial; without one, gives everybody the last known good version again. */
export function rollbackRemote(contents: RegistryContents, { name, formerly, placement }: Rollback): Change {
  const remote = promotedRemote(contents, name)
  if (!remote) return refuse(`${name} has no promoted version to take back.`)
  const { active, rollout, lastKnownGood, versions } = remote
  if (rollout)
    return {
      state: 'changed',
      contents: placeRemote(contents, name, { ...remote, rollout: null }),
      what: `ended the trial of ${name}@${rollout.version} at ${rollout.percent} %, everybody has ${active}`,
    }
  if (lastKnownGood === null) return refuse(`${name} has no earlier good version to go back to.`)
  if (versions[lastKnownGood]?.state !== 'active')
    return refuse(`${name}@${lastKnownGood}, the last known good version, is blocked. Promote another version.`)
  const isGood = (version: string) => versions[version]?.state === 'active'
  const next = formerly.find((version) => ![active, lastKnownGood].includes(version) && isGood(version)) ?? null
  const restored = { ...remote, ...placement, active: lastKnownGood, lastKnownGood: next }
  return {
    state: 'changed',
    contents: placeRemote(contents, name, restored),
    what: `took ${name}@${active} back, everybody has ${lastKnownGood}`,
  }
}
