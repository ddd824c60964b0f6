import { type CallOptions, createApi, type WorkOrderListItem } from '@carrier-portal/contract'
import { anOrder, createTestHost } from '@carrier-portal/contract/testing'
import { RemoteProviders } from '@carrier-portal/shared-ui/feedback'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { defaultFilters, type ListFilters } from '../search/listFilters.ts'
import { useOrderList } from './useOrderList.ts'

const MINUTE = 60_000
const carriers = [{ code: 'NORTH', name: 'Northline' }]
const today = defaultFilters(carriers, '2026-11-21')
const orders = (...numbers: string[]) => numbers.map((workOrderNumber) => anOrder({ workOrderNumber }))

interface Request {
  readonly filters: ListFilters
  readonly options: CallOptions
  answer(...numbers: string[]): Promise<void>
  fail(): Promise<void>
}

/** Renders the hook over a source whose answers the test gives one by one. */
function renderList(session: { carriers?: typeof carriers } = {}) {
  const requests: Request[] = []
  const fake = createTestHost({
    api: createApi({ baseUrl: '', getToken: () => undefined }),
    session: { carriers, ...session },
  })
  const load = (filters: ListFilters, options: CallOptions) =>
    new Promise<readonly WorkOrderListItem[]>((resolve, reject) => {
      requests.push({
        filters,
        options,
        answer: (...numbers) => act(async () => resolve(orders(...numbers))),
        fail: () => act(async () => reject(new Error('refused'))),
      })
    })
  const { result, rerender, unmount } = renderHook(
    ({ applied }) => useOrderList({ name: 'test', applied, load, leavesAfter: ['accepted'] }),
    {
      initialProps: { applied: today },
      wrapper: ({ children }: { children: ReactNode }) => (
        <RemoteProviders host={fake.host}>{children}</RemoteProviders>
      ),
    },
  )
  const request = (index: number) => {
    const found = requests[index]
    if (!found) throw new Error(`there is no request ${index}`)
    return found
  }
  return {
    fake,
    requests,
    request,
    unmount,
    search: (applied: ListFilters) => rerender({ applied }),
    refresh: () => act(() => result.current.refresh()),
    list: () => result.current.list,
    shown: () => ('orders' in result.current.list ? result.current.list.orders.map((o) => o.workOrderNumber) : []),
    pass: (ms: number) => act(async () => jest.advanceTimersByTimeAsync(ms)),
  }
}

let visibility: DocumentVisibilityState = 'visible'
function show(next: DocumentVisibilityState) {
  visibility = next
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse('2026-11-21T12:00Z') })
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)
  visibility = 'visible'
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

test('loads, and refreshes without letting go of what was loaded', async () => {
  const t = renderList()
  expect(t.list()).toEqual({ state: 'loading' })
  await t.request(0).answer('A')
  expect(t.list()).toMatchObject({ state: 'loaded', since: 'current', loadedAt: Date.now() })
  t.refresh()
  expect(t.list()).toMatchObject({ state: 'loaded', since: 'refreshing' })
  expect(t.shown()).toEqual(['A'])
  await t.request(1).answer('B')
  expect(t.shown()).toEqual(['B'])
})

test('without carriers nothing is ever asked for', async () => {
  const t = renderList({ carriers: [] })
  await t.pass(11 * MINUTE)
  expect(t.list()).toEqual({ state: 'noCarriers' })
  expect(t.requests).toHaveLength(0)
})

test('a failed first load says so, and loads when asked again', async () => {
  const t = renderList()
  await t.request(0).fail()
  expect(t.list()).toEqual({ state: 'failed' })
  t.refresh()
  expect(t.list()).toEqual({ state: 'loading' })
  await t.request(1).answer('A')
  expect(t.list()).toMatchObject({ state: 'loaded', since: 'current' })
})

test('reliability, row 51: the newest search stays, whichever answers last', async () => {
  const t = renderList()
  await t.request(0).answer('FIRST')
  t.search({ ...today, dateOption: 'TOMORROW' })
  t.search({ ...today, dateOption: 'YESTERDAY' })
  await t.request(2).answer('YESTERDAY')
  await t.request(1).answer('TOMORROW')
  expect(t.shown()).toEqual(['YESTERDAY'])
  expect(t.list()).toMatchObject({ since: 'current' })
})

test('a late failure of an older request changes nothing', async () => {
  const t = renderList()
  t.refresh()
  await t.request(1).answer('NEW')
  await t.request(0).fail()
  expect(t.list()).toMatchObject({ state: 'loaded', since: 'current' })
  expect(t.shown()).toEqual(['NEW'])
})

test('reliability, row 52: an answer from before an acceptance does not bring the order back', async () => {
  const t = renderList()
  await t.request(0).answer('A', 'B')
  t.refresh()
  await act(async () => t.fake.announce({ workOrderNumber: 'A', kind: 'accepted' }))
  expect(t.shown()).toEqual(['B'])
  await t.request(1).answer('A', 'B')
  expect(t.shown()).toEqual(['B'])
  await t.request(2).answer('B', 'C')
  expect(t.shown()).toEqual(['B', 'C'])
})

test('several changes told at once ask once', async () => {
  const t = renderList()
  await t.request(0).answer('A', 'B', 'C')
  await act(async () => {
    t.fake.announce({ workOrderNumber: 'A', kind: 'accepted' })
    t.fake.announce({ workOrderNumber: 'B', kind: 'accepted' })
  })
  expect(t.shown()).toEqual(['C'])
  expect(t.requests).toHaveLength(2)
})

test('another change asks again and takes nothing out', async () => {
  const t = renderList()
  await t.request(0).answer('A')
  await act(async () => t.fake.announce({ workOrderNumber: 'A', kind: 'updated' }))
  expect(t.shown()).toEqual(['A'])
  expect(t.requests).toHaveLength(2)
})

test('every five minutes it is asked for again, in the background', async () => {
  const t = renderList()
  await t.request(0).answer('A')
  await t.pass(5 * MINUTE - 1)
  expect(t.requests).toHaveLength(1)
  await t.pass(1)
  expect(t.requests.map(({ options }) => options)).toEqual([{}, { background: true }])
  await t.request(1).answer('A', 'B')
  expect(t.list()).toMatchObject({ newNumbers: new Set(['B']) })
  await t.pass(5 * MINUTE)
  expect(t.requests).toHaveLength(3)
})

test('reliability, row 54: after a failure the next tick heals the list', async () => {
  const t = renderList()
  await t.request(0).answer('A')
  t.refresh()
  await t.request(1).fail()
  expect(t.list()).toMatchObject({ state: 'loaded', since: 'failed' })
  expect(t.shown()).toEqual(['A'])
  await t.pass(5 * MINUTE)
  await t.request(2).answer('B')
  expect(t.list()).toMatchObject({ since: 'current' })
  expect(t.requests).toHaveLength(3)
})

test('reliability, row 54: hidden for an hour and shown again is one request', async () => {
  const t = renderList()
  await t.request(0).answer('A')
  show('hidden')
  await t.pass(60 * MINUTE)
  expect(t.requests).toHaveLength(1)
  show('visible')
  expect(t.requests).toHaveLength(2)
  await t.request(1).answer('A')
  await t.pass(4 * MINUTE)
  expect(t.requests).toHaveLength(2)
})

test('hidden for a minute and shown again asks for nothing', async () => {
  const t = renderList()
  await t.request(0).answer('A')
  show('hidden')
  await t.pass(MINUTE)
  show('visible')
  expect(t.requests).toHaveLength(1)
})

test('the network coming back asks again; a left screen never does', async () => {
  const t = renderList()
  await t.request(0).fail()
  act(() => void globalThis.dispatchEvent(new Event('online')))
  expect(t.requests[1]?.options).toEqual({ background: true })
  t.unmount()
  await t.pass(20 * MINUTE)
  globalThis.dispatchEvent(new Event('online'))
  expect(t.requests).toHaveLength(2)
})

test('the same user signed in again keeps the list while it is asked for again', async () => {
  const t = renderList()
  await t.request(0).answer('A')
  act(() => t.fake.signIn({}))
  expect(t.shown()).toEqual(['A'])
  await t.request(1).answer('B')
  expect(t.shown()).toEqual(['B'])
})

test('reliability, row 15: another user sees nothing of the one before', async () => {
  const t = renderList()
  await t.request(0).answer('A')
  act(() => t.fake.signIn({ username: 'omar' }))
  expect(t.list()).toEqual({ state: 'loading' })
  await t.request(1).answer('B')
  expect(t.shown()).toEqual(['B'])
})

test('a new search marks no order as new', async () => {
  const t = renderList()
  await t.request(0).answer('A')
  t.search({ ...today })
  await t.request(1).answer('A', 'B')
  expect(t.list()).toMatchObject({ newNumbers: new Set() })
})
