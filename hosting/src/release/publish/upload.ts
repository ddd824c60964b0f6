import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { ReleaseRefusal } from '../releaseRefusal.ts'
import { isErrno } from '../store/writeWhole.ts'
import { integrityOf } from './integrity.ts'
import type { Built } from './readBuilt.ts'
import { isPacked, siblingKinds, siblings } from './siblings.ts'

/** The folder of a version in every store: its content is in its name, so it never changes. */
export function folderName(name: string, version: string, hash: string): string {
  return `r/${name}/${version}-${hash}`
}

/**
 * Puts a build into the store under its own folder, whole or not at all: it is written beside its place and moved
 * there. A folder that is there already has the same content, or the store is damaged.
 */
export async function upload(store: string, folder: string, built: Built): Promise<void> {
  const place = join(store, folder)
  const beside = join(dirname(place), `.incoming-${process.pid}-${crypto.randomUUID().slice(0, 8)}`)
  try {
    for (const [file, content] of built.files) await writeFiles(join(beside, file), content)
    await rename(beside, place)
  } catch (cause) {
    await rm(beside, { recursive: true, force: true })
    const isThere = isErrno(cause, 'ENOTEMPTY') || isErrno(cause, 'EEXIST')
    if (!isThere) throw cause
    await compare(place, folder, built)
  }
}

async function writeFiles(path: string, content: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, content)
  if (!isPacked(path, content)) return
  await Promise.all(siblingKinds.map(async (kind) => writeFile(`${path}.${kind}`, await siblings[kind].pack(content))))
}

async function compare(place: string, folder: string, built: Built): Promise<void> {
  for (const [file, hash] of Object.entries(built.integrity)) {
    const content = await readFile(join(place, file)).catch(() => undefined)
    if (!content || integrityOf(content) !== hash)
      throw new ReleaseRefusal('damaged', `${folder}/${file} is not what was put there. Nothing was overwritten.`)
  }
}
