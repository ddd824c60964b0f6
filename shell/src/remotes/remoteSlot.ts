import { createStore, type StoreSource } from '@carrier-portal/contract'
import {
  type Candidate,
  chooseVersion,
  type RegisteredRemote,
  type Registry,
  type RolloutUser,
  versionsToTry,
} from '@carrier-portal/contract/registry'
import { type FailureReason, RemoteFailure } from './RemoteFailure.ts'
import { NO_FACTS, type RemoteFacts, type RemoteState } from './remoteState.ts'

/** The loader's state of one remote. */
export interface RemoteSlot {
  readonly name: string
  readonly store: StoreSource<RemoteState>
  facts: RemoteFacts
  /** The registry that its versions come from: the page's, or a newer one after a block or a retry. */
  registry: Registry | undefined
  /** Versions that failed in this page; cleared by "Try again". */
  readonly failed: Set<string>
  /** Number of the latest run; earlier runs record and show nothing any more. */
  run: number
  /** How often the present version threw while rendering. */
  crashes: number
}

/** The state of a remote that has not been requested yet. */
export function createSlot(name: string): RemoteSlot {
  return {
    name,
    store: createStore<RemoteState>({ state: 'waiting' }),
    facts: NO_FACTS,
    registry: undefined,
    failed: new Set(),
    run: 0,
    crashes: 0,
  }
}

/** The versions that this user may get and that have not failed in this page. Throws a RemoteFailure when there never was one. */
export function candidatesOf({ name, registry, failed }: RemoteSlot, user: RolloutUser): readonly Candidate[] {
  const remote = registry && Object.hasOwn(registry.remotes, name) ? registry.remotes[name] : undefined
  if (!remote) throw new RemoteFailure('check', 'absent')
  const all = versionsToTry(remote, user)
  if (all.length === 0) throw new RemoteFailure('check', whyNone(remote, user))
  return all.filter(({ version }) => !failed.has(version))
}

/** The registry reader drops versions without integrity or with an invalid address, so a missing one is unreadable. */
function whyNone(remote: RegisteredRemote, user: RolloutUser): FailureReason {
  const choice = chooseVersion(remote, user)
  return choice.state === 'none' && choice.reason === 'missing' ? 'unreadable' : 'blocked'
}
