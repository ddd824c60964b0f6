/** @jest-environment @carrier-portal/remote-tools/jest/browserEnvironment */
import { dayOf, type ListCall, storeListCall } from '../api/listCall.ts'
import { storeLastActivity } from '../idle/lastActivity.ts'
import { storeAcceptance } from '../session/licenceStorage.ts'
import { type SendingPage, sendEarlyCall } from './sendEarlyCall.ts'

const NOW = Date.parse('2026-11-21T17:00Z')
const ORIGIN = 'https://portal.example'
const URL_OF_LIST = `${ORIGIN}/api/orders/accepted`

afterEach(() => localStorage.clear())

interface Situation {
  readonly path?: string
  readonly cookie?: string
  readonly call?: Partial<ListCall>
  readonly licensed?: string
  readonly lastActivity?: number
}

/** The calls of a page that is opened in a situation; by default dana returns to Accepted Orders on the same day. */
function openPage({ path = '/accepted-orders', cookie, call, licensed = 'dana', lastActivity }: Situation = {}) {
  storeListCall(localStorage, '/accepted-orders', {
    username: 'dana',
    day: dayOf(NOW),
    url: URL_OF_LIST,
    body: '{"carriers":["NORTH"]}',
    needsXsrfToken: true,
    ...call,
  })
  storeAcceptance(localStorage, licensed)
  if (lastActivity !== undefined) storeLastActivity(localStorage, lastActivity)
  const calls: { url: string; init: RequestInit }[] = []
  const page: SendingPage = {
    document: { cookie: cookie ?? 'access_token=%22aaa.bbb.ccc%22; username=dana; XSRF-TOKEN=x1' },
    location: { origin: ORIGIN, pathname: path },
    localStorage,
    async fetch(url, init) {
      calls.push({ url, init })
      return Response.json([])
    },
  }
  sendEarlyCall(page, NOW)
  return { page, calls }
}

test('repeats the last search of the address with the token of the session', async () => {
  const { page, calls } = openPage()
  expect(calls).toEqual([
    {
      url: URL_OF_LIST,
      init: {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: 'Bearer aaa.bbb.ccc', 'X-XSRF-TOKEN': 'x1' },
        body: '{"carriers":["NORTH"]}',
        cache: 'no-store',
        redirect: 'error',
      },
    },
  ])
  expect(page.earlyCall?.hasArrived).toBe(false)
  await page.earlyCall?.response
  expect(page.earlyCall?.hasArrived).toBe(true)
})

test.each<[string, Situation]>([
  ['a client that sends none', { call: { needsXsrfToken: false } }],
  ['a session without its cookie', { cookie: 'access_token=%22aaa.bbb.ccc%22; username=dana' }],
])('repeats the search without the anti-forgery header for %s', (_, situation) => {
  expect(openPage(situation).calls.map(({ init }) => init.headers)).toEqual([
    { 'Content-Type': 'application/json', Authorization: 'Bearer aaa.bbb.ccc' },
  ])
})

test.each<[string, Situation]>([
  ['an address without a stored search', { path: '/order-history' }],
  ['a signed-out user', { cookie: 'username=dana' }],
  ['another user', { cookie: 'access_token=%22aaa.bbb.ccc%22; username=omar' }],
  ['a search of another day', { call: { day: dayOf(NOW - 86_400_000) } }],
  ['a search of another origin', { call: { url: 'https://evil.example/api/orders/accepted' } }],
  ['an address that is no list', { call: { url: `${ORIGIN}/api/orders/update` } }],
  ['a user who has not accepted the licence', { licensed: 'omar' }],
  ['a session that timed out', { lastActivity: NOW - 900_000 }],
])('sends nothing for %s', (_, situation) => {
  const { page, calls } = openPage(situation)
  expect(calls).toEqual([])
  expect(page.earlyCall).toBeUndefined()
})

test('sends nothing where the storage is blocked', () => {
  const { page, calls } = openPage({ cookie: '' })
  const blocked = {
    ...page,
    get localStorage(): Storage {
      throw new DOMException('blocked', 'SecurityError')
    },
  }
  expect(() => sendEarlyCall(blocked, NOW)).not.toThrow()
  expect(calls).toEqual([])
})

test('sends the search of the landing screen for the address /', () => {
  storeListCall(localStorage, '/available-orders', {
    username: 'dana',
    day: dayOf(NOW),
    url: `${ORIGIN}/api/orders/available`,
    body: '{}',
    needsXsrfToken: true,
  })
  expect(openPage({ path: '/' }).calls.map(({ url }) => url)).toEqual([`${ORIGIN}/api/orders/available`])
})
