import { PassThrough, pipeline, type Readable } from 'node:stream'
import { brotliCompressSync, constants, createBrotliCompress, createGzip, gzipSync } from 'node:zlib'
import { acceptsEncoding } from './readyFile.ts'

/** Quick settings: what is made for one answer is compressed while somebody waits. */
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

export type Encoding = 'br' | 'gzip'

/** The best encoding that the browser takes. */
export function encodingFor(accepted: string): Encoding | undefined {
  if (acceptsEncoding(accepted, 'br')) return 'br'
  return acceptsEncoding(accepted, 'gzip') ? 'gzip' : undefined
}

/** A text of some kilobytes, compressed. */
export function compressText(text: string, encoding: Encoding): Buffer {
  return encoding === 'br' ? brotliCompressSync(text, quick) : gzipSync(text)
}

/** A stream, compressed as it passes. */
export function compressStream(stream: Readable, encoding: Encoding): Readable {
  const compressor = encoding === 'br' ? createBrotliCompress(quick) : createGzip()
  const out = new PassThrough()
  pipeline(stream, compressor, out, () => undefined)
  return out
}
