import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileError } from './fileError.ts'
import { openPglite, type PgliteDatabase } from './pgliteDatabase.ts'

/** The names within the folder of an embedded database. A database has its name once it is complete. */
const NAMES = { data: 'database', readyFile: 'database.ready', unfinished: 'database.unfinished' } as const

/** The folder of PGlite's files within a data folder. */
function databaseIn(folder: string): string {
  return join(folder, NAMES.data)
}

/** Whether a folder has a complete embedded database of this backend. */
export function hasDatabase(folder: string): boolean {
  return existsSync(databaseIn(folder)) && existsSync(join(folder, NAMES.readyFile))
}

/**
 * Throws when a folder has a `database` without the ready file of this backend: one of another program, or a copy without that
 * file. Neither is opened, because a start changes a database and an incomplete copy is damaged further.
 */
export function refuseForeign(folder: string): void {
  const data = databaseIn(folder)
  if (!existsSync(data) || hasDatabase(folder)) return
  const copied = `If it is a complete copy of one, create an empty file ${NAMES.readyFile} beside it`
  throw new Error(
    `${data} is no database of this backend. ${copied}; otherwise move it away or name another folder in DATA_DIR`,
  )
}

/** Throws when a folder has no embedded database: a command would create an empty one in a folder that was not meant. */
export function refuseMissing(folder: string): void {
  if (hasDatabase(folder)) return
  throw new Error(`there is no database in ${folder}; name its folder in DATA_DIR, or that of npm start in PORTAL_DATA`)
}

/**
 * Opens the complete database of a folder. Throws a sentence with the next step, because PGlite's own, "Aborted()" for example, names
 * neither the folder nor the reason.
 */
export async function openExisting(folder: string): Promise<PgliteDatabase> {
  const dataDir = databaseIn(folder)
  try {
    // Without this file PGlite creates a new database over the others.
    if (!existsSync(join(dataDir, 'PG_VERSION'))) throw new Error('the file PG_VERSION is missing')
    return await openPglite({ dataDir })
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    const next =
      'If its disk is full, make space there. Otherwise its files are damaged: restore a backup into another folder'
    throw new Error(`the database in ${folder} cannot be opened (${reason}). ${next}`, { cause })
  }
}

/** Creates the database of a folder that has none from an image. An interrupted call leaves an unfinished one, which the next one replaces. */
export async function createDatabase(folder: string, image: Blob): Promise<void> {
  const unfinished = join(folder, NAMES.unfinished)
  try {
    rmSync(unfinished, { recursive: true, force: true })
    // PGlite gives every local user access to its files, whatever the umask.
    mkdirSync(unfinished, { mode: 0o700 })
    const database = await openPglite({ dataDir: unfinished, image })
    await database.close()
    writeFileSync(join(folder, NAMES.readyFile), '')
    renameSync(unfinished, databaseIn(folder))
  } catch (cause) {
    rmSync(unfinished, { recursive: true, force: true })
    throw fileError(cause, folder)
  }
}
