import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const CACHE = fileURLToPath(new URL('../../node_modules/.cache/reference-backend/', import.meta.url))
/** The empty image is the base of every other one and is never evicted. */
const PERMANENT_PREFIX = 'empty-'
const MAX_IMAGES = 6

/** The bytes of a file as a Blob, which PGlite asks for; Node's own one would copy them three times to give them back. */
class FileImage extends Blob {
  readonly #bytes: ArrayBuffer
  constructor(bytes: ArrayBuffer) {
    super([bytes])
    this.#bytes = bytes
  }
  override arrayBuffer(): Promise<ArrayBuffer> {
    return Promise.resolve(this.#bytes)
  }
}

/** Reads a cached database image. Creating a PGlite database takes seconds, loading an image does not. */
export async function readImage(key: string): Promise<Blob | undefined> {
  const found = await readFile(join(CACHE, `${key}.tar`)).catch(() => undefined)
  return found && new FileImage(new Uint8Array(found).buffer)
}

/** Caches an image. Errors are ignored, because a missing cache only costs time. */
export async function writeImage(key: string, image: Blob): Promise<void> {
  try {
    mkdirSync(CACHE, { recursive: true })
    const unfinished = join(CACHE, `${key}.${process.pid}.unfinished`)
    writeFileSync(unfinished, Buffer.from(await image.arrayBuffer()))
    renameSync(unfinished, join(CACHE, `${key}.tar`))
    removeOldest()
  } catch {
    return
  }
}

/** A short hash of all files in these folders and of the given parts. */
export function fingerprint(folders: readonly URL[], ...parts: readonly string[]): string {
  const hash = createHash('sha256')
  for (const folder of folders)
    for (const name of readdirSync(folder).toSorted()) hash.update(name).update(readFileSync(new URL(name, folder)))
  for (const part of parts) hash.update(`\n${part}`)
  return hash.digest('hex').slice(0, 16)
}

function removeOldest(): void {
  const images = readdirSync(CACHE)
    .filter((name) => !name.startsWith(PERMANENT_PREFIX))
    .map((name) => ({ name, at: statSync(join(CACHE, name)).mtimeMs }))
    .toSorted((one, other) => other.at - one.at)
  for (const { name } of images.slice(MAX_IMAGES)) rmSync(join(CACHE, name), { force: true })
}
