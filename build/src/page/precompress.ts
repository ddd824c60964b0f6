import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { copyFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { root } from '../workspaces.ts'

const TEXT = /\.(js|mjs|css|svg|json|wasm)$/
const MIN_BYTES = 512
/** Compressed files by content hash: most files do not change between builds, and compression dominates build time. */
const CACHE = join(root, 'node_modules/.cache/precompressed')

const encodings = [
  {
    extension: '.br',
    compress: (content: Buffer) =>
      promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
  },
  { extension: '.gz', compress: (content: Buffer) => promisify(gzip)(content, { level: 9 }) },
] as const

/** Writes a .br and a .gz file beside every text file of a build, so that no host compresses at request time. */
export async function precompress(folder: string): Promise<void> {
  await mkdir(CACHE, { recursive: true })
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && TEXT.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
  await Promise.all(files.map(compressFile))
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file)
  if (content.length < MIN_BYTES) return
  const hash = createHash('sha256').update(content).digest('hex')
  await Promise.all(
    encodings.map((encoding) => writeEncoding(file, content, join(CACHE, hash + encoding.extension), encoding)),
  )
}

async function writeEncoding(
  file: string,
  content: Buffer,
  cached: string,
  { extension, compress }: (typeof encodings)[number],
) {
  try {
    await copyFile(cached, file + extension)
  } catch {
    const temporary = `${cached}.${process.pid}`
    await writeFile(temporary, await compress(content))
    await rename(temporary, cached)
    await copyFile(cached, file + extension)
  }
}
