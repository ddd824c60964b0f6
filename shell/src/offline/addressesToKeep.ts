import { chooseVersion, type Registry, type RolloutUser } from '@carrier-portal/contract/registry'
import { fileAddress } from '../remotes/checkVersion.ts'

/**
 * The addresses that a page lets the worker store: the files that it loaded before the worker ran, and the files of
 * every remote in this user's version, so that a screen that was not opened yet opens without a network too.
 */
export function addressesToKeep(
  registry: Registry,
  user: RolloutUser,
  { loaded, pageOrigin }: { readonly loaded: readonly string[]; readonly pageOrigin: string },
): readonly string[] {
  const ofRemotes = Object.values(registry.remotes).flatMap((remote) => {
    const choice = chooseVersion(remote, user)
    if (choice.state !== 'chosen') return []
    const { files } = choice
    return [files.entry, ...files.preload].map((file) => fileAddress(files, file, pageOrigin))
  })
  return [...new Set([...loaded, ...ofRemotes])]
}
