import { isTime } from '@carrier-portal/contract/registry'
import * as v from 'valibot'
import { readStoredRegistry, type StoredRegistry } from './storedRegistry.ts'

/** The author and the reason of a change. */
export interface ChangeNote {
  readonly who: string
  readonly why: string
}

/** One change of the registry; the history is the list of all of them. */
export const ChangeRecordSchema = v.object({
  revision: v.number(),
  /** ISO 8601, in UTC. */
  at: v.custom<string>(isTime),
  who: v.string(),
  why: v.string(),
  what: v.string(),
})

export type ChangeRecord = Readonly<v.InferOutput<typeof ChangeRecordSchema>>

/** A change with its result. */
export interface Revision extends ChangeRecord {
  /** The whole registry after the change. */
  readonly registry: StoredRegistry
}

/** Whether a change concerned this remote. */
export function concernsRemote({ what }: Pick<Revision, 'what'>, name: string): boolean {
  return what.includes(` ${name}@`)
}

const RevisionSchema = v.object({ ...ChangeRecordSchema.entries, registry: v.unknown() })

/** Reads a revision's file; undefined when it is damaged. */
export function readRevision(json: unknown): Revision | undefined {
  const result = v.safeParse(RevisionSchema, json)
  const registry = result.success ? readStoredRegistry(result.output.registry).registry : undefined
  return result.success && registry?.revision === result.output.revision ? { ...result.output, registry } : undefined
}
