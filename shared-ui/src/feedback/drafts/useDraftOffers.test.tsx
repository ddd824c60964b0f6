import { createApi, createMemoryDrafts, createStore } from '@carrier-portal/contract'
import { createTestHost } from '@carrier-portal/contract/testing'
import { renderHook } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { RemoteProviders } from '../providers/RemoteProviders.tsx'
import { useDraftOffers } from './useDraftOffers.ts'
import { useFormDraft } from './useFormDraft.ts'

test('offers the stored drafts that arrive between the rendering of a form and its effects', () => {
  const { host } = createTestHost({ api: createApi({ baseUrl: '', getToken: () => undefined }) })
  const loaded = createStore(0)
  const drafts = { ...host.drafts, loaded }
  const { result } = renderHook(
    () => {
      useLayoutEffect(() => {
        if (loaded.get() > 0) return
        drafts.keep('charge:WO-1', 'typed before a reload')
        loaded.set(1)
      }, [])
      return useDraftOffers<string>('charge:WO-1', false)
    },
    { wrapper: ({ children }) => <RemoteProviders host={{ ...host, drafts }}>{children}</RemoteProviders> },
  )
  expect(result.current.offers.map(({ value }) => value)).toEqual(['typed before a reload'])
})

test.each([
  [2, ['2', '1']],
  [6, ['6', '5', '4', '3', '2', '1']],
  [8, ['8', '7', '6', '5', '4', '3']],
])(
  'after %i openings in each of which something else was typed, offers the newest and up to five older ones: %j',
  (openings, expected) => {
    const { host } = createTestHost({ api: createApi({ baseUrl: '', getToken: () => undefined }) })
    let time = 0
    const drafts = createMemoryDrafts(() => ++time)
    const openForm = () =>
      renderHook(
        ({ text }) => {
          useFormDraft('charge:WO-1', text, text !== '')
          return useDraftOffers<string>('charge:WO-1', text !== '')
        },
        {
          initialProps: { text: '' },
          wrapper: ({ children }) => <RemoteProviders host={{ ...host, drafts }}>{children}</RemoteProviders>,
        },
      )
    for (let opening = 1; opening <= openings; opening += 1) {
      const form = openForm()
      form.rerender({ text: String(opening) })
      form.unmount()
    }
    expect(openForm().result.current.offers.map(({ value }) => value)).toEqual(expected)
  },
)
