import { chooseVersion, type Registry } from '@carrier-portal/contract/registry'
import type { RemoteFacts } from '../remotes/remoteState.ts'

/** One remote's row on the status page. */
export interface StatusRow {
  readonly remote: string
  readonly wanted: string
  readonly loaded: string
  readonly latest: string
  /** Why these differ, in words for operators. */
  readonly why: string
  readonly retries: number
  readonly lastError: string
}

export interface StatusQuestion {
  readonly mine: Registry | undefined
  readonly latest: Registry | undefined
  readonly facts: Readonly<Record<string, RemoteFacts>>
  readonly username: string
}

const NONE = '—'

/** For each remote what this page wants, what it runs, and what a new page would get (issue 5, section 2). */
export function statusRows({ mine, latest, facts, username }: StatusQuestion): readonly StatusRow[] {
  const names = new Set([
    ...Object.keys(mine?.remotes ?? {}),
    ...Object.keys(latest?.remotes ?? {}),
    ...Object.keys(facts),
  ])
  return [...names].toSorted().map((remote) => {
    const wanted = chosen(mine, remote, username) ?? NONE
    const newest = chosen(latest, remote, username) ?? NONE
    const fact = facts[remote]
    const loaded = fact?.loaded ?? NONE
    return {
      remote,
      wanted,
      loaded,
      latest: newest,
      why: why({ wanted, loaded, latest: newest, because: fact?.because, lastError: fact?.lastError }),
      retries: fact?.retries ?? 0,
      lastError: fact?.lastError ?? NONE,
    }
  })
}

interface Versions {
  readonly wanted: string
  readonly loaded: string
  readonly latest: string
  readonly because: RemoteFacts['because']
  readonly lastError: string | undefined
}

function why({ wanted, loaded, latest, because, lastError }: Versions): string {
  if (loaded === NONE) return lastError === undefined ? 'not opened in this page yet' : 'could not be loaded'
  if (loaded !== wanted) return `${because ?? 'stand-in'} runs in its place`
  if (latest !== wanted) return 'a newer registry waits for the next navigation'
  return because === 'rollout' ? 'this user is part of the trial' : 'as wanted'
}

function chosen(registry: Registry | undefined, name: string, username: string): string | undefined {
  const remote = registry && Object.hasOwn(registry.remotes, name) ? registry.remotes[name] : undefined
  const choice = remote && chooseVersion(remote, username)
  return choice?.state === 'chosen' ? choice.version : undefined
}
