import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { createDatabase, hasDatabase, openExisting, refuseForeign, refuseMissing } from './embeddedFolder.ts'
import { lockFolder } from './folderLock.ts'
import { makePrivate } from './privateFolder.ts'

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
    const database = await openExisting(folder)
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
    if (hasDatabase(folder)) throw new Error(`there is a database in ${folder} already`)
    await createDatabase(folder, image).catch((cause: unknown) => {
      const reason = cause instanceof Error ? cause.message : String(cause)
      const next = `${folder} has no database, and a start would create a new one`
      throw new Error(`${file} cannot be restored (${reason}); it may be damaged or no backup. ${next}`, { cause })
    })
    makePrivate(folder)
  } finally {
    unlock()
  }
}
