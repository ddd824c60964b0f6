import { alreadyPublished } from '../changes/publishVersion.ts'
import { publishedVersion } from '../changes/upsertRemote.ts'
import { ReleaseRefusal } from '../releaseRefusal.ts'
import type { RegistryContents } from '../store/storedRegistry.ts'
import { versionOfPackage } from './readBuilt.ts'

/** Refuses before the build when the version in package.json is already published. */
export async function refusePublishedVersion(
  contents: RegistryContents,
  name: string,
  workspace: string,
): Promise<void> {
  const version = await versionOfPackage(workspace)
  if (publishedVersion(contents, name, version)) throw new ReleaseRefusal('refused', alreadyPublished(name, version))
}
