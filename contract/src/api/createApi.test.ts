import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ApiError } from './apiError.ts'
import { createApi } from './createApi.ts'
import { apiOrigin, send } from './send.ts'

/** A server that answers as each story says, and remembers what it was asked. */
let server: Server
let base: string
let answer: (request: IncomingMessage, response: ServerResponse) => void
let asked: IncomingMessage[]

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request)
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(
  () =>
    new Promise((resolve) => {
      server.closeAllConnections()
      server.close(resolve)
    }),
)

beforeEach(() => {
  asked = []
})

const search = { carrierCodes: ['NORTH'], startDate: '2026-11-21', endDate: '2026-11-22' }

function apiOf(parts: Partial<Parameters<typeof createApi>[0]> = {}) {
  return createApi({ baseUrl: base, getToken: () => 'the-token', timeLimitMs: 400, ...parts })
}

function answers(status: number, body: string, type = 'application/json') {
  answer = (_, response) => response.writeHead(status, { 'content-type': type }).end(body)
}

test('the bearer goes along, and cookies prove nothing', async () => {
  answers(200, '[]')
  await apiOf().itemTypes()
  expect(asked[0]?.headers.authorization).toBe('Bearer the-token')
})

test('without a token no Authorization header is sent', async () => {
  answers(200, '{"token":"t","username":"dana"}')
  await apiOf({ getToken: () => undefined }).login({ username: 'dana', password: 'x' })
  expect(asked[0]?.headers.authorization).toBeUndefined()
})

test('an automatic refresh, a repeated send and an edited version say so in their headers', async () => {
  answers(200, '{"workOrders":[]}')
  await apiOf().availableOrders(search, { background: true, idempotencyKey: 'key-12345', ifVersion: '"v7"' })
  expect(asked[0]?.headers).toMatchObject({ 'x-background': '1', 'idempotency-key': 'key-12345', 'if-match': '"v7"' })
})

test('the acceptance of the licence is sent with its moment', async () => {
  let body = ''
  answer = (request, response) => {
    request.on('data', (part) => {
      body += part
    })
    request.on('end', () => response.writeHead(200, { 'content-type': 'text/plain' }).end('ok'))
  }
  await apiOf().acknowledgeEula(new Date('2026-11-21T15:00:00Z'))
  expect([asked[0]?.method, asked[0]?.url]).toEqual(['PATCH', '/api/account/update-eula-acknowledged'])
  expect(JSON.parse(body)).toEqual({ eulaAcknowledgedDate: '2026-11-21T15:00:00.000Z' })
})

test('text answers are read as text', async () => {
  answers(200, ' true\n', 'text/plain')
  expect(await apiOf().eulaAcknowledged()).toBe('true')
})

test('the order details carry the version that the backend gave', async () => {
  answer = (_, response) =>
    response
      .writeHead(200, { 'content-type': 'application/json', etag: '"v3"' })
      .end('{"workOrder":{"workOrderNumber":"WO-1"}}')
  expect(await apiOf().orderDetails('WO-1')).toMatchObject({ version: '"v3"', workOrder: { workOrderNumber: 'WO-1' } })
})

test.each([
  ['an HTML page with 200', '<!doctype html><title>Sign in</title>', 'text/html'],
  ['half of a JSON text', '{"workOrders":[{"workOr', 'application/json'],
  ['an empty body', '', 'application/json'],
  ['null', 'null', 'application/json'],
  ['a list instead of an object', '[]', 'application/json'],
  ['an object without the list', '{"orders":[]}', 'application/json'],
  ['a list that is a text', '{"workOrders":"none"}', 'application/json'],
])('%s is an error of that call', async (_, body, type) => {
  answers(200, body, type)
  await expect(apiOf().availableOrders(search)).rejects.toMatchObject({ name: 'ApiError', failure: 'unreadable' })
})

test.each([
  ['{"token":7,"username":"dana"}'],
  ['{"token":"","username":"dana"}'],
  ['{"username":"dana"}'],
  ['{"token":"t"}'],
])('a sign-in answered with %s does not sign in', async (body) => {
  answers(200, body)
  await expect(apiOf().login({ username: 'dana', password: 'x' })).rejects.toMatchObject({ failure: 'unreadable' })
})

test.each([400, 403, 404, 409, 413, 422, 429, 500, 502, 503, 504])(
  'status %d is a refusal that keeps its reason',
  async (status) => {
    answers(status, JSON.stringify({ statusCode: status, error: 'Refused', message: 'because' }))
    await expect(apiOf().itemTypes()).rejects.toMatchObject({ failure: 'refused', status, reason: 'because' })
  },
)

test('a refusal in HTML is a refusal all the same', async () => {
  answers(502, '<h1>Bad gateway</h1>', 'text/html')
  await expect(apiOf().itemTypes()).rejects.toMatchObject({ failure: 'refused', status: 502 })
})

test('401 tells the host, at login it is only a wrong password', async () => {
  answers(401, '{}')
  const told = jest.fn()
  const api = apiOf({ onUnauthorised: told })
  await expect(api.login({ username: 'dana', password: 'x' })).rejects.toMatchObject({
    failure: 'refused',
    status: 401,
  })
  expect(told).not.toHaveBeenCalled()
  await expect(api.itemTypes()).rejects.toMatchObject({ failure: 'unauthorised' })
  expect(told).toHaveBeenCalledTimes(1)
})

test.each([
  ['no answer at all', () => undefined],
  [
    'a body that never ends',
    (_: IncomingMessage, response: ServerResponse) =>
      void response.writeHead(200, { 'content-type': 'application/json' }).write('{"workOrders":['),
  ],
])('%s is given up at the time limit', async (_, story) => {
  answer = story
  await expect(apiOf().availableOrders(search)).rejects.toMatchObject({ failure: 'timeout' })
})

test('a token that never comes does not hold the call', async () => {
  const api = apiOf({ getToken: () => new Promise<string>(() => undefined) })
  await expect(api.itemTypes()).rejects.toMatchObject({ failure: 'timeout' })
})

test('a cancelled call says so', async () => {
  answer = () => undefined
  const controller = new AbortController()
  const pending = apiOf().itemTypes({ signal: controller.signal })
  controller.abort()
  await expect(pending).rejects.toMatchObject({ failure: 'cancelled' })
})

test('a redirect is not followed, so that the bearer goes nowhere else', async () => {
  answer = (request, response) =>
    request.url === '/elsewhere'
      ? response.writeHead(200).end('[]')
      : response.writeHead(302, { location: `${base}/elsewhere` }).end()
  await expect(apiOf().itemTypes()).rejects.toMatchObject({ failure: 'network' })
  expect(asked).toHaveLength(1)
})

test('a connection that breaks is a network failure', async () => {
  answer = (request) => request.socket.destroy()
  await expect(apiOf().itemTypes()).rejects.toBeInstanceOf(ApiError)
})

test.each([
  ['//evil.example'],
  ['https:\\\\evil.example'],
  ['https://api.example@evil.example'],
  ['javascript:alert(1)'],
  ['/\\evil.example'],
  ['ftp://api.example'],
])('no token may go to a backend configured as %j', (address) => {
  expect(apiOrigin(address)).toBeUndefined()
})

test.each([
  ['', 'http://localhost'],
  ['/backend', 'http://localhost'],
  ['https://api.example:8443/v1', 'https://api.example:8443'],
])('a backend configured as %j has the origin %s', (address, origin) => {
  expect(apiOrigin(address)).toBe(origin)
})

test.each([
  ['POST', '', 'anti-forgery'],
  ['PATCH', '/backend', 'anti-forgery'],
  ['GET', '', null],
  ['POST', 'https://api.example', null],
])('a %s to a backend at %j carries X-XSRF-TOKEN %s', async (method, baseUrl, header) => {
  let sent: Request | undefined
  const leave = send({
    baseUrl,
    getToken: () => undefined,
    getXsrfToken: () => 'anti-forgery',
    fetch: async (request) => {
      sent = request
      return new Response('ok')
    },
  })
  await leave(new Request(`${baseUrl.startsWith('http') ? baseUrl : 'http://localhost'}/api/x`, { method }))
  expect(sent?.headers.get('X-XSRF-TOKEN')).toBe(header)
})
