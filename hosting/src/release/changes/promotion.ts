import type { RemoteNavigation } from '@carrier-portal/contract/registry'
import type { NamedPilots } from './namedPilots.ts'

/** The part of a version's remote.json that the registry takes over at its promotion. */
export interface RemoteRouting {
  readonly route: string
  readonly navigation: RemoteNavigation | null
  readonly opensOrders: boolean
}

/** A version and the users that get it. */
export interface Promotion extends NamedPilots {
  readonly name: string
  readonly version: string
  /**
   * 100: all users. Less: a trial, and all other users keep the active version. 0: the pilots only. Undefined: the
   * percentage of this version's running trial, 0 without one.
   */
  readonly percent: number | undefined
  /** The time of the promotion: ISO 8601, in UTC. */
  readonly at: string
  /** Whether the host watches the trial. Without it, a watch ends. */
  readonly watch?: boolean
  /** Selects the users of a new trial; a running trial keeps its own salt. */
  readonly salt: string
  readonly routing: RemoteRouting
}
