import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { lockFolder } from './folderLock.ts'
import { openPglite } from './pgliteDatabase.ts'
import { makePrivate } from './privateFolder.ts'

/** The names within the folder of an embedded database. */
export const EMBEDDED = { data: 'database', readyFile: 'database.ready' } as const

/** Copies the embedded database of a stopped backend into one file, readable by its owner only. */
export async function backUp(folder: string, file: string): Promise<void> {
  if (!existsSync(join(folder, EMBEDDED.readyFile))) throw new Error(`there is no database in ${folder}`)
  const unlock = lockFolder(folder)
  try {
    const database = await openPglite({ dataDir: join(folder, EMBEDDED.data) })
    const image = await database.image()
    await database.close()
    writeFileSync(file, Buffer.from(await image.arrayBuffer()), { mode: 0o600, flag: 'wx' })
  } finally {
    unlock()
  }
}

/** Creates the embedded database of a folder from a backup; throws when the folder has a database already. */
export async function restore(folder: string, file: string): Promise<void> {
  if (existsSync(join(folder, EMBEDDED.data))) throw new Error(`there is a database in ${folder} already`)
  makePrivate(folder)
  const unlock = lockFolder(folder)
  try {
    const image = new Blob([readFileSync(file)])
    const database = await openPglite({ dataDir: join(folder, EMBEDDED.data), image })
    await database.close()
    writeFileSync(join(folder, EMBEDDED.readyFile), '')
    makePrivate(folder)
  } finally {
    unlock()
  }
}
