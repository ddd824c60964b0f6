import { join } from 'node:path'
import { ReleaseRefusal } from '../releaseRefusal.ts'
import { createFile } from './atomicWrite.ts'
import { listIfPresent, parseJson, printJson, readIfPresent } from './jsonFiles.ts'
import { type Revision, readRevision } from './revision.ts'

/** The files of the revisions, `<number>.json` in one folder. */
interface RevisionFiles {
  /** Undefined when there is no such revision, or its file is damaged. */
  readIfPresent(revision: number): Promise<Revision | undefined>
  /** False when another writer created this revision first. */
  create(revision: Revision): Promise<boolean>
  /**
   * All revisions, the latest first. Each is read when it is requested, because every one of them holds a whole registry.
   * Throws `damaged` at a file that cannot be read.
   */
  latestFirst(): AsyncGenerator<Revision, undefined>
}

/** The revisions in a folder; a missing folder has none. */
export function revisionFiles(folder: string): RevisionFiles {
  const fileOf = (revision: number) => join(folder, `${String(revision).padStart(6, '0')}.json`)

  async function* latestFirst(): AsyncGenerator<Revision, undefined> {
    const names = (await listIfPresent(folder)).filter((name) => /^\d+\.json$/.test(name))
    for (const name of names.toSorted().toReversed()) {
      const revision = readRevision(parseJson(await readIfPresent(join(folder, name))))
      if (!revision) throw new ReleaseRefusal('damaged', `revisions/${name} cannot be read. Restore it from a backup.`)
      yield revision
    }
  }

  return {
    async readIfPresent(revision) {
      const text = await readIfPresent(fileOf(revision))
      return text === undefined ? undefined : readRevision(parseJson(text))
    },
    create: (revision) => createFile(fileOf(revision.revision), printJson(revision)),
    latestFirst,
  }
}
