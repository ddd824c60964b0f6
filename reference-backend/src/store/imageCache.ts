import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const CACHE = fileURLToPath(new URL('../../node_modules/.cache/reference-backend/', import.meta.url))
const KEPT_IMAGES = 4

/**
 * A database image made once and found again under its key: making a PGlite database takes seconds, loading one does
 * not. A cache that cannot be written costs time and nothing else.
 */
export async function cachedImage(key: string, make: () => Promise<Blob>): Promise<Blob> {
  const path = join(CACHE, `${key}.tar`)
  const found = await readFile(path).catch(() => undefined)
  if (found) return new Blob([found])
  const image = await make()
  try {
    mkdirSync(CACHE, { recursive: true })
    const unfinished = `${path}.${process.pid}`
    writeFileSync(unfinished, Buffer.from(await image.arrayBuffer()))
    renameSync(unfinished, path)
    removeOldest()
  } catch {
    return image
  }
  return image
}

/** A short fingerprint of everything in these folders and of the parts given. */
export function fingerprint(folders: readonly URL[], ...parts: readonly string[]): string {
  const hash = createHash('sha256')
  for (const folder of folders)
    for (const name of readdirSync(folder).toSorted()) hash.update(name).update(readFileSync(new URL(name, folder)))
  for (const part of parts) hash.update(`\n${part}`)
  return hash.digest('hex').slice(0, 16)
}

function removeOldest(): void {
  const images = readdirSync(CACHE)
    .filter((name) => name.endsWith('.tar'))
    .map((name) => ({ name, at: statSync(join(CACHE, name)).mtimeMs }))
    .toSorted((one, other) => other.at - one.at)
  for (const { name } of images.slice(KEPT_IMAGES)) rmSync(join(CACHE, name), { force: true })
}
