import type { RegisteredRemote } from '@carrier-portal/contract/registry'
import { moduleOf } from '../../embed/embedVersions.ts'
import type { NamedVersion } from '../changes/dropVersions.ts'
import type { Revision } from './revision.ts'
import type { RegistryContents } from './storedRegistry.ts'

/** An open tab keeps its registry revision and may request one of its chunks this long after a newer revision. */
export const RETENTION_DAYS = 30

/** A host page may name a version of the embedded editor; its team has this long to take a newer one. */
const EMBEDDED_RETENTION_DAYS = 90

const DAY_MS = 86_400_000

/** Whether any user can get a version. */
export function isInUse({ active, lastKnownGood, rollout }: RegisteredRemote, version: string): boolean {
  return [active, lastKnownGood, rollout?.version].includes(version)
}

/** What the rule reads of a revision. A whole registry has the hash of every file of every version. */
export interface RevisionUse {
  /** ISO 8601, in UTC. */
  readonly at: string
  /** The versions that a user could get, as 'name@version'. */
  readonly inUse: ReadonlySet<string>
  /** The folders of all versions, as 'r/<remote>/<version>-<hash>'. */
  readonly folders: readonly string[]
}

/** The use of a revision. */
export function useOf({ at, registry }: Pick<Revision, 'at' | 'registry'>): RevisionUse {
  const versions = publishedVersions(registry)
  const used = versions.filter(({ name, version }) => {
    const remote = registry.remotes[name]
    return remote !== undefined && isInUse(remote, version)
  })
  return { at, inUse: new Set(used.map(printVersion)), folders: versions.map(({ base }) => folderOf(base)) }
}

/** Whether the rule reads no revision before this one: each was current until the next one. */
export function endsRetention({ at }: Pick<Revision, 'at'>, now: number): boolean {
  return now - Date.parse(at) >= EMBEDDED_RETENTION_DAYS * DAY_MS
}

/** The revisions that a page of the last days may have started with: each was current until the next one. */
function recentUses(uses: readonly RevisionUse[], now: number, days: number = RETENTION_DAYS): readonly RevisionUse[] {
  return uses.filter((_, at) => {
    const next = uses[at + 1]
    return next === undefined || now - Date.parse(next.at) < days * DAY_MS
  })
}

/**
 * Versions that may leave the registry: old, and not in use in any revision of the last 30 days, or of the last 90 days
 * for a version with an embedded editor. A withdrawn version stays, because its number must not be published again. `uses`
 * are of the revisions, the latest last.
 */
export function droppableVersions(
  present: RegistryContents,
  uses: readonly RevisionUse[],
  now: number,
): readonly NamedVersion[] {
  const droppable = publishedVersions(present).filter(isDroppable)
  return droppable.map(({ name, version }) => ({ name, version }))

  function isDroppable({ name, version, publishedAt, isEmbeddable, isWithdrawn }: PublishedVersion): boolean {
    if (isWithdrawn) return false
    const days = isEmbeddable ? EMBEDDED_RETENTION_DAYS : RETENTION_DAYS
    if (now - Date.parse(publishedAt) < days * DAY_MS) return false
    return recentUses(uses, now, days).every(({ inUse }) => !inUse.has(printVersion({ name, version })))
  }
}

/** The folders, as 'r/<remote>/<version>-<hash>', that a revision of the last 30 days references. */
export function referencedFolders(uses: readonly RevisionUse[], now: number): ReadonlySet<string> {
  return new Set(recentUses(uses, now).flatMap(({ folders }) => folders))
}

/** The store's folder for a version's base address on any origin: 'r/<remote>/<version>-<hash>'. */
export function folderOf(base: string): string {
  return base.slice(base.lastIndexOf('/r/') + 1, -1)
}

interface PublishedVersion extends NamedVersion {
  readonly base: string
  readonly publishedAt: string
  readonly isEmbeddable: boolean
  readonly isWithdrawn: boolean
}

/** Every version in a registry. */
function publishedVersions({ remotes, waiting }: RegistryContents): readonly PublishedVersion[] {
  return [...Object.entries(remotes), ...Object.entries(waiting)].flatMap(([name, { versions }]) =>
    Object.entries(versions).map(([version, { base, publishedAt, state, ...files }]) => ({
      name,
      version,
      base,
      publishedAt,
      isEmbeddable: moduleOf(version, files) !== undefined,
      isWithdrawn: state === 'blocked',
    })),
  )
}

function printVersion({ name, version }: NamedVersion): string {
  return `${name}@${version}`
}
