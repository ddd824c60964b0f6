import type { Registry } from '@carrier-portal/contract/registry'
import { useCallback, useEffect, useState } from 'react'
import type { ReleaseCounts } from './releaseFacts.ts'
import {
  fetchHistory,
  fetchReleaseCounts,
  type HistoryResult,
  type ReleaseRequest,
  requestChange,
} from './releaseRequests.ts'

/** What the release part of the status page shows and does. */
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

/** Fetches counts and history for each newly fetched registry; `refresh` fetches the next one. */
export function useReleases(latest: Registry | undefined, refresh: () => void): Releases {
  const [counts, setCounts] = useState<Releases['counts']>()
  const [token, setToken] = useState('')
  const [history, setHistory] = useState<HistoryResult>()

  const load = useCallback(async () => {
    if (!latest) return
    setCounts((await fetchReleaseCounts()) ?? 'none')
    if (token !== '') setHistory(await fetchHistory(token))
  }, [latest, token])
  useEffect(() => void load(), [load])

  return {
    counts,
    history,
    enterToken: setToken,
    async change(remote, request) {
      const refusal = await requestChange(token, remote, request)
      if (refusal === undefined) refresh()
      return refusal
    },
  }
}
