import type { Registry } from '@carrier-portal/contract/registry'
import { useEffect, useState } from 'react'
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
 * Fetches counts and history for each newly fetched registry and each entry of a token; later responses to earlier requests
 * are dropped.
 */
export function useReleases(latest: Registry | undefined, refresh: () => void): Releases {
  const [counts, setCounts] = useState<Releases['counts']>()
  /** Another object for each entry: the same token is entered again after a host did not respond. */
  const [entered, setEntered] = useState({ token: '' })
  const [history, setHistory] = useState<HistoryResult>()

  useEffect(() => {
    if (!latest) return
    let isCurrent = true
    void fetchReleaseCounts().then((next) => {
      if (isCurrent) setCounts(next ?? 'none')
    })
    if (entered.token !== '')
      void fetchHistory(entered.token).then((next) => {
        if (isCurrent) setHistory(next)
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
