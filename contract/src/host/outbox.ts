import type { OrderStep, OrderView } from './orders.ts'
import type { Store } from './store.ts'

/** A save that could not reach the server, with all that its remote needs to send it later. Plain JSON data. */
export interface UnsentSave {
  /** The remote whose job sends it, by the name in its remote.json. */
  readonly remote: string
  /** The name of the job in the remote's definition. An order has at most one unsent save for each job. */
  readonly job: string
  /** The version of the payload's shape. */
  readonly schema: number
  readonly payload: unknown
  readonly workOrderNumber: string
  /** The dialog that edits it. */
  readonly view: OrderView
  /** The same for every attempt, so that the backend saves once; 8 to 64 characters. */
  readonly idempotencyKey: string
  /** The stop that is recorded next once this save has arrived, null for none; missing where the save changes no stop. */
  readonly nextStep?: OrderStep | null
}

/**
 * Why an entry is no longer sent by itself.
 * - `conflict`: someone else changed the order
 * - `unavailable`: the server no longer offers the order to this user, or does not let this user change it
 * - `refused`: the server refused the values
 * - `failed`: the job threw an error of its own
 */
export type StopReason = 'conflict' | 'unavailable' | 'refused' | 'failed'

/** An unsent save in the outbox. */
export interface OutboxEntry extends UnsentSave {
  readonly id: string
  /** Milliseconds since 1970. */
  readonly savedAt: number
  readonly state: 'waiting' | 'sending' | 'stopped'
  readonly stopped?: StopReason
}

/** An unsent save that its form edits. It is not sent before `release`. */
export interface HeldEntry {
  readonly entry: OutboxEntry
  /** Deletes the entry: the form was saved directly, or its values were discarded. */
  remove(): Promise<void>
  release(): void
}

/** Saves that wait for a connection, encrypted on the device. */
export interface Outbox {
  /** Oldest first. */
  readonly entries: Store<readonly OutboxEntry[]>
  /**
   * Replaces the order's unsent save of the same job, if a form of this page took that. Resolves with true when the save is
   * on the disk, and with false where another window has kept one, or this device cannot keep it.
   */
  add(save: UnsentSave): Promise<boolean>
  /**
   * Takes an entry for its form; waits while it is being sent, and while the saves of the device are first read. Resolves with
   * undefined when there is none.
   */
  hold(job: string, workOrderNumber: string): Promise<HeldEntry | undefined>
}
