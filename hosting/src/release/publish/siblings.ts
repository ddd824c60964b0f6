import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib'

/** The ready-made forms that lie beside a file, by the ending of their names. */
export const siblings = {
  br: {
    pack: (content: Buffer) => brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    unpack: promisify(brotliDecompress),
  },
  gz: { pack: (content: Buffer) => gzipped(content, { level: 9 }), unpack: promisify(gunzip) },
}

/** The endings of the ready-made forms. */
export const siblingKinds = ['br', 'gz'] as const

const brotli = promisify(brotliCompress) as (content: Buffer, options: object) => Promise<Buffer>
const gzipped = promisify(gzip) as (content: Buffer, options: object) => Promise<Buffer>

const PACKED = /\.(js|mjs|css|json|svg|txt)$/
const WORTH_PACKING_BYTES = 500

/** Whether a file is worth a ready-made form. */
export function isPacked(file: string, content: Buffer): boolean {
  return PACKED.test(file) && content.length >= WORTH_PACKING_BYTES
}
