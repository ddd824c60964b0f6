import { inspectRegistry, type Registry, type RemoteVersion, readVersionEntry } from '@carrier-portal/contract/registry'
import * as v from 'valibot'
import { type RemoteRecords, type Trial, TrialSchema, VersionRecordSchema } from './versionRecord.ts'

/** The remotes of a registry, without its revision and time. */
export interface RegistryContents {
  readonly remotes: Registry['remotes']
  /** Remotes that were published and never promoted; pages ignore them. */
  readonly waiting: Readonly<Record<string, WaitingRemote>>
  /** By remote and version: its origin, and whether it proved itself. Pages ignore them. */
  readonly records: Readonly<Record<string, RemoteRecords>>
  /** The trials that grow or stop by themselves, by remote. */
  readonly trials: Readonly<Record<string, Trial>>
}

/** A remote before its first promotion. */
interface WaitingRemote {
  readonly versions: Readonly<Record<string, RemoteVersion>>
}

/** registry.json as the release store writes it. */
export interface StoredRegistry extends Registry, RegistryContents {}

/** The registry of an empty store. */
export const emptyRegistry: StoredRegistry = {
  schema: 1,
  revision: 0,
  updatedAt: '1970-01-01T00:00:00.000Z',
  remotes: {},
  waiting: {},
  records: {},
  trials: {},
}

/**
 * The time of what is added to a registry: after that of its present revision, whatever clock wrote that. Prune stops reading at
 * the first old revision, and the newest version is the one that was published last.
 */
export function nextTime({ updatedAt }: Pick<StoredRegistry, 'updatedAt'>, now: Date): string {
  return new Date(Math.max(now.getTime(), Date.parse(updatedAt) + 1)).toISOString()
}

/** The parts that only the release store reads. Stores of earlier versions do not have them. */
const StoreParts = v.object({
  waiting: v.optional(v.record(v.string(), v.object({ versions: v.record(v.string(), v.unknown()) })), {}),
  records: v.optional(v.record(v.string(), v.record(v.string(), VersionRecordSchema)), {}),
  trials: v.optional(v.record(v.string(), TrialSchema), {}),
})

/** Reads a registry and lists its problems; a change is committed only when there are none. */
export function readStoredRegistry(json: unknown): {
  registry: StoredRegistry | undefined
  problems: readonly string[]
} {
  const { registry, problems } = inspectRegistry(json)
  const parts = v.safeParse(StoreParts, json)
  if (!registry) return { registry: undefined, problems }
  if (!parts.success) return { registry: undefined, problems: [...problems, v.summarize(parts.issues)] }
  const waiting: Record<string, WaitingRemote> = {}
  const invalid: string[] = []
  for (const [name, remote] of Object.entries(parts.output.waiting)) {
    const versions: Record<string, RemoteVersion> = {}
    for (const [version, entry] of Object.entries(remote.versions)) {
      const read = readVersionEntry(entry)
      if (read) versions[version] = read
      else invalid.push(`${name}@${version}: is not a valid version`)
    }
    waiting[name] = { versions }
  }
  return { registry: { ...registry, ...parts.output, waiting }, problems: [...problems, ...invalid] }
}
