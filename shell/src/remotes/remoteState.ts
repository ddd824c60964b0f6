import type { RemoteDefinition, Store } from '@carrier-portal/contract'
import type { Candidate, Registry } from '@carrier-portal/contract/registry'
import type { Stage } from './failurePolicy.ts'
import type { FailureReason } from './RemoteFailure.ts'

/** Why a screen is not available. */
export interface Failure {
  readonly stage: Stage
  readonly reason: FailureReason
  /** Shown to the user and sent with the telemetry event; a route without a remote has none. */
  readonly reportId?: string
}

/** The loading state of a remote. */
export type RemoteState =
  | { readonly state: 'waiting' }
  /** `slow`: the wanted version timed out and a fallback is loading; a retry is offered. */
  | { readonly state: 'loading'; readonly slow?: Failure }
  | ReadyState
  | { readonly state: 'failed'; readonly failure: Failure }

interface ReadyState {
  readonly state: 'ready'
  readonly definition: RemoteDefinition
  readonly candidate: Candidate
  /** A new number for each time that the screen is mounted anew. */
  readonly mount: number
}

/** The facts of one remote for the status page. */
export interface RemoteFacts {
  readonly loaded: string | undefined
  /** The base address of the loaded version. */
  readonly base: string | undefined
  readonly reason: Candidate['reason'] | undefined
  readonly retries: number
  readonly lastError: string | undefined
}

/** The facts of a remote that was not requested yet. */
export const NO_FACTS: RemoteFacts = {
  loaded: undefined,
  base: undefined,
  reason: undefined,
  retries: 0,
  lastError: undefined,
}

/** The loading states of all remotes of the page. */
export interface RemoteLoader {
  stateOf(name: string): Store<RemoteState>
  facts(): Readonly<Record<string, RemoteFacts>>
  /** Loads the remote unless that has been started, or anew when it could not be downloaded. */
  start(name: string): Promise<void>
  /** Loads the remote before it is opened; a failed one stays as it is, because its error card may be shown. */
  startAhead(name: string): Promise<void>
  /** "Try again": loads the remote again, with the latest registry. */
  tryAgain(name: string): Promise<void>
  /** Records an error of the shown screen that no error boundary gets; the screen stays. */
  reportUncaught(name: string): void
  /** Handles an error that the screen threw while rendering. */
  reportCrash(name: string, cause: unknown): Promise<void>
  /**
   * Loads it again from a newer registry, in the same page: after a block, or for a remote that is new there. Once for each
   * revision, also when that fails.
   */
  replace(name: string, registry: Registry): Promise<void>
}
