import type { Configuration } from '@rspack/core'
import { readProject } from '../remoteProject.ts'
import { embedPreset, isEmbeddable } from './embedPreset.ts'
import { remotePreset } from './remotePreset.ts'

/**
 * The default export of a remote's rspack.config.ts: everything that `rspack build` writes to `dist`. `folder` is the
 * remote's folder. Throws when its remote.json is invalid.
 */
export function remoteBuild(folder: string): readonly Configuration[] {
  const project = readProject(folder)
  const remote = remotePreset(project)
  return isEmbeddable(folder) ? [remote, embedPreset(project)] : [remote]
}
