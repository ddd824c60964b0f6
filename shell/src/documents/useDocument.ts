import { useEffect, useState } from 'react'
import { asPdf } from './asPdf.ts'
import { CrossOriginDocument, type DocumentRequest } from './fetchDocument.ts'

type DocumentState =
  | { readonly state: 'loading' }
  | { readonly state: 'loaded'; readonly bytes: Blob }
  /** The browser's own viewer shows it; scripts have no access. */
  | { readonly state: 'crossOrigin' }
  | { readonly state: 'failed' }

/** Fetches a document's bytes. The signal is aborted when they are no longer shown. */
export type FetchBytes = (request: DocumentRequest) => Promise<Blob>

/**
 * Fetches a document once for each `fetchBytes` and each `retry`; bytes that are no PDF count as failed. The bytes that
 * failed may be in the browser's cache, so a retry does not read it.
 */
export function useDocument(fetchBytes: FetchBytes): DocumentState & { retry(): void } {
  const [state, setState] = useState<DocumentState>({ state: 'loading' })
  /** Another object for each retry. */
  const [attempt, setAttempt] = useState<Pick<DocumentRequest, 'cache'>>({ cache: 'default' })
  useEffect(() => {
    const shown = new AbortController()
    const settle = (next: DocumentState) => {
      if (!shown.signal.aborted) setState(next)
    }
    settle({ state: 'loading' })
    fetchBytes({ signal: shown.signal, ...attempt })
      .then(asPdf)
      .then(
        (bytes) => settle({ state: 'loaded', bytes }),
        (cause: unknown) => settle({ state: cause instanceof CrossOriginDocument ? 'crossOrigin' : 'failed' }),
      )
    return () => shown.abort()
  }, [fetchBytes, attempt])
  return { ...state, retry: () => setAttempt({ cache: 'reload' }) }
}
