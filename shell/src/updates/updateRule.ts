import { chooseVersion, findVersion, type Registry, type RolloutUser } from '@carrier-portal/contract/registry'

/** A newer registry, compared for an open tab. */
export interface UpdateFacts {
  readonly current: Registry
  readonly newer: Registry
  readonly user: RolloutUser
  /** The loaded version of each remote. */
  readonly loaded: Readonly<Record<string, string>>
}

export interface RegistryComparison {
  /** A reload would load another version or route of at least one remote. */
  readonly hasChanges: boolean
  /** Remotes whose loaded version has been blocked; they are replaced at once. */
  readonly blocked: readonly string[]
}

const UNCHANGED: RegistryComparison = { hasChanges: false, blocked: [] }

/** Compares the registry of this page with a newer one. */
export function compareRegistries({ current, newer, user, loaded }: UpdateFacts): RegistryComparison {
  if (newer.revision <= current.revision) return UNCHANGED
  const names = new Set([...Object.keys(current.remotes), ...Object.keys(newer.remotes)])
  return {
    hasChanges: [...names].some((name) => describeChoice(current, name, user) !== describeChoice(newer, name, user)),
    blocked: Object.entries(loaded).flatMap(([name, version]) => {
      const remote = newer.remotes[name]
      return remote && findVersion(remote, version)?.state === 'blocked' ? [name] : []
    }),
  }
}

/** A remote's route, navigation and version for this user as one comparable string. */
function describeChoice({ remotes }: Registry, name: string, user: RolloutUser): string {
  const remote = Object.hasOwn(remotes, name) ? remotes[name] : undefined
  if (!remote) return ''
  const choice = chooseVersion(remote, user)
  return JSON.stringify([remote.route, remote.navigation, choice.state === 'chosen' && choice.version])
}
