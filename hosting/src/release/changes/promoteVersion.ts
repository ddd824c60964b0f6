import type { RegisteredRemote, RemoteNavigation } from '@carrier-portal/contract/registry'
import { addressRules, shellPaths } from '../../headers/addressRules.ts'
import type { RegistryContents } from '../store/storedRegistry.ts'
import { type Change, refuse } from './change.ts'
import { promotedRemote, upsertRemote, versionsOf } from './upsertRemote.ts'

/** The part of a version's remote.json that the registry takes over at its promotion. */
export interface RemoteRouting {
  readonly route: string
  readonly navigation: RemoteNavigation | null
  readonly opensOrders: boolean
}

export interface Promotion {
  readonly name: string
  readonly version: string
  /** 100: all users. Less: a trial, and all other users keep the active version. */
  readonly percent: number
  /** Selects the users of a new trial; a running trial keeps its own salt. */
  readonly salt: string
  readonly routing: RemoteRouting
}

/** Promotes a published version to a percentage of the users, or to all. */
export function promoteVersion(contents: RegistryContents, promotion: Promotion): Change {
  const { name, version, percent, routing } = promotion
  const versions = versionsOf(contents, name)
  const files = versions && Object.hasOwn(versions, version) ? versions[version] : undefined
  if (!versions || !files) return refuse(`${name}@${version} is not published.`)
  if (files.state === 'blocked') return refuse(`${name}@${version} is blocked: ${files.reason ?? 'no reason given'}.`)
  if (!Number.isInteger(percent) || percent < 1 || percent > 100)
    return refuse('--percent is a whole number from 1 to 100.')
  if (isReserved(routing.route))
    return refuse(`${name} declares the route ${routing.route}, which is reserved for the portal.`)
  const owner = Object.entries(contents.remotes).find(([other, { route }]) => other !== name && route === routing.route)
  if (owner) return refuse(`${name} declares the route ${routing.route}, which belongs to ${owner[0]}.`)
  const remote = promotedRemote(contents, name)
  if (percent < 100) return startTrial(contents, remote, promotion)
  if (remote?.active === version && !remote.rollout)
    return refuse(`${name}@${version} is already active for all users.`)
  const promoted = {
    ...routing,
    active: version,
    lastKnownGood: nextFallback(remote, version),
    rollout: null,
    versions,
  }
  return {
    state: 'changed',
    contents: upsertRemote(contents, name, promoted),
    what: `promoted ${name}@${version} to all users${remote ? `, previously ${remote.active}` : ', its first version'}${endedTrial(remote, version)}`,
  }
}

function startTrial(
  contents: RegistryContents,
  remote: RegisteredRemote | undefined,
  { name, version, percent, salt }: Promotion,
): Change {
  if (!remote)
    return refuse(`${name} has no active version yet: promote its first version to all users, without --percent.`)
  if (remote.active === version) return refuse(`${name}@${version} is already active for all users.`)
  const { rollout } = remote
  if (rollout?.version === version && rollout.percent === percent)
    return refuse(`${name}@${version} is already promoted to ${percent} %.`)
  const kept = rollout?.version === version ? rollout.salt : salt
  const trial = { ...remote, rollout: { version, percent, salt: kept } }
  return {
    state: 'changed',
    contents: upsertRemote(contents, name, trial),
    what: `promoted ${name}@${version} to ${percent} %, all other users keep ${remote.active}${endedTrial(remote, version)}`,
  }
}

function endedTrial(remote: RegisteredRemote | undefined, version: string): string {
  const ended = remote?.rollout?.version
  return ended === undefined || ended === version ? '' : `; ended the trial of ${ended}`
}

/** Whether a route would hide a screen of the shell or an address of the host. */
function isReserved(route: string): boolean {
  const [first = ''] = route.toLowerCase().split('/')
  const reservedPaths = [...shellPaths, ...addressRules.map(({ path }) => path)]
  return reservedPaths.some((path) => path.toLowerCase().split('/')[1] === first)
}

/** The version active until now becomes the fallback version, unless it is blocked. */
function nextFallback(remote: RegisteredRemote | undefined, version: string): string | null {
  if (!remote) return null
  const isUsable = remote.active !== version && remote.versions[remote.active]?.state === 'active'
  return isUsable ? remote.active : remote.lastKnownGood === version ? null : remote.lastKnownGood
}
