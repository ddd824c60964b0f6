import type { Registry, RolloutUser } from '@carrier-portal/contract/registry'
import { chosenVersion } from '../remotes/chosenVersion.ts'
import type { RemoteFacts } from '../remotes/remoteState.ts'

/** How the loaded version of a remote relates to the chosen and the latest one. */
type VersionState = 'notOpened' | 'failed' | 'fallback' | 'updatePending' | 'trial' | 'current'

/** One remote's row on the status page. */
export interface StatusRow {
  readonly remote: string
  readonly chosen: string
  readonly loaded: string
  readonly latest: string
  readonly state: VersionState
  readonly retries: number
  readonly lastError: string
}

interface StatusInput {
  readonly current: Registry | undefined
  readonly latest: Registry | undefined
  readonly facts: Readonly<Record<string, RemoteFacts>>
  readonly user: RolloutUser
}

const NONE = '—'

/** For each remote: the version chosen by this page's registry, the loaded one, and the latest registry's. */
export function statusRows({ current, latest, facts, user }: StatusInput): readonly StatusRow[] {
  const names = new Set([
    ...Object.keys(current?.remotes ?? {}),
    ...Object.keys(latest?.remotes ?? {}),
    ...Object.keys(facts),
  ])
  return [...names].toSorted().map((remote) => {
    const versions = {
      chosen: chosenVersion(current, remote, user) ?? NONE,
      loaded: facts[remote]?.loaded ?? NONE,
      latest: chosenVersion(latest, remote, user) ?? NONE,
    }
    return {
      remote,
      ...versions,
      // While the latest registry is unknown, an update is too.
      state: versionState(latest ? versions : { ...versions, latest: versions.chosen }, facts[remote]),
      retries: facts[remote]?.retries ?? 0,
      lastError: facts[remote]?.lastError ?? NONE,
    }
  })
}

type Versions = Readonly<Record<'chosen' | 'loaded' | 'latest', string>>

function versionState({ chosen, loaded, latest }: Versions, facts: RemoteFacts | undefined): VersionState {
  if (loaded === NONE) return facts?.lastError === undefined ? 'notOpened' : 'failed'
  // "Try again" and a withdrawn version load from a newer registry than the page's.
  if (loaded !== chosen && loaded !== latest) return 'fallback'
  if (loaded !== latest) return 'updatePending'
  if (facts?.reason === 'last-known-good') return 'fallback'
  return facts?.reason === 'rollout' ? 'trial' : 'current'
}
