import type { RemoteVersion } from '@carrier-portal/contract/registry'
import { publishedVersion, versionsOf } from '../store/publishedVersion.ts'
import type { RegistryContents } from '../store/storedRegistry.ts'
import type { Provenance } from '../store/versionRecord.ts'
import { type RegistryChange, refuse } from './change.ts'
import { upsertRecord, upsertVersions } from './upsertRemote.ts'

/** The refusal to publish a version twice, with the next step. */
export function alreadyPublished(name: string, version: string, how: string): string {
  return `${name}@${version} is already published${how}. Raise "version" in package.json and publish again.`
}

/** Adds a version that no user gets yet. A version is never overwritten: other content needs another version. */
export function publishVersion(
  contents: RegistryContents,
  name: string,
  version: string,
  published: RemoteVersion,
  provenance?: Provenance,
): RegistryChange {
  const present = publishedVersion(contents, name, version)
  if (present)
    return refuse(alreadyPublished(name, version, present.base === published.base ? '' : ' with other content'))
  const added = upsertVersions(contents, name, { ...versionsOf(contents, name), [version]: published })
  return {
    state: 'changed',
    contents: provenance ? upsertRecord(added, name, version, { provenance }) : added,
    what: `published ${name}@${version}`,
  }
}
