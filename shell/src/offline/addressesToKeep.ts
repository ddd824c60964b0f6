import { chooseVersion, type Registry, type RolloutUser } from '@carrier-portal/contract/registry'
import { neededFiles } from '../remotes/checkVersion.ts'

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
    return choice.state === 'chosen' ? neededFiles(choice.files, pageOrigin) : []
  })
  return [...new Set([...loaded, ...ofRemotes])]
}
