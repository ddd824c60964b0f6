import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { publishedVersion } from '../changes/upsertRemote.ts'
import { ReleaseRefusal } from '../releaseRefusal.ts'
import type { RegistryContents } from '../store/storedRegistry.ts'

/** Refuses before the build when the version in package.json is already published. */
export async function refusePublishedVersion(
  contents: RegistryContents,
  name: string,
  workspace: string,
): Promise<void> {
  const { version } = JSON.parse(await readFile(join(workspace, 'package.json'), 'utf8')) as { version: string }
  if (!publishedVersion(contents, name, version)) return
  throw new ReleaseRefusal(
    'refused',
    `${name}@${version} is already published. Raise "version" in ${name}/package.json and publish again.`,
  )
}
