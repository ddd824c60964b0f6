import { useCallback, useEffect, useRef, useState } from 'react'
import { asPdf } from './asPdf.ts'
import { CrossOriginDocument } from './fetchDocument.ts'

type DocumentState =
  | { readonly state: 'loading' }
  | { readonly state: 'loaded'; readonly bytes: Blob }
  /** The browser's own viewer shows it; scripts have no access. */
  | { readonly state: 'crossOrigin' }
  | { readonly state: 'failed'; retry(): void }

/** Fetches a document's bytes. The signal is aborted when they are no longer shown. */
export type FetchBytes = (options: { readonly signal: AbortSignal }) => Promise<Blob>

/** Fetches a document once for each `fetchBytes` and each `retry`; bytes that are no PDF count as failed. */
export function useDocument(fetchBytes: FetchBytes): DocumentState {
  const [state, setState] = useState<DocumentState>({ state: 'loading' })
  const request = useRef<AbortController>(undefined)
  const load = useCallback(() => {
    const shown = new AbortController()
    request.current = shown
    const settle = (next: DocumentState) => {
      if (!shown.signal.aborted) setState(next)
    }
    settle({ state: 'loading' })
    fetchBytes({ signal: shown.signal })
      .then(asPdf)
      .then(
        (bytes) => settle({ state: 'loaded', bytes }),
        (cause: unknown) =>
          settle(cause instanceof CrossOriginDocument ? { state: 'crossOrigin' } : { state: 'failed', retry: load }),
      )
  }, [fetchBytes])
  useEffect(() => {
    load()
    return () => request.current?.abort()
  }, [load])
  return state
}
