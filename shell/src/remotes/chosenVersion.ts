import { chooseVersion, type Registry, type RolloutUser, registeredRemote } from '@carrier-portal/contract/registry'

/** The version of a remote that a user gets first; undefined where the registry names none, or every one is blocked. */
export function chosenVersion(registry: Registry | undefined, name: string, user: RolloutUser): string | undefined {
  const remote = registry && registeredRemote(registry, name)
  const choice = remote && chooseVersion(remote, user)
  return choice?.state === 'chosen' ? choice.version : undefined
}
