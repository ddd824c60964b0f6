import { createStore, type StoreSource } from '@carrier-portal/contract'
import {
  type Candidate,
  chooseVersion,
  type RegisteredRemote,
  type Registry,
  versionsToTry,
} from '@carrier-portal/contract/registry'
import { type FailureReason, RemoteFailure } from './RemoteFailure.ts'
import { NO_FACTS, type RemoteFacts, type RemoteState } from './remoteState.ts'

/** What the loader keeps of one remote. */
export interface RemoteSlot {
  readonly name: string
  readonly store: StoreSource<RemoteState>
  facts: RemoteFacts
  /** The registry that its versions come from: the page's first, or a newer one that it was put right by. */
  registry: Registry | undefined
  /** Versions that failed in this page; "Try again" forgets them. */
  readonly failed: Set<string>
  /** A later run takes over from an earlier one. */
  run: number
  /** How often the present version has thrown while it was drawn. */
  thrown: number
}

/** A remote that nobody has asked for yet. */
export function createSlot(name: string): RemoteSlot {
  return {
    name,
    store: createStore<RemoteState>({ state: 'waiting' }),
    facts: NO_FACTS,
    registry: undefined,
    failed: new Set(),
    run: 0,
    thrown: 0,
  }
}

/** What this user may be given of a remote and has not failed in this page; none at all is a failure with its reason. */
export function candidatesOf({ name, registry, failed }: RemoteSlot, username: string): readonly Candidate[] {
  const remote = registry && Object.hasOwn(registry.remotes, name) ? registry.remotes[name] : undefined
  if (!remote) throw new RemoteFailure('check', 'absent')
  const all = versionsToTry(remote, username)
  if (all.length === 0) throw new RemoteFailure('check', whyNone(remote, username))
  return all.filter(({ version }) => !failed.has(version))
}

/** A version that could not be trusted (no integrity, a strange address) was left out of what was read. */
function whyNone(remote: RegisteredRemote, username: string): FailureReason {
  const choice = chooseVersion(remote, username)
  return choice.state === 'none' && choice.because === 'missing' ? 'unreadable' : 'blocked'
}
