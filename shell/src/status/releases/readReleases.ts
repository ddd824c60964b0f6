import { isRecord } from '@carrier-portal/contract'
import { isTime } from '@carrier-portal/contract/registry'
import type { CountPoint, HistoryEntry, ReleaseCounts } from './releaseFacts.ts'

/** The load counts in a host's response; undefined for anything else. Parts that cannot be read are left out. */
export function readCounts(json: unknown): ReleaseCounts | undefined {
  if (!isRecord(json) || !isRecord(json.remotes)) return undefined
  const remotes = Object.entries(json.remotes).map(([name, versions]) => [name, readVersions(versions)] as const)
  return {
    remotes: Object.fromEntries(remotes),
    watched: readWatched(json.watched),
    rolledBack: readRolledBack(json.rolledBack),
  }
}

/** The changes in a host's response; undefined for anything else. Entries that cannot be read are left out. */
export function readHistory(json: unknown): readonly HistoryEntry[] | undefined {
  if (!isRecord(json) || !Array.isArray(json.changes)) return undefined
  return json.changes.filter(isHistoryEntry)
}

/** Earlier hosts name no watched trials. */
function readWatched(json: unknown): ReleaseCounts['watched'] {
  const entries = Object.entries(isRecord(json) ? json : {})
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
}

/** Earlier hosts name no versions that were rolled back. */
function readRolledBack(json: unknown): ReleaseCounts['rolledBack'] {
  const entries = Object.entries(isRecord(json) ? json : {})
  return Object.fromEntries(
    entries.flatMap(([name, versions]) =>
      Array.isArray(versions) ? [[name, versions.filter((version) => typeof version === 'string')] as const] : [],
    ),
  )
}

function readVersions(json: unknown): ReleaseCounts['remotes'][string] {
  if (!isRecord(json)) return {}
  const versions = Object.entries(json).map(
    ([version, points]) => [version, Array.isArray(points) ? points.filter(isCountPoint) : []] as const,
  )
  return Object.fromEntries(versions)
}

function isCountPoint(json: unknown): json is CountPoint {
  return isRecord(json) && [json.at, json.loads, json.failures].every((value) => typeof value === 'number')
}

function isHistoryEntry(json: unknown): json is HistoryEntry {
  if (!isRecord(json) || typeof json.revision !== 'number' || !isTime(json.at)) return false
  return [json.who, json.why, json.what].every((value) => typeof value === 'string')
}
