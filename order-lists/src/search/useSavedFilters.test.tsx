import { createApi } from '@carrier-portal/contract'
import { createTestHost } from '@carrier-portal/contract/testing'
import { RemoteProviders } from '@carrier-portal/shared-ui/feedback'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { readCookie, writeCookie } from '../storage/cookies.ts'
import { useSavedFilters } from './useSavedFilters.ts'

const carriers = [
  { code: 'NORTH', name: 'Northline' },
  { code: 'BAY', name: 'Bayside' },
]

function open() {
  const { host } = createTestHost({ api: createApi({ baseUrl: '', getToken: () => undefined }), session: { carriers } })
  const wrapper = ({ children }: { children: ReactNode }) => <RemoteProviders host={host}>{children}</RemoteProviders>
  return renderHook(() => useSavedFilters('available_orders'), { wrapper }).result
}

beforeEach(() => jest.useFakeTimers({ now: new Date(2026, 10, 21, 12) }))
afterEach(() => {
  writeCookie(document, 'search_filters', undefined)
  jest.useRealTimers()
})

test('applies and saves edited filters on Search only, and restores them on the next visit', () => {
  const filters = open()
  act(() => filters.current.edit({ accounts: ['BAY'], dateOption: 'TOMORROW' }))
  expect(filters.current.applied).toMatchObject({ accounts: ['NORTH', 'BAY'], dateOption: 'TODAY' })
  expect(readCookie(document, 'search_filters')).toBeUndefined()
  act(() => filters.current.search())
  expect(filters.current.applied).toMatchObject({ accounts: ['BAY'], dateOption: 'TOMORROW' })
  expect(open().current.applied).toMatchObject({ accounts: ['BAY'], dateOption: 'TOMORROW' })
})

test('returns a new object for a second Search with the same filters', () => {
  const filters = open()
  act(() => filters.current.search())
  const first = filters.current.applied
  act(() => filters.current.search())
  expect(filters.current.applied).not.toBe(first)
  expect(filters.current.applied).toEqual(first)
})

test('applies and saves the defaults on Reset', () => {
  const filters = open()
  act(() => filters.current.edit({ accounts: ['BAY'], dateOption: 'TOMORROW' }))
  act(() => filters.current.search())
  expect(open().current.applied).toMatchObject({ accounts: ['BAY'], dateOption: 'TOMORROW' })
  act(() => filters.current.edit({ dateOption: 'CUSTOM', startDate: '', endDate: '2026-11-01' }))
  act(() => filters.current.reset())
  const defaults = { accounts: ['NORTH', 'BAY'], dateOption: 'TODAY', startDate: '2026-11-21', endDate: '2026-11-21' }
  expect(filters.current.edited).toMatchObject(defaults)
  expect(filters.current.applied).toMatchObject(defaults)
  expect(open().current.applied).toMatchObject(defaults)
})

test('removes the older cookie when the browser refuses the new one', () => {
  const filters = open()
  act(() => filters.current.edit({ dateOption: 'TOMORROW' }))
  act(() => filters.current.search())
  let kept = document.cookie
  const stubborn = jest.spyOn(document, 'cookie', 'set').mockImplementation((text) => {
    if (text.includes('Max-Age=0')) kept = ''
  })
  jest.spyOn(document, 'cookie', 'get').mockImplementation(() => kept)
  act(() => filters.current.edit({ dateOption: 'YESTERDAY' }))
  act(() => filters.current.search())
  expect(open().current.applied.dateOption).toBe('TODAY')
  stubborn.mockRestore()
  jest.restoreAllMocks()
})
