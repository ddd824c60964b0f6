import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { versionsOf } from '../changes/placeRemote.ts'
import { ReleaseRefusal } from '../releaseRefusal.ts'
import type { RegistryContents } from '../store/storedRegistry.ts'

/** Says no before anything is built when this version is published already. */
export async function refuseKnownVersion(contents: RegistryContents, name: string, workspace: string): Promise<void> {
  const { version } = JSON.parse(await readFile(join(workspace, 'package.json'), 'utf8')) as { version: string }
  if (!versionsOf(contents, name)?.[version]) return
  throw new ReleaseRefusal(
    'refused',
    `${name}@${version} is already published. Raise "version" in ${name}/package.json and publish again.`,
  )
}
