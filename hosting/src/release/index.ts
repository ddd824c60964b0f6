/** The public API of the release commands. */
export { writeCompressedCopies } from './publish/precompress.ts'
export { exitCodes, ReleaseRefusal } from './releaseRefusal.ts'
export { runRelease } from './runRelease.ts'
