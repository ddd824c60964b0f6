/** The public API of the release commands. */
export { executeRelease } from './executeRelease.ts'
export { writeCompressedCopies } from './publish/precompress.ts'
