import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib'

/** The precompressed copies that are stored beside a file, by their file extension. */
export const compressions = {
  br: {
    compress: (content: Buffer, quality: number) =>
      brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
    decompress: promisify(brotliDecompress),
  },
  gz: { compress: (content: Buffer) => gzipped(content, { level: 9 }), decompress: promisify(gunzip) },
}

/** The file extensions of the precompressed copies. */
export const compressedExtensions = ['br', 'gz'] as const

const brotli = promisify(brotliCompress) as (content: Buffer, options: object) => Promise<Buffer>
const gzipped = promisify(gzip) as (content: Buffer, options: object) => Promise<Buffer>

const COMPRESSIBLE = /\.(js|mjs|css|json|svg|txt|wasm)$/
const COMPRESSION_THRESHOLD_BYTES = 500
/** Compressed files by content hash. Most files do not change between builds, and compression takes seconds of a build. */
const CACHE = fileURLToPath(new URL('../../../node_modules/.cache/precompressed/', import.meta.url))

/** Brotli's best quality: about 1 s of processor time for 1 MiB. */
export const BEST_QUALITY = 11

/** Writes the precompressed copies beside a text file, so that no host compresses it for a request. */
export async function writeCompressedCopies(path: string, content: Buffer, quality = BEST_QUALITY): Promise<void> {
  if (!COMPRESSIBLE.test(path) || content.length < COMPRESSION_THRESHOLD_BYTES) return
  const hash = createHash('sha256').update(content).digest('hex')
  await Promise.all(
    compressedExtensions.map(async (kind) =>
      writeFile(`${path}.${kind}`, await compressOnce(kind, hash, content, quality), { flush: true }),
    ),
  )
}

async function compressOnce(
  kind: keyof typeof compressions,
  hash: string,
  content: Buffer,
  quality: number,
): Promise<Buffer> {
  const cached = join(CACHE, `${hash}.${quality}.${kind}`)
  const known = await readFile(cached).catch(() => undefined)
  if (known) return known
  const copy = await compressions[kind].compress(content, quality)
  await keep(cached, copy)
  return copy
}

/** Adds a copy to the cache. Errors are ignored, because a missing cache only costs time. */
async function keep(cached: string, copy: Buffer): Promise<void> {
  const unfinished = `${cached}.${crypto.randomUUID()}`
  await mkdir(dirname(cached), { recursive: true })
    .then(() => writeFile(unfinished, copy))
    .then(() => rename(unfinished, cached))
    .catch(() => undefined)
}
