import type { RegisteredRemote } from '@carrier-portal/contract/registry'
import type { RegistryContents } from '../store/storedRegistry.ts'
import type { RemoteRecords } from '../store/versionRecord.ts'

const DAY_MS = 86_400_000

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

/**
 * The fallback versions of a promotion as long as none has proved itself, the preferred one first. A version that is
 * replaced on the day of its own promotion is usually replaced because it fails, so the fallback before it stays.
 */
export function earlierVersions(
  records: RemoteRecords = {},
  { active, lastKnownGood }: Pick<RegisteredRemote, 'active' | 'lastKnownGood'>,
  at: string,
): readonly (string | null)[] {
  const since = active === null ? undefined : records[active]?.activeSince
  const isNew = since !== undefined && Date.parse(at) - Date.parse(since) < DAY_MS
  return isNew ? [lastKnownGood, active] : [active, lastKnownGood]
}
