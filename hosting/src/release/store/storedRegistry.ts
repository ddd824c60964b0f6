import { inspectRegistry, type Registry, type RemoteVersion, readVersionEntry } from '@carrier-portal/contract/registry'

/** The remotes of a registry, without its revision and time. */
export interface RegistryContents {
  readonly remotes: Registry['remotes']
  /** Remotes that were published and never promoted; pages ignore them. */
  readonly waiting: Readonly<Record<string, WaitingRemote>>
}

/** A remote before its first promotion. */
export interface WaitingRemote {
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
}

/** Reads a registry and lists its problems; a change is committed only when there are none. */
export function readStoredRegistry(json: unknown): {
  registry: StoredRegistry | undefined
  problems: readonly string[]
} {
  const { registry, problems } = inspectRegistry(json)
  if (!registry) return { registry: undefined, problems }
  const waiting: Record<string, WaitingRemote> = {}
  const damaged: string[] = []
  for (const [name, remote] of entriesOf(json, 'waiting')) {
    const versions: Record<string, RemoteVersion> = {}
    for (const [version, entry] of entriesOf(remote, 'versions')) {
      const read = readVersionEntry(entry)
      if (read) versions[version] = read
      else damaged.push(`${name}@${version}: is not a valid version`)
    }
    waiting[name] = { versions }
  }
  return { registry: { ...registry, waiting }, problems: [...problems, ...damaged] }
}

function entriesOf(json: unknown, key: string): readonly (readonly [string, unknown])[] {
  if (typeof json !== 'object' || json === null || !Object.hasOwn(json, key)) return []
  const value: unknown = Reflect.get(json, key)
  return typeof value === 'object' && value !== null ? Object.entries(value) : []
}
