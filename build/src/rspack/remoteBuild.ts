import { basename } from 'node:path'
import type { Configuration } from '@rspack/core'
import { readDeclaration } from '../declaration/readDeclaration.ts'
import { embedPreset, isEmbeddable } from './embedPreset.ts'
import { remotePreset } from './remotePreset.ts'

/**
 * The default export of a remote's rspack.config.ts: everything that `rspack build` writes to `dist`. `folder` is the
 * remote's folder. Throws when its remote.json is invalid.
 */
export function remoteBuild(folder: string): readonly Configuration[] {
  const { name } = readDeclaration(basename(folder))
  const remote = remotePreset(name)
  return isEmbeddable(name) ? [remote, embedPreset(name)] : [remote]
}
