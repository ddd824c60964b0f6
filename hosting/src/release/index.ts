/** The public API of the release commands. */
export { executeRelease } from './executeRelease.ts'
export { parseProblem } from './parseProblem.ts'
export { integrityOf } from './publish/integrity.ts'
export { messageOf, parseJsonFile } from './publish/parseJsonFile.ts'
export { writeCompressedCopies } from './publish/precompress.ts'
export { exitCodes } from './releaseRefusal.ts'
export { fileVerbs, releaseSummaries } from './runRelease.ts'
export { reasonOf } from './unexpectedRefusal.ts'
