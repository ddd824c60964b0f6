import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib'

/** The precompressed copies that are stored beside a file, by their file extension. */
export const compressions = {
  br: {
    compress: (content: Buffer) => brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    decompress: promisify(brotliDecompress),
  },
  gz: { compress: (content: Buffer) => gzipped(content, { level: 9 }), decompress: promisify(gunzip) },
}

/** The file extensions of the precompressed copies. */
export const compressedExtensions = ['br', 'gz'] as const

const brotli = promisify(brotliCompress) as (content: Buffer, options: object) => Promise<Buffer>
const gzipped = promisify(gzip) as (content: Buffer, options: object) => Promise<Buffer>

const COMPRESSIBLE = /\.(js|mjs|css|json|svg|txt)$/
const COMPRESSION_THRESHOLD_BYTES = 500

/** Whether a file gets precompressed copies. */
export function isCompressible(file: string, content: Buffer): boolean {
  return COMPRESSIBLE.test(file) && content.length >= COMPRESSION_THRESHOLD_BYTES
}
