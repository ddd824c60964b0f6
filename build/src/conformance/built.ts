import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

/** A remote's container file. */
export interface Entry {
  readonly file: string
  readonly integrity: string
}

/** The container of a build, as its manifest names it. */
export function entryOf(dist: string): Entry {
  const manifest = join(dist, 'mf-manifest.json')
  if (!existsSync(manifest)) throw new Error(`${manifest} does not exist: build the remote first (npm run build).`)
  const { metaData } = JSON.parse(readFileSync(manifest, 'utf8')) as {
    metaData: { remoteEntry: { name: string; path: string } }
  }
  const file = [metaData.remoteEntry.path, metaData.remoteEntry.name].filter(Boolean).join('/')
  const hash = createHash('sha384')
    .update(readFileSync(join(dist, file)))
    .digest('base64')
  return { file, integrity: `sha384-${hash}` }
}

/** Bytes of each file of a build after brotli. */
export function weightsOf(dist: string): ReadonlyMap<string, number> {
  const files = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz|map)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
  return new Map(files.map((file) => [relative(dist, file), brotliCompressSync(readFileSync(file)).length]))
}
