import { useEffect, useState } from 'react'
import { asPdf, CrossOriginDocument } from './fetchDocument.ts'

type DocumentState =
  | { readonly state: 'loading' }
  | { readonly state: 'loaded'; readonly bytes: Blob }
  /** The browser's own viewer shows it; scripts have no access. */
  | { readonly state: 'crossOrigin' }
  | { readonly state: 'failed' }

/** Fetches a document once for each `fetchBytes`. */
export function useDocument(fetchBytes: () => Promise<Blob>): DocumentState {
  const [state, setState] = useState<DocumentState>({ state: 'loading' })
  useEffect(() => {
    let isCurrent = true
    const settle = (next: DocumentState) => {
      if (isCurrent) setState(next)
    }
    settle({ state: 'loading' })
    fetchBytes()
      .then(asPdf)
      .then(
        (bytes) => settle({ state: 'loaded', bytes }),
        (cause: unknown) => settle({ state: cause instanceof CrossOriginDocument ? 'crossOrigin' : 'failed' }),
      )
    return () => {
      isCurrent = false
    }
  }, [fetchBytes])
  return state
}
