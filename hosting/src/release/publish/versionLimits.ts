import { ReleaseRefusal } from '../releaseRefusal.ts'

const MIB = 1024 * 1024

/** The limits of a version, however it is published: the number of its files, the sum of their bytes, the bytes of one. */
export const VERSION_LIMITS = { files: 500, bytes: 50 * MIB, fileBytes: 10 * MIB }

/** Throws with the limit that the files of a version are above. */
export function refuseLarge(files: ReadonlyMap<string, Buffer>): void {
  const bytes = [...files.values()].reduce((sum, { length }) => sum + length, 0)
  const [large] = [...files].find(([, { length }]) => length > VERSION_LIMITS.fileBytes) ?? []
  if (large !== undefined) refuse(`${large} is too large: a file has at most ${VERSION_LIMITS.fileBytes} bytes.`)
  if (files.size > VERSION_LIMITS.files) refuse(`A version has at most ${VERSION_LIMITS.files} files.`)
  if (bytes > VERSION_LIMITS.bytes) refuse(`A version has at most ${VERSION_LIMITS.bytes} bytes.`)
}

function refuse(limit: string): never {
  throw new ReleaseRefusal('refused', `${limit} Make the build smaller and publish again.`)
}
