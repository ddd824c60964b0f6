import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { integrityOf } from '@carrier-portal/hosting/release'

/** A remote's container file and its subresource integrity. */
interface EntryFile {
  readonly file: string
  readonly integrity: string
}

/** The container that a build's manifest names. Throws when there is no manifest. */
export function readEntry(dist: string): EntryFile {
  const manifest = join(dist, 'mf-manifest.json')
  if (!existsSync(manifest)) throw new Error(`${manifest} does not exist: build the remote first (npm run build).`)
  const { metaData } = JSON.parse(readFileSync(manifest, 'utf8')) as {
    metaData: { remoteEntry: { name: string; path: string } }
  }
  const file = [metaData.remoteEntry.path, metaData.remoteEntry.name].filter(Boolean).join('/')
  return { file, integrity: integrityOf(readFileSync(join(dist, file))) }
}

/** The size of each file of a build after brotli compression, in bytes. */
export function measureSizes(dist: string): ReadonlyMap<string, number> {
  const files = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz|map)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
  return new Map(files.map((file) => [relative(dist, file), brotliCompressSync(readFileSync(file)).length]))
}
