import { createApi } from '@carrier-portal/contract'
import { createTestHost } from '@carrier-portal/contract/testing'
import { renderHook } from '@testing-library/react'
import { RemoteProviders } from '../providers/RemoteProviders.tsx'
import { useFormDraft } from './useFormDraft.ts'

test('keeps a dirty form as a draft and as unsaved work, and leaves the draft of an earlier opening', () => {
  const { host, held } = createTestHost({ api: createApi({ baseUrl: '', getToken: () => undefined }) })
  host.drafts.keep('charge:WO-1', 'earlier')
  const { rerender } = renderHook(({ text }) => useFormDraft('charge:WO-1', text, text !== ''), {
    initialProps: { text: '' },
    wrapper: ({ children }) => <RemoteProviders host={host}>{children}</RemoteProviders>,
  })
  expect(host.drafts.find('charge:WO-1')?.value).toBe('earlier')
  expect(held).toEqual([])
  rerender({ text: '12' })
  expect(host.drafts.find('charge:WO-1')?.value).toBe('12')
  expect(held).toEqual(['charge'])
  rerender({ text: '' })
  expect(host.drafts.find('charge:WO-1')).toBeUndefined()
  expect(held).toEqual([])
})
