import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { lockFolder, wasLocked } from './folderLock.ts'
import { openPglite } from './pgliteDatabase.ts'
import { makePrivate } from './privateFolder.ts'

/** The names within the folder of an embedded database. */
export const EMBEDDED = { data: 'database', readyFile: 'database.ready' } as const

/**
 * Throws when a folder has a `database` that this backend has not made. Without its ready file it would be deleted as the
 * rest of an interrupted start or restore, which leaves the folder's lock beside it.
 */
export function refuseForeign(folder: string): void {
  const data = join(folder, EMBEDDED.data)
  if (!existsSync(data) || existsSync(join(folder, EMBEDDED.readyFile)) || wasLocked(folder)) return
  throw new Error(`${data} is no database of this backend; name another folder in DATA_DIR`)
}

/** Throws when a folder has no embedded database: a command would create an empty one in a folder that was not meant. */
export function refuseMissing(folder: string): void {
  if (existsSync(join(folder, EMBEDDED.readyFile))) return
  throw new Error(`there is no database in ${folder}; name its folder in DATA_DIR, or that of npm start in PORTAL_DATA`)
}

/**
 * Copies the embedded database of a stopped backend into one file, readable by its owner only. The file gets its name when
 * its content is on the disk, so that no part of a backup looks like one.
 */
export async function backUp(folder: string, file: string): Promise<void> {
  refuseMissing(folder)
  refuseTaken(file)
  if (!existsSync(dirname(file))) throw new Error(`the folder ${dirname(file)} does not exist; create it first`)
  const unlock = lockFolder(folder)
  try {
    const database = await openPglite({ dataDir: join(folder, EMBEDDED.data) })
    const image = await database.image()
    await database.close()
    writeComplete(file, Buffer.from(await image.arrayBuffer()))
  } finally {
    unlock()
  }
}

function writeComplete(file: string, content: Buffer): void {
  const unfinished = `${file}.${process.pid}.unfinished`
  try {
    writeFileSync(unfinished, content, { mode: 0o600, flush: true })
    refuseTaken(file)
    // Not by a hard link, because a backup may go to a file system that has none: FAT, exFAT or a network share.
    renameSync(unfinished, file)
  } catch (cause) {
    rmSync(unfinished, { force: true })
    throw cause
  }
}

function refuseTaken(file: string): void {
  if (existsSync(file)) throw new Error(`${file} exists already; name a new file`)
}

/**
 * Creates the embedded database of a folder from a backup; throws when the folder has a database already, and leaves none
 * when the backup is damaged.
 */
export async function restore(folder: string, file: string): Promise<void> {
  if (!existsSync(file)) throw new Error(`there is no backup ${file}`)
  const image = new Blob([readFileSync(file)])
  refuseForeign(folder)
  makePrivate(folder)
  const unlock = lockFolder(folder)
  try {
    if (existsSync(join(folder, EMBEDDED.readyFile))) throw new Error(`there is a database in ${folder} already`)
    await fillFolder(folder, file, image)
  } finally {
    unlock()
  }
}

async function fillFolder(folder: string, file: string, image: Blob): Promise<void> {
  const dataDir = join(folder, EMBEDDED.data)
  try {
    // Without its ready file it is the rest of a first start or of a restore that was interrupted.
    rmSync(dataDir, { recursive: true, force: true })
    const database = await openPglite({ dataDir, image })
    await database.close()
    makePrivate(folder)
    // Last: an error after it would delete the data and leave the ready file, and the next start would open an empty database.
    writeFileSync(join(folder, EMBEDDED.readyFile), '')
  } catch (cause) {
    rmSync(dataDir, { recursive: true, force: true })
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new Error(`${file} cannot be restored (${reason}); it may be damaged or no backup`, { cause })
  }
}
