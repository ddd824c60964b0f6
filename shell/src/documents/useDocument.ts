import { useEffect, useState } from 'react'
import { asPdf } from './asPdf.ts'
import { CrossOriginDocument } from './fetchDocument.ts'

type DocumentState =
  | { readonly state: 'loading' }
  | { readonly state: 'loaded'; readonly bytes: Blob }
  /** The browser's own viewer shows it; scripts have no access. */
  | { readonly state: 'crossOrigin' }
  | { readonly state: 'failed' }

/** Fetches a document's bytes. The signal is aborted when they are no longer shown. */
export type FetchBytes = (options: { readonly signal: AbortSignal }) => Promise<Blob>

/** Fetches a document once for each `fetchBytes`; bytes that are no PDF count as failed. */
export function useDocument(fetchBytes: FetchBytes): DocumentState {
  const [state, setState] = useState<DocumentState>({ state: 'loading' })
  useEffect(() => {
    const shown = new AbortController()
    const settle = (next: DocumentState) => {
      if (!shown.signal.aborted) setState(next)
    }
    settle({ state: 'loading' })
    fetchBytes({ signal: shown.signal })
      .then(asPdf)
      .then(
        (bytes) => settle({ state: 'loaded', bytes }),
        (cause: unknown) => settle({ state: cause instanceof CrossOriginDocument ? 'crossOrigin' : 'failed' }),
      )
    return () => shown.abort()
  }, [fetchBytes])
  return state
}
