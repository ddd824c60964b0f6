import { mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { integrityOf } from '../release/publish/integrity.ts'
import { ReleaseRefusal } from '../release/releaseRefusal.ts'
import { createFile } from '../release/store/atomicWrite.ts'
import { refuseUnwritable } from '../release/store/refuseUnwritable.ts'
import { UPLOADS_FOLDER } from '../release/store/releaseStore.ts'

/** Uploaded files of versions that are not published yet, by their integrity. */
export interface StagedFiles {
  /** Keeps a file; the same content twice is kept once. Refuses content that does not match its integrity. */
  add(integrity: string, content: Buffer): Promise<void>
  /** The content of a file, verified again; undefined when it was not uploaded. */
  read(integrity: string): Promise<Buffer | undefined>
  /** Deletes files after their version was published. */
  remove(integrities: readonly string[]): Promise<void>
}

/** Stages files in the store's folder of uploads, which no address serves. */
export function stagedFiles(store: string): StagedFiles {
  const folder = join(store, UPLOADS_FOLDER)
  const pathOf = (integrity: string) => join(folder, Buffer.from(integrity).toString('hex'))
  return {
    async add(integrity, content) {
      if (integrityOf(content) !== integrity)
        throw new ReleaseRefusal('refused', 'The content does not match its integrity. Upload the file again.')
      await refuseUnwritable(mkdir(folder, { recursive: true }).then(() => createFile(pathOf(integrity), content)))
    },
    async read(integrity) {
      const content = await readFile(pathOf(integrity)).catch(() => undefined)
      return content && integrityOf(content) === integrity ? content : undefined
    },
    async remove(integrities) {
      await Promise.all(integrities.map((integrity) => rm(pathOf(integrity), { force: true })))
    },
  }
}
