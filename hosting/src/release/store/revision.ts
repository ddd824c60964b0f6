import type { StoredRegistry } from './storedRegistry.ts'

/** The author and the reason of a change. */
export interface Note {
  readonly who: string
  readonly why: string
}

/** One change of the registry; the history is the list of all of them. */
export interface Revision extends Note {
  readonly revision: number
  /** ISO 8601, in UTC. */
  readonly at: string
  readonly what: string
  /** The whole registry after the change. */
  readonly registry: StoredRegistry
}

/** Whether a change concerned this remote. */
export function concernsRemote({ what }: Revision, name: string): boolean {
  return what.includes(` ${name}@`)
}
