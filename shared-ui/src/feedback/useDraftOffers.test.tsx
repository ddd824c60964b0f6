import { createApi, createStore } from '@carrier-portal/contract'
import { createTestHost } from '@carrier-portal/contract/testing'
import { renderHook } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { RemoteProviders } from './RemoteProviders.tsx'
import { useDraftOffers } from './useDraftOffers.ts'

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
