import { useEffect, useState } from 'react'
import type { RefreshedRegistry } from '../useStatus.ts'
import type { ReleaseCounts } from './releaseFacts.ts'
import {
  fetchHistory,
  fetchReleaseCounts,
  type HistoryResult,
  type ReleaseRequest,
  requestChange,
} from './releaseRequests.ts'

/** The data and the actions of the releases on the status page. */
interface Releases {
  /** Undefined until fetched; 'none' when the host does not count. */
  readonly counts: ReleaseCounts | 'none' | undefined
  /** Undefined until a token was entered. */
  readonly history: HistoryResult | undefined
  /** The token of the release manager; kept in memory only. */
  enterToken(token: string): void
  /** Requests a change; resolves with the reason of a refusal. */
  change(remote: string, request: ReleaseRequest): Promise<string | undefined>
}

/**
 * Fetches counts and history after each refresh and each entry of a token; later responses to earlier requests are dropped.
 * What was read stays while the host does not respond.
 */
export function useReleases(latest: RefreshedRegistry | undefined, refresh: () => void): Releases {
  const [counts, setCounts] = useState<Releases['counts']>()
  /** Another object for each entry: the same token is entered again after a host did not respond. */
  const [entered, setEntered] = useState({ token: '' })
  const [history, setHistory] = useState<HistoryResult>()

  useEffect(() => {
    if (!latest) return
    let isCurrent = true
    void fetchReleaseCounts().then((next) => {
      if (isCurrent && next !== undefined) setCounts(next)
    })
    if (entered.token !== '')
      void fetchHistory(entered.token).then((next) => {
        if (isCurrent) setHistory((before) => (isLost(before, next) ? before : next))
      })
    return () => {
      isCurrent = false
    }
  }, [latest, entered])

  return {
    counts,
    history,
    enterToken: (token) => setEntered({ token }),
    async change(remote, request) {
      const refusal = await requestChange(entered.token, remote, request)
      if (refusal === undefined) refresh()
      return refusal
    },
  }
}

/** Whether a history that was read would be replaced because the host did not respond this time. */
function isLost(before: HistoryResult | undefined, next: HistoryResult): boolean {
  return before?.state === 'read' && next.state === 'unreachable'
}
