import { createApi } from '@carrier-portal/contract'
import { createTestHost } from '@carrier-portal/contract/testing'
import { RemoteProviders } from '@carrier-portal/shared-ui/feedback'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { readCookie, writeCookie } from '../storage/cookies.ts'
import { searchState } from './searchState.ts'
import { useSavedFilters } from './useSavedFilters.ts'

const carriers = [
  { code: 'NORTH', name: 'Northline' },
  { code: 'BAY', name: 'Bayside' },
]

const summit = { code: 'SUMMIT', name: 'Summit Couriers' }

function openPage(username = 'dana') {
  const { host, signIn } = createTestHost({
    api: createApi({ baseUrl: '', getToken: () => undefined }),
    session: { username, carriers },
  })
  const wrapper = ({ children }: { children: ReactNode }) => <RemoteProviders host={host}>{children}</RemoteProviders>
  return { filters: renderHook(() => useSavedFilters('available_orders'), { wrapper }).result, signIn }
}

function open(username?: string) {
  return openPage(username).filters
}

beforeEach(() => jest.useFakeTimers({ now: new Date(2026, 10, 21, 12) }))
afterEach(() => {
  Reflect.deleteProperty(document, 'cookie')
  for (const name of ['search_filters', 'list_layout']) writeCookie(name, undefined)
  jest.useRealTimers()
})

test('applies and saves edited filters on Search only, and restores them on the next visit', () => {
  const filters = open()
  act(() => filters.current.edit({ accounts: ['BAY'], dateOption: 'TOMORROW' }))
  expect(filters.current.applied).toMatchObject({ accounts: ['NORTH', 'BAY'], dateOption: 'TODAY' })
  expect(readCookie('search_filters')).toBeUndefined()
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

test('fills a custom range with the day on which it is chosen, also in a page that was open at midnight', () => {
  const filters = open()
  jest.setSystemTime(new Date(2026, 10, 22, 8))
  act(() => filters.current.edit({ dateOption: 'CUSTOM' }))
  expect(filters.current.edited).toMatchObject({ startDate: '2026-11-22', endDate: '2026-11-22' })
  act(() => filters.current.edit({ dateOption: 'TODAY' }))
  expect(searchState(filters.current)).toBe('applied')
  jest.setSystemTime(new Date(2026, 10, 23, 8))
  act(() => filters.current.edit({ dateOption: 'CUSTOM' }))
  expect(filters.current.edited).toMatchObject({ startDate: '2026-11-23', endDate: '2026-11-23' })
})

test('keeps typed days when another option is chosen and the custom range again, also after midnight', () => {
  const filters = open()
  act(() => filters.current.edit({ dateOption: 'CUSTOM', startDate: '2026-11-01' }))
  act(() => filters.current.edit({ dateOption: 'TODAY' }))
  expect(searchState(filters.current)).toBe('applied')
  jest.setSystemTime(new Date(2026, 10, 22, 8))
  act(() => filters.current.edit({ dateOption: 'CUSTOM' }))
  expect(filters.current.edited).toMatchObject({ startDate: '2026-11-01', endDate: '2026-11-21' })
  expect(searchState(filters.current)).toBe('edited')
})

test('fills a custom range after Reset Filters with the day on which it is chosen', () => {
  const filters = open()
  act(() => filters.current.edit({ dateOption: 'CUSTOM', startDate: '2026-11-01' }))
  jest.setSystemTime(new Date(2026, 10, 22, 8))
  act(() => filters.current.reset())
  jest.setSystemTime(new Date(2026, 10, 23, 8))
  act(() => filters.current.edit({ dateOption: 'CUSTOM' }))
  expect(filters.current.edited).toMatchObject({ startDate: '2026-11-23', endDate: '2026-11-23' })
})

/** The accounts before and after a sign-in over the page whose token has other carriers. */
test.each([
  ['all accounts', ['NORTH', 'BAY'], [...carriers, summit], ['NORTH', 'BAY', 'SUMMIT']],
  ['all accounts', ['NORTH', 'BAY'], carriers.slice(0, 1), ['NORTH']],
  ['no account', [], [...carriers, summit], []],
  ['a chosen account', ['BAY'], [...carriers, summit], ['BAY']],
  ['a chosen account that is gone', ['BAY'], carriers.slice(0, 1), ['NORTH']],
  ['a chosen account of a page that was signed out', ['BAY'], [], ['BAY']],
])('keeps %s of %j for the carriers %j as %j', (_, accounts, next, expected) => {
  const { filters, signIn } = openPage()
  act(() => filters.current.edit({ accounts }))
  act(() => filters.current.search())
  act(() => filters.current.edit({ dateOption: 'TOMORROW' }))
  act(() => signIn({ username: 'dana', carriers: next }))
  expect(filters.current.applied).toMatchObject({ accounts: expected, dateOption: 'TODAY' })
  expect(filters.current.edited).toMatchObject({ accounts: expected, dateOption: 'TOMORROW' })
})

test('returns the same object after a sign-in with the same carriers, so that the list keeps its page', () => {
  const { filters, signIn } = openPage()
  const { applied } = filters.current
  act(() => signIn({ username: 'dana', carriers: [...carriers] }))
  expect(filters.current.applied).toBe(applied)
})

test('opens with the defaults for another user, and with the saved filters for the same one', () => {
  const filters = open('dana')
  act(() => filters.current.edit({ accounts: ['BAY'], dateOption: 'YESTERDAY' }))
  act(() => filters.current.search())
  expect(open('priya').current.applied).toMatchObject({ accounts: ['NORTH', 'BAY'], dateOption: 'TODAY' })
  expect(open('dana').current.applied).toMatchObject({ accounts: ['BAY'], dateOption: 'YESTERDAY' })
  expect(decodeURIComponent(document.cookie)).not.toContain('dana')
})

test('replaces the filters of another user, also those of the other screens', () => {
  writeCookie('search_filters', encodeURIComponent('{"order_history":{"dateOption":"YESTERDAY"}}'))
  const filters = open('dana')
  act(() => filters.current.search())
  expect(decodeURIComponent(readCookie('search_filters') ?? '')).toContain('order_history')
  const next = open('priya')
  act(() => next.current.search())
  expect(decodeURIComponent(readCookie('search_filters') ?? '')).not.toContain('order_history')
  expect(open('dana').current.applied).toMatchObject({ dateOption: 'TODAY' })
})

test('restores filters whose user is not known, as another tool wrote them', () => {
  writeCookie('search_filters', encodeURIComponent('{"available_orders":{"dateOption":"TOMORROW"}}'))
  expect(open('priya').current.applied.dateOption).toBe('TOMORROW')
})

test('removes the older cookie when the browser refuses the new one', () => {
  const filters = open()
  act(() => filters.current.edit({ dateOption: 'TOMORROW' }))
  act(() => filters.current.search())
  let kept = document.cookie
  Object.defineProperty(document, 'cookie', {
    configurable: true,
    get: () => kept,
    set: (text: string) => {
      if (text.includes('Max-Age=0')) kept = ''
    },
  })
  act(() => filters.current.edit({ dateOption: 'YESTERDAY' }))
  act(() => filters.current.search())
  expect(open().current.applied.dateOption).toBe('TODAY')
})
