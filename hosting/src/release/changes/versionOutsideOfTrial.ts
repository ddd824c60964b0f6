import type { RegisteredRemote } from '@carrier-portal/contract/registry'

/** The version of the users that are not in a trial; undefined when they have none. */
export function versionOutsideOfTrial({ active, lastKnownGood, versions }: RegisteredRemote): string | undefined {
  return (
    [active, lastKnownGood].find((version) => version !== null && versions[version]?.state === 'active') ?? undefined
  )
}
