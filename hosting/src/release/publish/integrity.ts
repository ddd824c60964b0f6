import { createHash } from 'node:crypto'

/** A file's hash in the form of subresource integrity. */
export function integrityOf(content: Buffer): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`
}

/** Eight hexadecimal digits over the names and hashes of all files of a version, in any order. */
export function contentHash(integrity: Readonly<Record<string, string>>): string {
  const lines = Object.entries(integrity).map(([file, hash]) => `${file} ${hash}`)
  return createHash('sha256').update(lines.toSorted().join('\n')).digest('hex').slice(0, 8)
}

/** Whether two versions have the same files with the same content. */
export function isSameContent(a: Readonly<Record<string, string>>, b: Readonly<Record<string, string>>): boolean {
  const names = Object.keys(a)
  return names.length === Object.keys(b).length && names.every((file) => a[file] === b[file])
}
