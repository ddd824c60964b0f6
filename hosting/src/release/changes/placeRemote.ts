import type { RegisteredRemote, RemoteVersion } from '@carrier-portal/contract/registry'
import type { RegistryContents } from '../store/storedRegistry.ts'

/** The published versions of a remote, promoted or not; undefined for a remote nobody published. */
export function versionsOf(
  { remotes, waiting }: RegistryContents,
  name: string,
): Readonly<Record<string, RemoteVersion>> | undefined {
  if (Object.hasOwn(remotes, name)) return remotes[name]?.versions
  return Object.hasOwn(waiting, name) ? waiting[name]?.versions : undefined
}

/** The remote as pages see it; undefined before its first promotion. */
export function promotedRemote({ remotes }: RegistryContents, name: string): RegisteredRemote | undefined {
  return Object.hasOwn(remotes, name) ? remotes[name] : undefined
}

/** The contents with this remote put in place of what was there. */
export function placeRemote(contents: RegistryContents, name: string, remote: RegisteredRemote): RegistryContents {
  const { [name]: _, ...waiting } = contents.waiting
  return { remotes: { ...contents.remotes, [name]: remote }, waiting }
}

/** The contents with these versions of a remote, promoted or waiting as it was. */
export function placeVersions(
  contents: RegistryContents,
  name: string,
  versions: Readonly<Record<string, RemoteVersion>>,
): RegistryContents {
  const remote = promotedRemote(contents, name)
  if (remote) return placeRemote(contents, name, { ...remote, versions })
  return { ...contents, waiting: { ...contents.waiting, [name]: { versions } } }
}
