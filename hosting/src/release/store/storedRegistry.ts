import { inspectRegistry, type Registry, type RemoteVersion, readVersionEntry } from '@carrier-portal/contract/registry'

/** What the remotes of a registry are, without its number and time. */
export interface RegistryContents {
  readonly remotes: Registry['remotes']
  /** Remotes that were published and never promoted: no part of the portal yet, and unknown to pages. */
  readonly waiting: Readonly<Record<string, WaitingRemote>>
}

/** A remote before its first promotion. */
export interface WaitingRemote {
  readonly versions: Readonly<Record<string, RemoteVersion>>
}

/** registry.json as the release command keeps it. */
export interface StoredRegistry extends Registry, RegistryContents {}

/** The registry of a store that nothing was published to. */
export const emptyRegistry: StoredRegistry = {
  schema: 1,
  revision: 0,
  updatedAt: '1970-01-01T00:00:00.000Z',
  remotes: {},
  waiting: {},
}

/** The registry with all that is wrong in it: a release is made only on one without problems. */
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
      else damaged.push(`${name}@${version}: cannot be trusted`)
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
