import { renderHook } from '@testing-library/react'
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
