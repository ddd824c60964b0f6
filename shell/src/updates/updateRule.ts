import { chooseVersion, findVersion, type Registry } from '@carrier-portal/contract/registry'

/** What a newer registry means for an open tab. */
export interface UpdateFacts {
  readonly mine: Registry
  readonly newer: Registry
  readonly username: string
  /** The versions that run in this page. */
  readonly loaded: Readonly<Record<string, string>>
}

export interface UpdateAnswer {
  /** Something would be different after a reload. */
  readonly isWorthwhile: boolean
  /** Remotes whose running version has been blocked: they are replaced at once. */
  readonly blocked: readonly string[]
}

const NOTHING: UpdateAnswer = { isWorthwhile: false, blocked: [] }

/** Compares what this page has with what it would get now (issue 5, section 2, "Open tabs"). */
export function compareRegistries({ mine, newer, username, loaded }: UpdateFacts): UpdateAnswer {
  if (newer.revision <= mine.revision) return NOTHING
  const names = new Set([...Object.keys(mine.remotes), ...Object.keys(newer.remotes)])
  return {
    isWorthwhile: [...names].some((name) => wish(mine, name, username) !== wish(newer, name, username)),
    blocked: Object.entries(loaded).flatMap(([name, version]) => {
      const remote = newer.remotes[name]
      return remote && findVersion(remote, version)?.state === 'blocked' ? [name] : []
    }),
  }
}

/** A remote's place and version, as one text to compare. */
function wish({ remotes }: Registry, name: string, username: string): string {
  const remote = Object.hasOwn(remotes, name) ? remotes[name] : undefined
  if (!remote) return ''
  const choice = chooseVersion(remote, username)
  return JSON.stringify([remote.route, remote.navigation, choice.state === 'chosen' && choice.version])
}
