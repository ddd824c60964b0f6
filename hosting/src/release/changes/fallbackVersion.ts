import type { RegisteredRemote } from '@carrier-portal/contract/registry'
import type { RegistryContents } from '../store/storedRegistry.ts'

/**
 * The last known good version beside an active one: the newest published version that proved itself or was marked good.
 * Without any, the first usable one of `otherwise`. Blocked versions and those that were rolled back never count.
 */
export function fallbackVersion(
  { records }: Pick<RegistryContents, 'records'>,
  name: string,
  { versions }: Pick<RegisteredRemote, 'versions'>,
  active: string,
  otherwise: readonly (string | null)[],
): string | null {
  const known = records[name] ?? {}
  const isUsable = (version: string) =>
    version !== active && versions[version]?.state === 'active' && !known[version]?.rolledBack
  const proven = Object.entries(known).flatMap(([version, { proof }]) => (proof ? [version] : []))
  const publishedAt = (version: string) => versions[version]?.publishedAt ?? ''
  const newest = proven.filter(isUsable).toSorted((a, b) => publishedAt(b).localeCompare(publishedAt(a)))[0]
  return newest ?? otherwise.find((version) => version !== null && isUsable(version)) ?? null
}
