import {
  ApiError,
  type CallOptions,
  createApi,
  type PortalHost,
  type WorkOrderListItem,
} from '@carrier-portal/contract'
import { anOrder, createMemoryCopies, createTestHost, type TestHost } from '@carrier-portal/contract/testing'
import { RemoteProviders } from '@carrier-portal/shared-ui/feedback'
import { deskQuery, mouseDeskQuery } from '@carrier-portal/shared-ui/theme'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { defaultFilters, type ListFilters } from '../search/listFilters.ts'
import { requestEarly } from './earlyRequest.ts'
import { useOrderList } from './useOrderList.ts'

const MINUTE = 60_000
const carriers = [{ code: 'NORTH', name: 'Northline' }]
const today = defaultFilters(carriers, '2026-11-21')
const orders = (...numbers: string[]) => numbers.map((workOrderNumber) => anOrder({ workOrderNumber }))

interface Request {
  readonly filters: ListFilters
  readonly options: CallOptions
  respond(...numbers: string[]): Promise<void>
  fail(cause?: Error): Promise<void>
}

/** Renders the hook over a source whose requests the test settles one by one. */
function renderList(session: { carriers?: typeof carriers } = {}) {
  return openList(
    createTestHost({ api: createApi({ baseUrl: '', getToken: () => undefined }), session: { carriers, ...session } }),
  )
}

/** Opens the list in a page that may have shown it before. */
function openList(fake: TestHost, initial = today, isCopied = false) {
  const requests: Request[] = []
  const load = (_: PortalHost, filters: ListFilters, options: CallOptions) =>
    new Promise<readonly WorkOrderListItem[]>((resolve, reject) => {
      requests.push({
        filters,
        options,
        respond: (...numbers) => act(async () => resolve(orders(...numbers))),
        fail: (cause = new Error('refused')) => act(async () => reject(cause)),
      })
    })
  const { result, rerender, unmount } = renderHook(
    ({ applied }) => useOrderList({ name: 'test', load, removedAfter: ['accepted'], isCopied }, applied),
    {
      initialProps: { applied: initial },
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
    refetch: () => act(() => result.current.refetch()),
    list: () => result.current.list,
    ended: () => result.current.ended,
    loads: () => result.current.loads,
    shown: () => ('orders' in result.current.list ? result.current.list.orders.map((o) => o.workOrderNumber) : []),
    pass: (ms: number) => act(async () => jest.advanceTimersByTimeAsync(ms)),
  }
}

/** Whether the device is a desk with a mouse; a page asks for each query once. The window has the width of a phone held sideways. */
const desk = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined }
beforeAll(() =>
  Object.assign(window, {
    matchMedia: (query: string) => (query === mouseDeskQuery ? desk : { ...desk, matches: query === deskQuery }),
  }),
)

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

test('loads the list and keeps it shown during a refresh', async () => {
  const t = renderList()
  expect(t.list()).toEqual({ state: 'loading' })
  await t.request(0).respond('A')
  expect(t.list()).toMatchObject({ state: 'loaded', freshness: 'current', loadedAt: Date.now() })
  t.refresh()
  expect(t.list()).toMatchObject({ state: 'loaded', freshness: 'refreshing' })
  expect(t.shown()).toEqual(['A'])
  await t.request(1).respond('B')
  expect(t.shown()).toEqual(['B'])
})

test('sends no request for a user without carriers', async () => {
  const t = renderList({ carriers: [] })
  await t.pass(11 * MINUTE)
  expect(t.list()).toEqual({ state: 'noCarriers' })
  expect(t.requests).toHaveLength(0)
})

test('reports a failed first load and loads again on refresh', async () => {
  const t = renderList()
  await t.request(0).fail()
  expect(t.list()).toEqual({ state: 'failed', unreached: false })
  t.refresh()
  expect(t.list()).toEqual({ state: 'loading' })
  await t.request(1).respond('A')
  expect(t.list()).toMatchObject({ state: 'loaded', freshness: 'current' })
})

test('keeps the result of the newest search when an older response arrives last', async () => {
  const t = renderList()
  await t.request(0).respond('FIRST')
  t.search({ ...today, dateOption: 'TOMORROW' })
  t.search({ ...today, dateOption: 'YESTERDAY' })
  await t.request(2).respond('YESTERDAY')
  await t.request(1).respond('TOMORROW')
  expect(t.shown()).toEqual(['YESTERDAY'])
  expect(t.list()).toMatchObject({ freshness: 'current' })
})

test('keeps the orders of an earlier search, and says that they are, until a search with these filters has a response', async () => {
  const t = renderList()
  await t.request(0).respond('FIRST')
  t.search({ ...today, dateOption: 'TOMORROW' })
  await t.request(1).fail()
  expect(t.shown()).toEqual(['FIRST'])
  expect(t.list()).toMatchObject({ freshness: 'failed', isEarlierSearch: true })
  t.search({ ...today })
  expect(t.list()).toMatchObject({ isEarlierSearch: false })
  t.search({ ...today, dateOption: 'TOMORROW' })
  await t.request(3).respond('TOMORROW')
  expect(t.list()).toMatchObject({ isEarlierSearch: false })
})

test.each([
  ['TODAY', true],
  ['CUSTOM', false],
] as const)(
  'refetches at midnight; until the response the orders of %s are of an earlier search: %s',
  async (dateOption, isEarlierSearch) => {
    jest.setSystemTime(new Date(2026, 10, 21, 23, 58))
    const t = openList(renderList().fake, { ...today, dateOption })
    await t.request(0).respond('A')
    await t.pass(2 * MINUTE - 1)
    expect(t.requests).toHaveLength(1)
    expect(t.list()).toMatchObject({ isEarlierSearch: false })
    await t.pass(1)
    expect(t.requests[1]?.options).toEqual({ background: true })
    await t.request(1).fail()
    expect(t.list()).toMatchObject({ freshness: 'failed', isEarlierSearch })
    await t.pass(5 * MINUTE)
    await t.request(2).respond('B')
    expect(t.list()).toMatchObject({ freshness: 'current', isEarlierSearch: false })
    expect(t.requests).toHaveLength(3)
  },
)

test('refetches after a request that was sent before midnight and ends after it', async () => {
  jest.setSystemTime(new Date(2026, 10, 21, 23, 59))
  const t = renderList()
  await t.request(0).respond('A')
  await t.pass(MINUTE - 1)
  t.refresh()
  await t.pass(3000)
  expect(t.requests).toHaveLength(2)
  await t.request(1).respond('YESTERDAY')
  await t.pass(1000)
  await t.request(2).respond('B')
  expect(t.shown()).toEqual(['B'])
  await t.pass(4 * MINUTE)
  expect(t.requests).toHaveLength(3)
})

test('ignores a late failure of an older request', async () => {
  const t = renderList()
  t.refresh()
  await t.request(1).respond('NEW')
  await t.request(0).fail()
  expect(t.list()).toMatchObject({ state: 'loaded', freshness: 'current' })
  expect(t.shown()).toEqual(['NEW'])
})

test('removes an accepted order and ignores a response requested before the acceptance', async () => {
  const t = renderList()
  await t.request(0).respond('A', 'B')
  t.refresh()
  await act(async () => t.fake.announce({ workOrderNumber: 'A', kind: 'accepted' }))
  expect(t.shown()).toEqual(['B'])
  await t.request(1).respond('A', 'B')
  expect(t.shown()).toEqual(['B'])
  await t.request(2).respond('B', 'C')
  expect(t.shown()).toEqual(['B', 'C'])
})

test('refetches once for several changes at the same moment', async () => {
  const t = renderList()
  await t.request(0).respond('A', 'B', 'C')
  await act(async () => {
    t.fake.announce({ workOrderNumber: 'A', kind: 'accepted' })
    t.fake.announce({ workOrderNumber: 'B', kind: 'accepted' })
  })
  expect(t.shown()).toEqual(['C'])
  expect(t.requests).toHaveLength(2)
})

test('refetches and removes no order after an update', async () => {
  const t = renderList()
  await t.request(0).respond('A')
  await act(async () => t.fake.announce({ workOrderNumber: 'A', kind: 'updated' }))
  expect(t.shown()).toEqual(['A'])
  expect(t.requests).toHaveLength(2)
})

test('refetches every five minutes, marked as background', async () => {
  const t = renderList()
  await t.request(0).respond('A')
  await t.pass(5 * MINUTE - 1)
  expect(t.requests).toHaveLength(1)
  await t.pass(1)
  expect(t.requests.map(({ options }) => options)).toEqual([{}, { background: true }])
  await t.request(1).respond('A', 'B')
  expect(t.list()).toMatchObject({ newNumbers: new Set(['B']) })
  await t.pass(5 * MINUTE)
  expect(t.requests).toHaveLength(3)
})

test('keeps the list after a failed refresh and refetches at the next interval', async () => {
  const t = renderList()
  await t.request(0).respond('A')
  t.refresh()
  await t.request(1).fail()
  expect(t.list()).toMatchObject({ state: 'loaded', freshness: 'failed' })
  expect(t.shown()).toEqual(['A'])
  await t.pass(5 * MINUTE)
  await t.request(2).respond('B')
  expect(t.list()).toMatchObject({ freshness: 'current' })
  expect(t.requests).toHaveLength(3)
})

test('sends one request when a page that was hidden for an hour becomes visible', async () => {
  const t = renderList()
  await t.request(0).respond('A')
  show('hidden')
  await t.pass(60 * MINUTE)
  expect(t.requests).toHaveLength(1)
  show('visible')
  expect(t.requests).toHaveLength(2)
  await t.request(1).respond('A')
  await t.pass(4 * MINUTE)
  expect(t.requests).toHaveLength(2)
})

test('sends no request when a page that was hidden for a minute becomes visible', async () => {
  const t = renderList()
  await t.request(0).respond('A')
  show('hidden')
  await t.pass(MINUTE)
  show('visible')
  expect(t.requests).toHaveLength(1)
})

test('counts the requests of the user that have ended, and those of them that loaded orders, and no automatic ones', async () => {
  const t = renderList()
  expect(t.ended()).toBe(0)
  await t.request(0).respond('A')
  expect(t.ended()).toBe(1)
  await t.pass(5 * MINUTE)
  await t.request(1).respond('A')
  expect(t.ended()).toBe(1)
  t.refresh()
  await t.request(2).fail()
  expect(t.ended()).toBe(2)
  expect(t.loads()).toBe(1)
})

test('refetches when the network comes back, and not after unmounting', async () => {
  const t = renderList()
  await t.request(0).fail()
  act(() => void globalThis.dispatchEvent(new Event('online')))
  expect(t.requests[1]?.options).toEqual({ background: true })
  t.unmount()
  await t.pass(20 * MINUTE)
  globalThis.dispatchEvent(new Event('online'))
  expect(t.requests).toHaveLength(2)
})

test('tries again with growing pauses while requests do not reach the backend, and keeps what the failure says', async () => {
  const t = renderList()
  const unreached = { state: 'failed', unreached: true }
  await t.request(0).fail(new ApiError('network', 'availableOrders'))
  await t.pass(4_999)
  expect(t.requests).toHaveLength(1)
  await t.pass(1)
  expect(t.requests[1]?.options).toEqual({ background: true })
  expect(t.list()).toEqual(unreached)
  // An attempt that takes long is not joined by another one.
  await t.pass(7_000)
  await t.request(1).fail(new ApiError('network', 'availableOrders'))
  expect(t.list()).toEqual(unreached)
  await t.pass(2_999)
  expect(t.requests).toHaveLength(2)
  await t.pass(1)
  await t.request(2).respond('A')
  expect(t.list()).toMatchObject({ state: 'loaded', freshness: 'current' })
  await t.pass(5 * MINUTE - 1)
  expect(t.requests).toHaveLength(3)
  await t.pass(1)
  expect(t.requests).toHaveLength(4)
  await t.request(3).fail(new ApiError('network', 'availableOrders'))
  expect(t.shown()).toEqual(['A'])
  show('hidden')
  await t.pass(MINUTE)
  expect(t.requests).toHaveLength(4)
  show('visible')
  expect(t.requests).toHaveLength(5)
})

test.each([
  ['had no connection', 'network', undefined],
  ['got no response within the time limit', 'timeout', undefined],
  ['got the response of a gateway', 'refused', 503],
] as const)(
  'tries again soon after a first load that %s, and reports that the backend was not reached',
  async (_, failure, status) => {
    const t = renderList()
    await t.request(0).fail(new ApiError(failure, 'availableOrders', status))
    expect(t.list()).toEqual({ state: 'failed', unreached: true })
    await t.pass(5_000)
    expect(t.requests[1]?.options).toEqual({ background: true })
  },
)

test('keeps the list while refetching when the same user signs in again', async () => {
  const t = renderList()
  await t.request(0).respond('A')
  act(() => t.fake.signIn({}))
  expect(t.shown()).toEqual(['A'])
  await t.request(1).respond('B')
  expect(t.shown()).toEqual(['B'])
})

test('drops the list when a different user signs in', async () => {
  const t = renderList()
  await t.request(0).respond('A')
  act(() => t.fake.signIn({ username: 'omar' }))
  expect(t.list()).toEqual({ state: 'loading' })
  await t.request(1).respond('B')
  expect(t.shown()).toEqual(['B'])
})

test.each<[string, (t: ReturnType<typeof renderList>) => void]>([
  ['after a new search', (t) => t.search({ ...today })],
  [
    'after the first refresh of a day',
    (t) => {
      jest.setSystemTime(Date.parse('2026-11-22T17:00Z'))
      t.refresh()
    },
  ],
])('marks no order as new %s', async (_, refetch) => {
  const t = renderList()
  await t.request(0).respond('A')
  refetch(t)
  await t.request(1).respond('A', 'B')
  expect(t.shown()).toEqual(['A', 'B'])
  expect(t.list()).toMatchObject({ newNumbers: new Set() })
})

test('keeps new orders marked after a change made in this tab and one found elsewhere, and not after the next refresh', async () => {
  const t = renderList()
  await t.request(0).respond('A')
  t.refresh()
  await t.request(1).respond('A', 'B', 'C')
  await act(async () => t.fake.announce({ workOrderNumber: 'B', kind: 'accepted' }))
  await t.request(2).respond('A', 'C', 'D')
  expect(t.list()).toMatchObject({ newNumbers: new Set(['C', 'D']) })
  t.refetch()
  await t.request(3).respond('A', 'C', 'D')
  expect(t.list()).toMatchObject({ newNumbers: new Set(['C', 'D']) })
  t.refresh()
  await t.request(4).respond('A', 'C', 'D')
  expect(t.list()).toMatchObject({ newNumbers: new Set() })
})

test('shows the response that was requested before the screen was rendered, and sends no other request', async () => {
  const fake = createTestHost({
    api: createApi({ baseUrl: '', getToken: () => undefined }),
    session: { carriers },
  })
  requestEarly(fake.host, { name: 'test', filters: 'available_orders', load: async () => orders('A') })
  const list = openList(fake)
  await list.pass(0)
  expect(list.shown()).toEqual(['A'])
  expect(list.requests).toHaveLength(0)
  list.refresh()
  expect(list.requests).toHaveLength(1)
})

test('shows the last response at once when the list opens again, and replaces it with the new one', async () => {
  const first = renderList()
  await first.request(0).respond('A')
  const loadedAt = Date.now()
  first.unmount()
  await first.pass(MINUTE)
  const again = openList(first.fake, { ...today })
  expect(again.shown()).toEqual(['A'])
  expect(again.list()).toMatchObject({ freshness: 'refreshing', loadedAt })
  await again.pass(MINUTE)
  expect(again.requests).toHaveLength(1)
  await again.request(0).respond('A', 'B')
  expect(again.shown()).toEqual(['A', 'B'])
  expect(again.list()).toMatchObject({ freshness: 'current', newNumbers: new Set(['B']) })
})

test('removes an accepted order from the last response while the list is refreshed', async () => {
  const first = renderList()
  await first.request(0).respond('A', 'B')
  first.unmount()
  const again = openList(first.fake)
  await again.pass(MINUTE)
  await act(async () => again.fake.announce({ workOrderNumber: 'A', kind: 'accepted' }))
  expect(again.shown()).toEqual(['B'])
  await again.request(0).respond('A', 'B')
  expect(again.shown()).toEqual(['B'])
})

test('keeps the last response of a list that opens again when its refresh fails', async () => {
  const first = renderList()
  await first.request(0).respond('A')
  first.unmount()
  const again = openList(first.fake)
  await again.pass(MINUTE)
  await again.request(0).fail()
  expect(again.shown()).toEqual(['A'])
  expect(again.list()).toMatchObject({ freshness: 'failed' })
})

test.each<[string, (t: ReturnType<typeof renderList>) => void, ListFilters]>([
  ['with other filters', () => undefined, { ...today, dateOption: 'TOMORROW' }],
  ['after a change of an order', ({ fake }) => fake.announce({ workOrderNumber: 'A', kind: 'updated' }), today],
  [
    'after a logout and a new sign-in',
    ({ fake }) => {
      fake.signIn({ username: '' })
      fake.signIn({ username: 'dana' })
    },
    today,
  ],
  ['for another user', ({ fake }) => fake.signIn({ username: 'omar' }), today],
  ['on the next day', () => jest.setSystemTime(Date.parse('2026-11-22T17:00Z')), today],
])('loads a list that opens again %s', async (_, change, applied) => {
  const first = renderList()
  await first.request(0).respond('A')
  first.unmount()
  change(first)
  expect(openList(first.fake, applied).list()).toEqual({ state: 'loading' })
})

describe('in a page that a phone opens again', () => {
  beforeEach(() => {
    desk.matches = false
  })
  afterEach(() => {
    desk.matches = true
  })

  /** The list in a page of a phone that has closed the one before, which had loaded WO-1; `loaded` is its response. */
  async function reopen() {
    const options = { api: createApi({ baseUrl: '', getToken: () => undefined }), session: { carriers } }
    const copies = createMemoryCopies()
    const first = openList(createTestHost({ ...options, copies }), today, true)
    await first.request(0).respond('WO-1')
    first.unmount()
    const { list, ...second } = openList(createTestHost({ ...options, copies }), today, true)
    expect(list()).toEqual({ state: 'loading' })
    return { ...second, list }
  }

  test('shows the last response with its age where a gateway responds in place of the backend, and tries again soon', async () => {
    const { shown, request, pass } = await reopen()
    await pass(1_000)
    await request(0).fail(new ApiError('refused', 'test', 502))
    expect(shown()).toEqual(['WO-1'])
    await pass(5_000)
    await request(1).respond('WO-2')
    expect(shown()).toEqual(['WO-2'])
  })

  test('shows the last response with its age where the network is gone, until the next one', async () => {
    const { list, shown, request, refresh, pass } = await reopen()
    const loadedAt = Date.now()
    await pass(1_000)
    await request(0).fail(new ApiError('network', 'test'))
    expect(list()).toMatchObject({ state: 'loaded', loadedAt, freshness: 'failed' })
    expect(shown()).toEqual(['WO-1'])
    refresh()
    await pass(1)
    await request(1).respond('WO-2')
    expect(list()).toMatchObject({ freshness: 'current' })
    expect(shown()).toEqual(['WO-2'])
  })

  test('shows it after four seconds where the network lets nothing through', async () => {
    const { list, request, pass } = await reopen()
    await pass(3_900)
    expect(list()).toEqual({ state: 'loading' })
    await pass(200)
    expect(list()).toMatchObject({ state: 'loaded', freshness: 'refreshing' })
    await request(0).respond('WO-2')
    expect(list()).toMatchObject({ freshness: 'current' })
  })

  test('shows it for its own filters only, also when they are searched again', async () => {
    const { list, shown, request, search, pass } = await reopen()
    search({ ...today, dateOption: 'YESTERDAY' })
    await pass(4_100)
    expect(list()).toEqual({ state: 'loading' })
    await request(1).fail(new ApiError('network', 'test'))
    expect(list()).toEqual({ state: 'failed', unreached: true })
    search({ ...today })
    await pass(1)
    expect(shown()).toEqual(['WO-1'])
  })

  test('shows the failure where the server refuses the call', async () => {
    const { list, request } = await reopen()
    await request(0).fail(new ApiError('refused', 'test', 403))
    expect(list()).toMatchObject({ state: 'failed' })
  })
})
