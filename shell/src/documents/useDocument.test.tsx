import { act, renderHook, waitFor } from '@testing-library/react'
import type { DocumentRequest } from './fetchDocument.ts'
import { useDocument } from './useDocument.ts'

test('aborts the request of a document whose screen is left', () => {
  const signals: AbortSignal[] = []
  const fetchBytes = ({ signal }: { readonly signal: AbortSignal }) => {
    signals.push(signal)
    return new Promise<Blob>(() => undefined)
  }
  const { unmount } = renderHook(() => useDocument(fetchBytes))
  expect(signals.map(({ aborted }) => aborted)).toEqual([false])
  unmount()
  expect(signals.map(({ aborted }) => aborted)).toEqual([true])
})

test('loads a document again without the cache, also one that is loaded', async () => {
  const bytes = ['<title>Sign in</title>', '%PDF-1.7 and nothing after', '%PDF-1.7']
  const caches: RequestCache[] = []
  const fetchBytes = async ({ cache }: DocumentRequest) => new Blob([bytes[caches.push(cache) - 1] ?? ''])
  const { result } = renderHook(() => useDocument(fetchBytes))
  for (const state of ['failed', 'loaded', 'loaded']) {
    await waitFor(() => expect(result.current.state).toBe(state))
    if (caches.length < bytes.length) act(result.current.retry)
  }
  expect(caches).toEqual(['default', 'reload', 'reload'])
})
