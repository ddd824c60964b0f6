import type { RemoteVersion } from '@carrier-portal/contract/registry'
import type { RegistryContents } from '../store/storedRegistry.ts'
import type { Provenance } from '../store/versionRecord.ts'
import { type RegistryChange, refuse } from './change.ts'
import { publishedVersion, upsertRecord, upsertVersions, versionsOf } from './upsertRemote.ts'

/** Adds a version that no user gets yet. A version is never overwritten: other content needs another version. */
export function publishVersion(
  contents: RegistryContents,
  name: string,
  version: string,
  published: RemoteVersion,
  provenance?: Provenance,
): RegistryChange {
  const present = publishedVersion(contents, name, version)
  if (present && present.base === published.base) return refuse(`${name}@${version} is already published.`)
  if (present)
    return refuse(
      `${name}@${version} is already published with other content. Raise "version" in ${name}/package.json and publish again.`,
    )
  const added = upsertVersions(contents, name, { ...versionsOf(contents, name), [version]: published })
  return {
    state: 'changed',
    contents: provenance ? upsertRecord(added, name, version, { provenance }) : added,
    what: `published ${name}@${version}`,
  }
}
