import { isRecord } from '@carrier-portal/contract'
import { readCounts, readHistory } from './readReleases.ts'
import type { HistoryEntry, ReleaseCounts } from './releaseFacts.ts'

/** A change that a release manager requests. */
export type ReleaseRequest = { readonly why: string } & (
  | { readonly verb: 'promote'; readonly version: string; readonly percent: number; readonly watch: boolean }
  | { readonly verb: 'rollback' }
  | { readonly verb: 'block'; readonly version: string; readonly reason: string }
)

/** The history, or why it could not be read: a refused token, a host without releases over HTTP, no response. */
export type HistoryResult =
  | { readonly state: 'read'; readonly changes: readonly HistoryEntry[] }
  | { readonly state: 'refused' | 'off' | 'unreachable' }

/** Fetches the load counts; 'none' when the host does not count, undefined when it does not respond. */
export async function fetchReleaseCounts(): Promise<ReleaseCounts | 'none' | undefined> {
  try {
    const response = await fetch('/telemetry/remotes')
    if (isBusy(response)) return undefined
    return (response.ok ? readCounts(await readJson(response)) : undefined) ?? 'none'
  } catch {
    return undefined
  }
}

/** Fetches the history with a release token. */
export async function fetchHistory(token: string): Promise<HistoryResult> {
  try {
    const response = await fetch('/releases/history', { headers: authorization(token) })
    if (response.status === 401) return { state: 'refused' }
    if (isBusy(response)) return { state: 'unreachable' }
    const changes = response.ok ? readHistory(await readJson(response)) : undefined
    return changes ? { state: 'read', changes } : { state: 'off' }
  } catch {
    return { state: 'unreachable' }
  }
}

/** Requests a change of a remote. Resolves with the host's sentence when it refuses, '' when it does not respond. */
export async function requestChange(
  token: string,
  remote: string,
  change: ReleaseRequest,
): Promise<string | undefined> {
  try {
    const response = await fetch(`/releases/remotes/${encodeURIComponent(remote)}/changes`, {
      method: 'POST',
      headers: { ...authorization(token), 'Content-Type': 'application/json' },
      body: JSON.stringify(change),
    })
    if (response.ok) return undefined
    const refusal: unknown = await response.json()
    return isRecord(refusal) && typeof refusal.error === 'string' ? refusal.error : ''
  } catch {
    return ''
  }
}

/** A proxy's response while the host restarts, or that of a limit: the same request may succeed a little later. */
function isBusy({ status }: Response): boolean {
  return status >= 500 || status === 429
}

/** Undefined for a page in place of data, which hosts without this address may send. */
function readJson(response: Response): Promise<unknown> {
  return response.json().catch(() => undefined)
}

function authorization(token: string) {
  return { Authorization: `Bearer ${token}` }
}
