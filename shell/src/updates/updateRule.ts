import { isOffered, type Registry, type RolloutUser, registeredRemote } from '@carrier-portal/contract/registry'
import { isBlocked } from '../remotes/checkVersion.ts'
import { chosenVersion } from '../remotes/chosenVersion.ts'

/** A newer registry, compared for an open tab. */
interface UpdateFacts {
  readonly current: Registry
  readonly newer: Registry
  readonly user: RolloutUser
  /** The loaded version of each remote that was requested; undefined for one that could not be loaded. */
  readonly loaded: Readonly<Record<string, string | undefined>>
  /** The remotes in whose place the error card is shown. */
  readonly failed: readonly string[]
}

interface RegistryComparison {
  /** A reload would load another version or route of at least one remote. */
  readonly hasChanges: boolean
  /** Remotes that are replaced at once: their loaded version has been blocked, or there is another version for the place of the error card. */
  readonly toReplace: readonly string[]
}

const UNCHANGED: RegistryComparison = { hasChanges: false, toReplace: [] }

/** Compares the registry of this page with a newer one. */
export function compareRegistries({ current, newer, user, loaded, failed }: UpdateFacts): RegistryComparison {
  if (newer.revision <= current.revision) return UNCHANGED
  const toReplace = Object.keys(loaded).filter((name) => {
    const [before, after] = [chosenVersion(current, name, user), chosenVersion(newer, name, user)]
    if (failed.includes(name) && after !== undefined && after !== before) return true
    // Where none was left and none has come, the error card stays as it is.
    return before !== undefined && isBlocked(newer, name, loaded[name] ?? '')
  })
  const replaced = withReplaced(current, newer, toReplace)
  const names = new Set([...Object.keys(current.remotes), ...Object.keys(newer.remotes)])
  return {
    hasChanges: [...names].some((name) => {
      const after = describeChoice(newer, name, user)
      // After a rollback a page that ran the fallback version has what a reload would load.
      return ![undefined, loaded[name]].some((shown) => describeChoice(replaced, name, user, shown) === after)
    }),
    toReplace,
  }
}

/** The registry of this page after these remotes were replaced from a newer one. Their routes stay those of the page. */
export function withReplaced(current: Registry, newer: Registry, names: readonly string[]): Registry {
  const replaced = names.flatMap((name) => {
    const [before, after] = [current.remotes[name], newer.remotes[name]]
    return before && after ? [[name, { ...after, route: before.route, navigation: before.navigation }] as const] : []
  })
  return { ...current, remotes: { ...current.remotes, ...Object.fromEntries(replaced) } }
}

/** A remote's route, navigation and version for this user, or another shown version, as one comparable string. */
function describeChoice(registry: Registry, name: string, user: RolloutUser, shown?: string): string {
  const remote = registeredRemote(registry, name)
  if (!remote || !isOffered(remote, user)) return ''
  return JSON.stringify([remote.route, remote.navigation, shown ?? chosenVersion(registry, name, user)])
}
