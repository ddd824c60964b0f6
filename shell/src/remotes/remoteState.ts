import type { RemoteDefinition } from '@carrier-portal/contract'
import type { Candidate } from '@carrier-portal/contract/registry'
import type { Stage } from './failurePolicy.ts'
import type { FailureReason } from './RemoteFailure.ts'

/** Why a screen is not there. */
export interface Failure {
  readonly stage: Stage
  readonly reason: FailureReason
  /** To name the failure to the support and to find it in the telemetry; a screen that was never there has none. */
  readonly reportId?: string
}

/** How far a remote is on its way onto the screen. */
export type RemoteState =
  | { readonly state: 'waiting' }
  /** `late`: the wanted version did not come in time and another one is being fetched; one may ask anew. */
  | { readonly state: 'loading'; readonly late?: Failure }
  | ReadyState
  | { readonly state: 'failed'; readonly failure: Failure }

export interface ReadyState {
  readonly state: 'ready'
  readonly definition: RemoteDefinition
  readonly candidate: Candidate
  /** Another one for each attempt to show it. */
  readonly mount: number
}

/** What the status page tells of one remote. */
export interface RemoteFacts {
  readonly loaded: string | undefined
  /** Where the loaded version lies. */
  readonly base: string | undefined
  readonly because: Candidate['because'] | undefined
  readonly retries: number
  readonly lastError: string | undefined
}

export const NO_FACTS: RemoteFacts = {
  loaded: undefined,
  base: undefined,
  because: undefined,
  retries: 0,
  lastError: undefined,
}
