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

/** The revisions that a page of the last days may have started with: each was current until the next one. */
function recentRevisions(
  revisions: readonly Revision[],
  now: number,
  days: number = RETENTION_DAYS,
): readonly Revision[] {
  return revisions.filter((_, at) => {
    const next = revisions[at + 1]
    return next === undefined || now - Date.parse(next.at) < days * DAY_MS
  })
}

/**
 * Versions that may leave the registry: old, and not in use in any revision of the last 30 days, or of the last 90 days
 * for a version with an embedded editor.
 */
export function droppableVersions(revisions: readonly Revision[], now: number): readonly NamedVersion[] {
  const present = revisions.at(-1)?.registry
  const droppable = present ? publishedVersions(present).filter(isDroppable) : []
  return droppable.map(({ name, version }) => ({ name, version }))

  function isDroppable({ name, version, publishedAt, isEmbeddable }: PublishedVersion): boolean {
    const days = isEmbeddable ? EMBEDDED_RETENTION_DAYS : RETENTION_DAYS
    if (now - Date.parse(publishedAt) < days * DAY_MS) return false
    const recent = recentRevisions(revisions, now, days)
    return recent.every(({ registry: { remotes } }) => !remotes[name] || !isInUse(remotes[name], version))
  }
}

/** The folders, as 'r/<remote>/<version>-<hash>', that a revision of the last 30 days references. */
export function referencedFolders(revisions: readonly Revision[], now: number): ReadonlySet<string> {
  const recent = recentRevisions(revisions, now)
  const bases = recent.flatMap(({ registry }) => publishedVersions(registry).map(({ base }) => base))
  return new Set(bases.map(folderOf))
}

/** The store's folder for a version's base address on any origin: 'r/<remote>/<version>-<hash>'. */
export function folderOf(base: string): string {
  return base.slice(base.lastIndexOf('/r/') + 1, -1)
}

interface PublishedVersion extends NamedVersion {
  readonly base: string
  readonly publishedAt: string
  readonly isEmbeddable: boolean
}

/** Every version in a registry. */
function publishedVersions({ remotes, waiting }: RegistryContents): readonly PublishedVersion[] {
  return [...Object.entries(remotes), ...Object.entries(waiting)].flatMap(([name, { versions }]) =>
    Object.entries(versions).map(([version, { base, publishedAt, ...files }]) => ({
      name,
      version,
      base,
      publishedAt,
      isEmbeddable: moduleOf(version, files) !== undefined,
    })),
  )
}
