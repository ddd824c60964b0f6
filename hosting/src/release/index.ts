/** The public API of the release commands. */
export { exitCodes, ReleaseRefusal } from './releaseRefusal.ts'
export { runRelease } from './runRelease.ts'
