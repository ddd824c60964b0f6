import type { StoredRegistry } from './storedRegistry.ts'

/** Who changed the registry, and why. */
export interface Note {
  readonly who: string
  readonly why: string
}

/** One change of the registry, kept for ever: the history is the list of these. */
export interface Revision extends Note {
  readonly revision: number
  /** ISO 8601, in UTC. */
  readonly at: string
  readonly what: string
  /** The whole registry from then on. */
  readonly registry: StoredRegistry
}

/** Whether a change was one of this remote. */
export function isAbout({ what }: Revision, name: string): boolean {
  return what.includes(` ${name}@`)
}
