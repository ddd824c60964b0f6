import type { RegisteredRemote } from '@carrier-portal/contract/registry'
import type { NamedVersion } from '../changes/dropVersions.ts'
import type { Revision } from './revision.ts'
import type { RegistryContents } from './storedRegistry.ts'

/** An open tab keeps its revision for life, and may ask for a chunk as late as this. */
export const KEPT_DAYS = 30

const DAY_MS = 86_400_000

/** Whether a version may be given to anybody. */
export function isInUse({ active, lastKnownGood, rollout }: RegisteredRemote, version: string): boolean {
  return [active, lastKnownGood, rollout?.version].includes(version)
}

/** The revisions that some page may have begun with in the last 30 days: each lived until the next one came. */
export function livingRevisions(revisions: readonly Revision[], now: number): readonly Revision[] {
  return revisions.filter((_, at) => {
    const next = revisions[at + 1]
    return next === undefined || now - Date.parse(next.at) < KEPT_DAYS * DAY_MS
  })
}

/** Versions that may leave the registry: old, and given to nobody by any revision of the last 30 days. */
export function droppableVersions(revisions: readonly Revision[], now: number): readonly NamedVersion[] {
  const living = livingRevisions(revisions, now).map(({ registry }) => registry)
  const present = revisions.at(-1)?.registry
  const droppable = present ? publishedVersions(present).filter(isDroppable) : []
  return droppable.map(({ name, version }) => ({ name, version }))

  function isDroppable({ name, version, publishedAt }: PublishedVersion): boolean {
    if (now - Date.parse(publishedAt) < KEPT_DAYS * DAY_MS) return false
    return living.every(({ remotes }) => !remotes[name] || !isInUse(remotes[name], version))
  }
}

/** The folders, as 'r/<remote>/<version>-<hash>', that a revision of the last 30 days still names. */
export function namedFolders(revisions: readonly Revision[], now: number): ReadonlySet<string> {
  const living = livingRevisions(revisions, now)
  const bases = living.flatMap(({ registry }) => publishedVersions(registry).map(({ base }) => base))
  return new Set(bases.map(folderOf))
}

/** The folder in the store that a base stands for, whatever origin it names: 'r/<remote>/<version>-<hash>'. */
export function folderOf(base: string): string {
  return base.slice(base.lastIndexOf('/r/') + 1, -1)
}

interface PublishedVersion extends NamedVersion {
  readonly base: string
  readonly publishedAt: string
}

/** Every version that a registry names. */
export function publishedVersions({ remotes, waiting }: RegistryContents): readonly PublishedVersion[] {
  return [...Object.entries(remotes), ...Object.entries(waiting)].flatMap(([name, { versions }]) =>
    Object.entries(versions).map(([version, { base, publishedAt }]) => ({ name, version, base, publishedAt })),
  )
}
