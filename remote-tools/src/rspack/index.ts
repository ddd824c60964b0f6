/** The public API of the build presets. */
export { base, type Mode, nameOf } from './base.ts'
export { compile } from './compile.ts'
export { compileHint } from './compileHint.ts'
export { remoteBuild } from './remoteBuild.ts'
export { remotePreset } from './remotePreset.ts'
