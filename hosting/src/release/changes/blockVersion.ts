import { findVersion, type RegisteredRemote, registeredRemote } from '@carrier-portal/contract/registry'
import { publishedVersion, versionsOf } from '../store/publishedVersion.ts'
import type { RegistryContents } from '../store/storedRegistry.ts'
import { type RegistryChange, refuse, refuseUnpublished, type Unchanged } from './change.ts'
import { fallbackVersion } from './fallbackVersion.ts'
import { isWatched, withWatch } from './trialWatch.ts'
import { upsertRemote, upsertVersions } from './upsertRemote.ts'
import { versionOutsideOfTrial } from './versionOutsideOfTrial.ts'

interface Block {
  readonly name: string
  readonly version: string
  readonly reason: string
  /** The remote's versions that were active, the latest first: one of them replaces a blocked fallback version. */
  readonly previousActive: readonly string[]
}

/** Withdraws a version from all users, open tabs included; it cannot be promoted again. */
export function blockVersion(
  contents: RegistryContents,
  { name, version, reason, previousActive }: Block,
): RegistryChange | Unchanged {
  const files = publishedVersion(contents, name, version)
  if (!files) return refuseUnpublished(name, version)
  if (files.state === 'blocked')
    return {
      state: 'unchanged',
      what: `${name}@${version} is already blocked: ${files.reason ?? 'no reason given'}; nothing was changed`,
    }
  if (reason.trim() === '') return refuse('A block needs a --reason; the status page shows it.')
  const blocked = {
    ...versionsOf(contents, name),
    [version]: { ...files, state: 'blocked' as const, reason: reason.trim() },
  }
  // The host could not let the trial of a blocked version grow.
  const watched = isWatched(contents, { name, version }) ? withWatch(contents, name, undefined) : contents
  const after = withFallback(upsertVersions(watched, name, blocked), name, previousActive)
  const before = registeredRemote(contents, name)
  return {
    state: 'changed',
    contents: after,
    what: `blocked ${name}@${version}${consequence(before, registeredRemote(after, name), version)}`,
  }
}

/** The blocked version may be the fallback, also of an active version that was blocked before. */
function withFallback(contents: RegistryContents, name: string, previousActive: readonly string[]): RegistryContents {
  const remote = registeredRemote(contents, name)
  if (!remote || remote.active === null) return contents
  const earlier = [remote.lastKnownGood, ...previousActive]
  const lastKnownGood = fallbackVersion(contents, name, remote, remote.active, earlier)
  return upsertRemote(contents, name, { ...remote, lastKnownGood })
}

function consequence(
  before: RegisteredRemote | undefined,
  after: RegisteredRemote | undefined,
  version: string,
): string {
  if (!after) return ''
  const left = versionOutsideOfTrial(after)
  const trial = after.rollout && findVersion(after, after.rollout.version)
  // The users of a trial keep its version.
  const outside = trial?.state === 'active' ? ' outside of the trial' : ''
  if (left === undefined) return `, and NO user${outside} has this screen until another version is promoted`
  if (after.rollout?.version === version) return `, its trial users have ${left}`
  if (!before || versionOutsideOfTrial(before) !== left) return `, all users${outside} have ${left}`
  if (before.lastKnownGood !== version) return ''
  const { lastKnownGood } = after
  return lastKnownGood === null
    ? '; no version is left to roll back to'
    : `; the last known good version is ${lastKnownGood}`
}
