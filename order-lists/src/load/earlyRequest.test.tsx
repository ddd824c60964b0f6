import { ApiError, createApi } from '@carrier-portal/contract'
import { anOrder, createTestHost } from '@carrier-portal/contract/testing'
import { defaultFilters } from '../search/listFilters.ts'
import { requestEarly, takeEarlyResponse } from './earlyRequest.ts'
import { lastList } from './lastLists.ts'
import type { OrderListCall } from './orderListCall.ts'

const carriers = [{ code: 'NORTH', name: 'Northline' }]
const today = defaultFilters(carriers, '2026-11-21')

beforeEach(() => jest.useFakeTimers({ now: Date.parse('2026-11-21T17:00Z') }))
afterEach(() => jest.useRealTimers())

/** A host on which the early request of the list 'test' was sent. */
function openPage(signedIn = carriers) {
  const { host, signIn } = createTestHost({
    api: createApi({ baseUrl: '', getToken: () => undefined }),
    session: { carriers: signedIn },
  })
  const load = jest.fn<ReturnType<OrderListCall['load']>, Parameters<OrderListCall['load']>>(async () => [anOrder()])
  const send = () => requestEarly(host, { name: 'test', filters: 'available_orders', load })
  send()
  const { username } = host.session.get()
  return {
    host,
    signIn,
    load,
    send,
    take: (name = 'test', filters = today) => takeEarlyResponse(host, name, username, filters),
  }
}

test('sends the request with the saved filters, and gives its response once', async () => {
  const { host, load, take } = openPage()
  expect(load).toHaveBeenCalledWith(host, today, {})
  expect(await take()).toEqual([anOrder()])
  expect(take()).toBeUndefined()
})

test('gives its response to a list that opens 14 seconds later', async () => {
  const { take } = openPage()
  jest.setSystemTime(Date.parse('2026-11-21T17:00:14Z'))
  expect(await take()).toEqual([anOrder()])
})

test('keeps the response as the last one of the list, which shows it in its first render', async () => {
  const { host, send } = openPage()
  const { username } = host.session.get()
  await send()
  expect(lastList(host, 'test', username, today)).toMatchObject({ orders: [anOrder()], loadedAt: Date.now() })
  expect(lastList(host, 'other', username, today)).toBeUndefined()
})

test('does not keep a response that a list has taken: the list may have changed since', async () => {
  const { host, send, take } = openPage()
  const sent = send()
  await take()
  await sent
  expect(lastList(host, 'test', host.session.get().username, today)).toBeUndefined()
})

test.each(['', 'omar'])(
  'does not keep a response that arrives when "%s" has replaced the session of its user',
  async (next) => {
    const { host, send, signIn } = openPage()
    const { username } = host.session.get()
    const sent = send()
    signIn({ username: next })
    await sent
    expect(lastList(host, 'test', username, today)).toBeUndefined()
  },
)

test.each<[string, (page: ReturnType<typeof openPage>) => unknown]>([
  ['another list', ({ take }) => take('other')],
  ['other filters', ({ take }) => take('test', { ...today, dateOption: 'TOMORROW' })],
  ['another user', ({ host }) => takeEarlyResponse(host, 'test', 'omar', today)],
  [
    'a list that opens later',
    ({ take }) => {
      jest.setSystemTime(Date.parse('2026-11-21T17:00:15Z'))
      return take()
    },
  ],
])('gives no response to %s', (_, take) => {
  expect(take(openPage())).toBeUndefined()
})

test('sends no request for a user without carriers', () => {
  const { load, take } = openPage([])
  expect(load).not.toHaveBeenCalled()
  expect(take()).toBeUndefined()
})

test('leaves a failure to the list that takes the response', async () => {
  const { load, send, take } = openPage()
  load.mockRejectedValue(new ApiError('network', 'availableOrders'))
  send()
  await expect(take()).rejects.toMatchObject({ failure: 'network' })
})
