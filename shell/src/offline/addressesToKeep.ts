import { chooseVersion, type Registry, type RolloutUser } from '@carrier-portal/contract/registry'

/**
 * The addresses that a page asks the worker to store: the files that it loaded before the worker ran, and the files of
 * every remote in this user's version, so that a screen that was not opened yet opens without a network too.
 */
export function addressesToKeep(registry: Registry, user: RolloutUser, loaded: readonly string[]): readonly string[] {
  const ofRemotes = Object.values(registry.remotes).flatMap((remote) => {
    const choice = chooseVersion(remote, user)
    if (choice.state !== 'chosen') return []
    const { base, entry, preload } = choice.files
    return [entry, ...preload].map((file) => `${base}${file}`)
  })
  return [...new Set([...loaded, ...ofRemotes])]
}
