import { createHash } from 'node:crypto'

/** The subresource integrity of a file's content: 'sha384-…'. */
export function integrityOf(content: Buffer): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`
}
