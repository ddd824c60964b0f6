import { createHash } from 'node:crypto'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { integrityOf } from '../release/publish/integrity.ts'
import { ReleaseRefusal } from '../release/releaseRefusal.ts'
import { createFile } from '../release/store/atomicWrite.ts'
import { deleteOldUploads, readPendingUploads, UPLOADS_FOLDER } from '../release/store/dayOldFiles.ts'
import { refuseUnwritable } from '../release/store/refuseUnwritable.ts'
import { RequestRefusal } from './requestRefusal.ts'
import type { UploadLimits } from './uploadLimits.ts'

/** Whose uploads, and for which remote: no other token and no other remote can publish them. */
interface UploadOwner {
  readonly tokenId: string
  readonly remote: string
}

/** Uploaded files of versions that are not published yet, by their owner and integrity. */
export interface UploadedFiles {
  /**
   * Keeps a file; the same content twice is kept once. Refuses content that does not match its integrity, and what is
   * above the limits after uploads of a day ago were deleted.
   */
  add(owner: UploadOwner, integrity: string, content: Buffer): Promise<void>
  /** The content of a file, verified again; undefined when it was not uploaded. */
  read(owner: UploadOwner, integrity: string): Promise<Buffer | undefined>
  /** Deletes files after their version was published. */
  remove(owner: UploadOwner, integrities: readonly string[]): Promise<void>
}

/** Keeps files in the store's folder of uploads. */
export function uploadedFiles(store: string, limits: UploadLimits): UploadedFiles {
  const folder = join(store, UPLOADS_FOLDER)
  const pathOf = ({ tokenId, remote }: UploadOwner, integrity: string) =>
    join(folder, `${tokenId}.${shortHash(remote)}.${Buffer.from(integrity).toString('base64url')}`)
  let last: Promise<unknown> = Promise.resolve()

  async function refuseTooMuch({ tokenId }: UploadOwner, bytes: number): Promise<void> {
    await deleteOldUploads(store, new Date())
    const pending = await readPendingUploads(store)
    const own = pending.filter(({ name }) => name.startsWith(`${tokenId}.`))
    const sum = (uploads: typeof pending) => uploads.reduce((total, upload) => total + upload.bytes, bytes)
    if (own.length >= limits.tokenFiles || sum(own) > limits.tokenBytes)
      throw new RequestRefusal(
        429,
        `This token has ${own.length} uploaded files that no published version names, with this one ${sum(own)} bytes; ` +
          `the limits are ${limits.tokenFiles} files and ${limits.tokenBytes} bytes. ` +
          'Complete the publication that was interrupted, or publish again when they are deleted, a day after their upload.',
      )
    if (sum(pending) > limits.totalBytes)
      throw new ReleaseRefusal(
        'storage',
        `The uploads of all teams that are not published yet have the limit of ${limits.totalBytes} bytes. ` +
          'Delete some on the host, or publish again later; uploads are deleted after a day.',
      )
  }

  async function read(owner: UploadOwner, integrity: string): Promise<Buffer | undefined> {
    const content = await readFile(pathOf(owner, integrity)).catch(() => undefined)
    return content && integrityOf(content) === integrity ? content : undefined
  }

  async function write(owner: UploadOwner, integrity: string, content: Buffer): Promise<void> {
    if (await read(owner, integrity)) return
    const path = pathOf(owner, integrity)
    await rm(path, { force: true })
    await refuseTooMuch(owner, content.length)
    await refuseUnwritable(mkdir(folder, { recursive: true }).then(() => createFile(path, content)))
  }

  return {
    async add(owner, integrity, content) {
      if (integrityOf(content) !== integrity)
        throw new ReleaseRefusal('refused', 'The content does not match its integrity. Upload the file again.')
      // One after the other, so that two uploads cannot both take the last free bytes.
      const written = last.then(() => write(owner, integrity, content))
      last = written.catch(() => undefined)
      await written
    },
    read,
    async remove(owner, integrities) {
      await Promise.all(integrities.map((integrity) => rm(pathOf(owner, integrity), { force: true })))
    },
  }
}

/** Keeps a file name below the 255 bytes that file systems take, for any name of a remote. */
function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}
