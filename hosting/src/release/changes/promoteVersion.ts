import type { RegisteredRemote, RemoteNavigation } from '@carrier-portal/contract/registry'
import { addressRules, SHELL_ROUTES } from '../../headers/addressRules.ts'
import type { RegistryContents } from '../store/storedRegistry.ts'
import { type Change, refuse } from './change.ts'
import { placeRemote, promotedRemote, versionsOf } from './placeRemote.ts'

/** Where the promoted version wants to stand: its own remote.json, as published with it. */
export interface Placement {
  readonly route: string
  readonly navigation: RemoteNavigation | null
  readonly opensOrders: boolean
}

export interface Promotion {
  readonly name: string
  readonly version: string
  /** 100: everybody. Less: a trial, and everybody else stays where they are. */
  readonly percent: number
  /** Draws the users of a new trial; a trial that goes on keeps its own. */
  readonly salt: string
  readonly placement: Placement
}

/** Gives a published version to a part of the users, or to all. */
export function promoteVersion(contents: RegistryContents, promotion: Promotion): Change {
  const { name, version, percent, placement } = promotion
  const versions = versionsOf(contents, name)
  const files = versions && Object.hasOwn(versions, version) ? versions[version] : undefined
  if (!versions || !files) return refuse(`${name}@${version} is not published.`)
  if (files.state === 'blocked') return refuse(`${name}@${version} is blocked: ${files.reason ?? 'no reason given'}.`)
  if (!Number.isInteger(percent) || percent < 1 || percent > 100)
    return refuse('--percent is a whole number from 1 to 100.')
  if (isReserved(placement.route))
    return refuse(`${name} wants the route ${placement.route}, which is the portal's own.`)
  const rival = Object.entries(contents.remotes).find(
    ([other, { route }]) => other !== name && route === placement.route,
  )
  if (rival) return refuse(`${name} wants the route ${placement.route}, which belongs to ${rival[0]}.`)
  const remote = promotedRemote(contents, name)
  if (percent < 100) return startTrial(contents, remote, promotion)
  if (remote?.active === version && !remote.rollout) return refuse(`${name}@${version} is already what everybody gets.`)
  const promoted = { ...placement, active: version, lastKnownGood: nextGood(remote, version), rollout: null, versions }
  return {
    state: 'changed',
    contents: placeRemote(contents, name, promoted),
    what: `promoted ${name}@${version} to everybody${remote ? `, before: ${remote.active}` : ', its first version'}${endedTrial(remote, version)}`,
  }
}

function startTrial(
  contents: RegistryContents,
  remote: RegisteredRemote | undefined,
  { name, version, percent, salt }: Promotion,
): Change {
  if (!remote) return refuse(`${name} is new to the portal: its first version goes to everybody, without --percent.`)
  if (remote.active === version) return refuse(`${name}@${version} is already what everybody gets.`)
  const { rollout } = remote
  if (rollout?.version === version && rollout.percent === percent)
    return refuse(`${name}@${version} already goes to ${percent} %.`)
  const kept = rollout?.version === version ? rollout.salt : salt
  const trial = { ...remote, rollout: { version, percent, salt: kept } }
  return {
    state: 'changed',
    contents: placeRemote(contents, name, trial),
    what: `promoted ${name}@${version} to ${percent} %, the others keep ${remote.active}${endedTrial(remote, version)}`,
  }
}

function endedTrial(remote: RegisteredRemote | undefined, version: string): string {
  const ended = remote?.rollout?.version
  return ended === undefined || ended === version ? '' : `; the trial of ${ended} is over`
}

/** The portal's own screens, and the addresses at which its host answers with something else than a screen. */
function isReserved(route: string): boolean {
  const [first = ''] = route.toLowerCase().split('/')
  const ofHost = addressRules.map(({ path }) => path.split('/')[1] ?? '')
  return [...SHELL_ROUTES, ...ofHost].some((own) => own.toLowerCase() === first)
}

/** What was active before stands in for the new version, unless it is blocked itself. */
function nextGood(remote: RegisteredRemote | undefined, version: string): string | null {
  if (!remote) return null
  const isGood = remote.active !== version && remote.versions[remote.active]?.state === 'active'
  return isGood ? remote.active : remote.lastKnownGood === version ? null : remote.lastKnownGood
}
