import { createStore, type StoreSource } from '@carrier-portal/contract'
import {
  type Candidate,
  chooseVersion,
  type RegisteredRemote,
  type Registry,
  type RolloutUser,
  registeredRemote,
  versionsToTry,
} from '@carrier-portal/contract/registry'
import { isBlocked } from './checkVersion.ts'
import type { FailureReason } from './RemoteFailure.ts'
import { type Failure, NO_FACTS, type RemoteFacts, type RemoteState } from './remoteState.ts'

/** The loader's state of one remote. */
export interface RemoteSlot {
  readonly name: string
  readonly store: StoreSource<RemoteState>
  facts: RemoteFacts
  /** The registry that its versions come from: the page's, or a newer one after a block or a retry. */
  registry: Registry | undefined
  /** Versions that failed in this page, in this order; cleared by "Try again". */
  readonly failed: Map<string, Failure>
  /** Number of the latest run; earlier runs record and show nothing any more. */
  run: number
  /** Number of the latest run that is not the fallback of a slow one. */
  loading: number
  /** When the present version threw while rendering, in epoch milliseconds; old crashes are left out at the next one. */
  crashes: readonly number[]
}

/** The state of a remote that has not been requested yet. */
export function createSlot(name: string): RemoteSlot {
  return {
    name,
    store: createStore<RemoteState>({ state: 'waiting' }),
    facts: NO_FACTS,
    registry: undefined,
    failed: new Map(),
    run: 0,
    loading: 0,
    crashes: [],
  }
}

/** Begins to load a remote. The result is true until it begins to load again, which ends this run. */
export function begin(slot: RemoteSlot, slow?: Failure): () => boolean {
  slot.run += 1
  if (!slow) slot.loading += 1
  const { run } = slot
  slot.store.set(slow ? { state: 'loading', slow } : { state: 'loading' })
  return () => slot.run === run
}

/**
 * For a slow download that goes on beside the run of its fallback, and of the fallback of a slow fallback. The result ends
 * that run and returns true; it returns false once one of them shows a version, or the remote is loaded anew.
 */
export function endBeforeShown(slot: RemoteSlot): () => boolean {
  const { loading } = slot
  return () => {
    if (slot.loading !== loading || slot.store.get().state === 'ready') return false
    slot.run += 1
    return true
  }
}

/**
 * The versions that this user may get and that have not failed in this page. They come from the newest registry as soon as
 * it blocks the one that would be loaded next.
 */
export function candidatesOf(slot: RemoteSlot, newest: Registry | undefined, user: RolloutUser): readonly Candidate[] {
  const [next] = untried(slot, user)
  if (next && newest && isBlocked(newest, slot.name, next.version)) slot.registry = newest
  return untried(slot, user)
}

function untried(slot: RemoteSlot, user: RolloutUser): readonly Candidate[] {
  const remote = remoteOf(slot)
  return remote ? versionsToTry(remote, user).filter(({ version }) => !slot.failed.has(version)) : []
}

function remoteOf({ name, registry }: RemoteSlot): RegisteredRemote | undefined {
  return registry && registeredRemote(registry, name)
}

/**
 * The failure that the user is shown when no version is left: that of the wanted version, because the failure of its fallback
 * is only a consequence. A slow download is no failure yet.
 */
export function firstFailure({ failed }: RemoteSlot, last: Failure): Failure {
  return [...failed.values()].find(({ reason }) => reason !== 'timeout') ?? last
}

/** Why a remote has no candidate. The registry reader drops invalid versions, so a missing one is unreadable. */
export function whyNone(slot: RemoteSlot, user: RolloutUser): FailureReason {
  const remote = remoteOf(slot)
  if (!remote) return 'absent'
  const choice = chooseVersion(remote, user)
  return choice.state === 'none' && choice.reason === 'missing' ? 'unreadable' : 'blocked'
}
