/** @jest-environment @carrier-portal/remote-tools/jest/browserEnvironment */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { EarlyCall } from './earlyCall.ts'
import { dayOf, readListCall } from './listCall.ts'
import { sendListCall } from './sendListCall.ts'

const EARLY = 'from the early call'
const LATER = 'from the server'
let server: Server
let origin = ''

beforeAll(async () => {
  server = createServer((_, response) => response.setHeader('Access-Control-Allow-Origin', '*').end(LATER))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(() => new Promise((resolve) => server.close(resolve)))
afterEach(() => localStorage.clear())

/** As sendEarlyCall leaves it: its failure is handled before it is taken. */
function failedResponse(): Promise<Response> {
  const response = Promise.reject<Response>(new TypeError('Failed to fetch'))
  response.catch(() => undefined)
  return response
}

interface Situation {
  readonly early?: Partial<EarlyCall>
  readonly body?: string
  readonly pathname?: string
  readonly baseUrl?: string
  readonly username?: string
}

/** A page whose inline script sent the search '{}' with the token t1, and then its client's request. */
async function send({
  early,
  body = '{}',
  pathname = '/accepted-orders',
  baseUrl = '',
  username = 'dana',
}: Situation = {}) {
  const url = `${origin}/api/orders/accepted`
  const page = {
    location: { origin, pathname },
    localStorage,
    earlyCall: {
      url,
      authorization: 'Bearer t1',
      xsrfToken: undefined,
      body: '{}',
      sentAt: Date.now(),
      response: Promise.resolve(new Response(EARLY)),
      hasArrived: true,
      ...early,
    } satisfies EarlyCall,
  }
  const request = () => new Request(url, { method: 'POST', headers: { Authorization: 'Bearer t1' }, body })
  const texts = []
  for (const once of [request(), request()])
    texts.push(await (await sendListCall(page, { username, baseUrl }, once)).text())
  return texts
}

test.each([0, 14])(
  'gives the response of an early call of %i seconds ago to the same search, once',
  async (seconds) => {
    expect(await send({ early: { sentAt: Date.now() - 1000 * seconds } })).toEqual([EARLY, LATER])
  },
)

test.each<[string, () => Situation]>([
  ['another body', () => ({ body: '{"carriers":[]}' })],
  ['another token', () => ({ early: { authorization: 'Bearer t0' } })],
  ['another anti-forgery token', () => ({ early: { xsrfToken: 'x0' } })],
  ['another list', () => ({ early: { url: `${origin}/api/orders/available` } })],
  ['an early call that is 15 seconds old', () => ({ early: { sentAt: Date.now() - 15_000 } })],
  ['an early call that failed', () => ({ early: { response: failedResponse() } })],
])('sends the request for %s', async (_, situation) => {
  expect(await send(situation())).toEqual([LATER, LATER])
})

test('stores the search for the next page at the address or its start screen, and none for the address of an order', async () => {
  await send({ body: '{"carriers":["NORTH"]}' })
  expect(readListCall(localStorage, '/accepted-orders')).toEqual({
    username: 'dana',
    day: dayOf(Date.now()),
    url: `${origin}/api/orders/accepted`,
    body: '{"carriers":["NORTH"]}',
    needsXsrfToken: true,
  })
  await send({ pathname: '/' })
  expect(readListCall(localStorage, '/available-orders')).toMatchObject({ username: 'dana' })
  await send({ pathname: '/order/WO-100001' })
  expect(readListCall(localStorage, '/order/WO-100001')).toBeUndefined()
})

test('keeps the searches of all screens of a user, and none of another one whose session expired', async () => {
  await send()
  await send({ pathname: '/order-history' })
  expect(readListCall(localStorage, '/accepted-orders')).toMatchObject({ username: 'dana' })
  await send({ pathname: '/order-history', username: 'omar' })
  expect(readListCall(localStorage, '/order-history')).toMatchObject({ username: 'omar' })
  expect(localStorage.getItem('list_calls')).not.toContain('dana')
})

test("stores that the client has no anti-forgery header for the page's own origin as an absolute address", async () => {
  await send({ baseUrl: origin })
  expect(readListCall(localStorage, '/accepted-orders')).toMatchObject({ needsXsrfToken: false })
})

const EARLIER = '{"/accepted-orders":{"username":"dana","day":"","url":"","body":""}}'

test.each(['{', '[]', '"text"', '{"/accepted-orders":{"username":"dana"}}', EARLIER])(
  'reads no search from %s',
  (stored) => {
    localStorage.setItem('list_calls', stored)
    expect(readListCall(localStorage, '/accepted-orders')).toBeUndefined()
  },
)
