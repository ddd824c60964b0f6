import { mkdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { ReleaseRefusal } from '../releaseRefusal.ts'
import { isErrno } from '../store/atomicWrite.ts'
import { UNFINISHED_PREFIX } from '../store/dayOldFiles.ts'
import { integrityOf } from './integrity.ts'
import { BEST_QUALITY, writeCompressedCopies } from './precompress.ts'
import type { BuiltRemote } from './readBuilt.ts'

/** Larger versions are compressed at a lower quality: the best one needs minutes, for which no publication waits. */
const BEST_QUALITY_BYTES = 8 * 1024 * 1024
const FAST_QUALITY = 9

/** The folder of a version in every store; its name contains the content hash, so its files never change. */
export function folderName(name: string, version: string, hash: string): string {
  return `r/${name}/${version}-${hash}`
}

/**
 * Writes a build into its folder in the store, completely or not at all: into a temporary folder that is then renamed.
 * An existing folder must have the same content; otherwise the store is damaged. `isServing`: the process is a host, whose requests
 * would wait while all files are compressed at once.
 */
export async function upload(
  store: string,
  folder: string,
  built: Pick<BuiltRemote, 'files' | 'integrity'>,
  isServing = false,
): Promise<void> {
  const target = join(store, folder)
  const temporary = join(dirname(target), `${UNFINISHED_PREFIX}${process.pid}-${crypto.randomUUID().slice(0, 8)}`)
  let isNew: boolean
  try {
    const bytes = [...built.files.values()].reduce((sum, { length }) => sum + length, 0)
    const quality = bytes > BEST_QUALITY_BYTES ? FAST_QUALITY : BEST_QUALITY
    const write = ([file, content]: [string, Buffer]) => writeFiles(join(temporary, file), content, quality)
    if (isServing) for (const file of built.files) await write(file)
    else await allEnded([...built.files].map(write))
    isNew = await isRenamed(temporary, target)
  } finally {
    await rm(temporary, { recursive: true, force: true })
  }
  if (isNew) return
  const now = new Date()
  // Before the comparison: a prune deletes old folders that no revision names, and this one is named in a moment only.
  // A folder of another user keeps its time.
  await utimes(target, now, now).catch(() => undefined)
  await compare(target, folder, built)
}

/** Whether the folder has its name now; false where another one has it. */
async function isRenamed(from: string, to: string): Promise<boolean> {
  try {
    await rename(from, to)
    return true
  } catch (cause) {
    if (isErrno(cause, 'ENOTEMPTY') || isErrno(cause, 'EEXIST')) return false
    throw cause
  }
}

/** Rejects like Promise.all, but when all have ended: the folder is then deleted, in which a late one would still write. */
async function allEnded(writes: readonly Promise<void>[]): Promise<void> {
  await Promise.allSettled(writes)
  await Promise.all(writes)
}

async function writeFiles(path: string, content: Buffer, quality: number): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  // On the disk before the registry names the version: a loss of power would leave the screen without its files.
  await writeFile(path, content, { flush: true })
  await writeCompressedCopies(path, content, quality)
}

async function compare(target: string, folder: string, { integrity }: Pick<BuiltRemote, 'integrity'>): Promise<void> {
  for (const [file, hash] of Object.entries(integrity)) {
    const content = await readFile(join(target, file)).catch(() => undefined)
    if (!content || integrityOf(content) !== hash)
      throw new ReleaseRefusal(
        'damaged',
        `${folder}/${file} differs from what was published. Nothing was overwritten; run "release verify".`,
      )
  }
}
