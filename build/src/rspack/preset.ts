/** The public API of the build presets. */
export type { Mode } from './base.ts'
export { remoteBuild } from './remoteBuild.ts'
export { containerName, remotePreset } from './remotePreset.ts'
export { prerenderPreset, shellPreset, startPreset } from './shellPreset.ts'
