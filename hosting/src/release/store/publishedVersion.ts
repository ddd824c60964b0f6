import type { RemoteVersion } from '@carrier-portal/contract/registry'
import type { RegistryContents } from './storedRegistry.ts'

/** The published versions of a remote, promoted or not; undefined for an unpublished remote. */
export function versionsOf(
  { remotes, waiting }: RegistryContents,
  name: string,
): Readonly<Record<string, RemoteVersion>> | undefined {
  if (Object.hasOwn(remotes, name)) return remotes[name]?.versions
  return Object.hasOwn(waiting, name) ? waiting[name]?.versions : undefined
}

/** A published version of a remote; undefined for any other name or version. */
export function publishedVersion(contents: RegistryContents, name: string, version: string): RemoteVersion | undefined {
  const versions = versionsOf(contents, name)
  return versions && Object.hasOwn(versions, version) ? versions[version] : undefined
}
