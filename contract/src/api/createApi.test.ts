/** @jest-environment @carrier-portal/remote-tools/jest/browserEnvironment */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ApiError } from './apiError.ts'
import { createApi } from './createApi.ts'
import { apiOrigin, createFetch, type SendSettings } from './createFetch.ts'

/** Each test has a server of its own, because a request of an aborted call may arrive after its test. Records the requests. */
let server: Server
let base: string
let respond: (request: IncomingMessage, response: ServerResponse) => void
let requests: IncomingMessage[]

beforeEach(async () => {
  requests = []
  server = createServer((request, response) => {
    requests.push(request)
    respond(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterEach(
  () =>
    new Promise((resolve) => {
      server.closeAllConnections()
      server.close(resolve)
    }),
)

const search = { carrierCodes: ['NORTH'], startDate: '2026-11-21', endDate: '2026-11-22' }

/** A client without a time limit that a busy machine could reach. */
function apiOf(parts: Partial<Parameters<typeof createApi>[0]> = {}) {
  return createApi({ baseUrl: base, getToken: () => 'the-token', requestTimeoutSeconds: 120, ...parts })
}

/** The `fetch` of a client with these settings, and what it sends. */
function recordedFetch(settings: Partial<SendSettings>) {
  const sent: Request[] = []
  const fetch = async (request: Request) => {
    sent.push(request)
    return new Response('ok')
  }
  return { send: createFetch({ baseUrl: '', getToken: () => undefined, fetch, ...settings }), sent }
}

function respondWith(status: number, body: string, type = 'application/json') {
  respond = (_, response) => response.writeHead(status, { 'content-type': type }).end(body)
}

test('sends the bearer token with each call', async () => {
  respondWith(200, '[]')
  await apiOf().itemTypes()
  expect(requests[0]?.headers.authorization).toBe('Bearer the-token')
})

type PageFetch = (address: string, init?: { headers?: Record<string, string> }) => ReturnType<typeof fetch>

test.each<[string, (send: typeof fetch) => PageFetch]>([
  [
    'adds a header',
    (send) => (address, init) => send(address, { ...init, headers: { ...init?.headers, 'X-Tool': '1' } }),
  ],
  ['takes addresses alone', (send) => (address, init) => send(address.replace(/^page:/, ''), init)],
])("sends the token and the body through a page's own fetch that %s", async (_, replace) => {
  const send = globalThis.fetch
  globalThis.fetch = replace(send) as typeof fetch
  try {
    let body = ''
    respond = async (request, response) => {
      for await (const part of request) body += part
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"workOrders":[]}')
    }
    await apiOf().availableOrders(search)
    expect(requests[0]?.headers).toMatchObject({
      authorization: 'Bearer the-token',
      'content-type': 'application/json',
    })
    expect(JSON.parse(body)).toEqual(search)
  } finally {
    globalThis.fetch = send
  }
})

test('sends no Authorization header without a token', async () => {
  respondWith(200, '{"token":"t","username":"dana"}')
  await apiOf({ getToken: () => undefined }).login({ username: 'dana', password: 'x' })
  expect(requests[0]?.headers.authorization).toBeUndefined()
})

const allOptions = { background: true, idempotencyKey: 'key-12345', ifVersion: '"v7"' }

test('sends no optional header to another origin that does not allow them by configuration', async () => {
  respondWith(200, '{"workOrders":[]}')
  await apiOf().availableOrders(search, allOptions)
  for (const header of ['x-background', 'idempotency-key', 'if-match'])
    expect(requests[0]?.headers[header]).toBeUndefined()
})

test('sends the optional headers to the own origin', async () => {
  let sent: Request | undefined
  const api = apiOf({
    baseUrl: 'http://localhost',
    async fetch(request) {
      sent = request
      return new Response('{"workOrders":[]}', { headers: { 'content-type': 'application/json' } })
    },
  })
  await api.availableOrders(search, allOptions)
  expect(Object.fromEntries(sent?.headers ?? [])).toMatchObject({
    'x-background': '1',
    'idempotency-key': 'key-12345',
    'if-match': '"v7"',
  })
})

test('sends the options background, idempotencyKey and ifVersion as headers', async () => {
  respondWith(200, '{"workOrders":[]}')
  await apiOf({ apiHeaders: true }).availableOrders(search, allOptions)
  expect(requests[0]?.headers).toMatchObject({
    'x-background': '1',
    'idempotency-key': 'key-12345',
    'if-match': '"v7"',
  })
})

test('sends the acceptance time of the licence', async () => {
  let body = ''
  respond = (request, response) => {
    request.on('data', (part) => {
      body += part
    })
    request.on('end', () => response.writeHead(200, { 'content-type': 'text/plain' }).end('ok'))
  }
  await apiOf().acknowledgeEula(new Date('2026-11-21T15:00:00Z'))
  expect([requests[0]?.method, requests[0]?.url]).toEqual(['PATCH', '/api/account/update-eula-acknowledged'])
  expect(JSON.parse(body)).toEqual({ eulaAcknowledgedDate: '2026-11-21T15:00:00.000Z' })
})

test('reads a plain-text response as trimmed text', async () => {
  respondWith(200, ' true\n', 'text/plain')
  expect(await apiOf().eulaAcknowledged()).toBe('true')
})

test('returns the ETag of the order details as their version', async () => {
  respond = (_, response) =>
    response
      .writeHead(200, { 'content-type': 'application/json', etag: '"v3"' })
      .end('{"workOrder":{"workOrderNumber":"WO-1"}}')
  expect(await apiOf().orderDetails('WO-1')).toMatchObject({ version: '"v3"', workOrder: { workOrderNumber: 'WO-1' } })
})

test.each([
  ['HTML that is no page', '<p>Busy</p>', 'text/html'],
  ['half of a JSON text', '{"workOrders":[{"workOr', 'application/json'],
  ['an empty body', '', 'application/json'],
  ['null', 'null', 'application/json'],
  ['a list instead of an object', '[]', 'application/json'],
  ['an object without the list', '{"orders":[]}', 'application/json'],
  ['a list that is a text', '{"workOrders":"none"}', 'application/json'],
])('rejects with "unreadable" for %s', async (_, body, type) => {
  respondWith(200, body, type)
  await expect(apiOf().availableOrders(search)).rejects.toMatchObject({ name: 'ApiError', failure: 'unreadable' })
})

test.each(['text/html; charset=utf-8', 'text/plain', 'application/octet-stream', undefined])(
  'rejects with "network" for a web page of the type %s, which a Wi-Fi network sends in place of the backend',
  async (type) => {
    respond = (_, response) =>
      response.writeHead(200, type ? { 'content-type': type } : {}).end('<!doctype html><title>Sign in</title>')
    await expect(apiOf().availableOrders(search)).rejects.toMatchObject({ name: 'ApiError', failure: 'network' })
  },
)

test.each([
  ['text/html', '<!doctype html><title>Sign in</title>'],
  ['application/json', '{"portal":"https://wifi.example"}'],
])(
  'rejects with "network" for a 511 of the type %s, by which a Wi-Fi network asks for its sign-in',
  async (type, body) => {
    respondWith(511, body, type)
    await expect(apiOf().availableOrders(search)).rejects.toMatchObject({ name: 'ApiError', failure: 'network' })
  },
)

test.each(['', 'null', 'Order accepted', '{"status":"ROUTED"}'])(
  'resolves a decision for the response %j',
  async (body) => {
    respondWith(200, body)
    const decision = {
      workOrderNumber: 'WO-1',
      ocStatus: 'ACCEPTED',
      ocReferenceNumber: 'OC-1',
      userComment: '',
    } as const
    await expect(apiOf().answerOrder(decision)).resolves.toBeNull()
  },
)

test.each([
  ['{"token":7,"username":"dana"}'],
  ['{"token":"","username":"dana"}'],
  ['{"username":"dana"}'],
  ['{"token":"t"}'],
])('rejects a sign-in for the response %s', async (body) => {
  respondWith(200, body)
  await expect(apiOf().login({ username: 'dana', password: 'x' })).rejects.toMatchObject({ failure: 'unreadable' })
})

test.each([400, 403, 404, 409, 413, 422, 429, 500, 502, 503, 504])(
  'rejects status %d with "refused" and the message of the response',
  async (status) => {
    respondWith(status, JSON.stringify({ statusCode: status, error: 'Refused', message: 'because' }))
    await expect(apiOf().itemTypes()).rejects.toMatchObject({ failure: 'refused', status, reason: 'because' })
  },
)

test.each([
  ['40', 40],
  ['Sun, 22 Nov 2026 05:00:00 GMT', 90],
  ['Sun, 22 Nov 2026 04:58:00 GMT', 0],
  ['Sun, 99 Nov 2026 05:00:00 GMT', undefined],
  ['-40', undefined],
  ['soon', undefined],
  [undefined, undefined],
])('reads the Retry-After header %j as %j seconds', async (header, seconds) => {
  const date = 'Sun, 22 Nov 2026 04:58:30 GMT'
  respond = (_, response) =>
    response.writeHead(429, header === undefined ? { date } : { date, 'retry-after': header }).end('{}')
  await expect(apiOf().itemTypes()).rejects.toMatchObject({ status: 429, retryAfterSeconds: seconds })
})

test('rejects status 502 with an HTML body as "refused"', async () => {
  respondWith(502, '<h1>Bad gateway</h1>', 'text/html')
  await expect(apiOf().itemTypes()).rejects.toMatchObject({ failure: 'refused', status: 502 })
})

test('calls onUnauthorised for a 401, but not at login', async () => {
  respondWith(401, '{}')
  const onUnauthorised = jest.fn()
  const api = apiOf({ onUnauthorised })
  await expect(api.login({ username: 'dana', password: 'x' })).rejects.toMatchObject({
    failure: 'refused',
    status: 401,
  })
  expect(onUnauthorised).not.toHaveBeenCalled()
  await expect(api.itemTypes()).rejects.toMatchObject({ failure: 'unauthorised' })
  expect(onUnauthorised).toHaveBeenCalledTimes(1)
})

test.each([
  ['no response', () => undefined],
  [
    'a body that never ends',
    (_: IncomingMessage, response: ServerResponse) =>
      void response.writeHead(200, { 'content-type': 'application/json' }).write('{"workOrders":['),
  ],
])('rejects with "timeout" for %s', async (_, response) => {
  respond = response
  await expect(apiOf({ requestTimeoutSeconds: 0.05 }).availableOrders(search)).rejects.toMatchObject({
    failure: 'timeout',
  })
})

test('rejects with "timeout" when getToken never settles', async () => {
  const api = apiOf({ requestTimeoutSeconds: 0.05, getToken: () => new Promise<string>(() => undefined) })
  await expect(api.itemTypes()).rejects.toMatchObject({ failure: 'timeout' })
})

const order = {
  workOrderId: 1,
  workOrderNumber: 'WO-1',
  pickupPOD: '',
  dropoffPOD: '',
  ocComments: '',
  noLoad: false,
  noLoadComments: '',
  noLoadPickupTime: '',
  ocCharge: null,
}
const lineItem = {
  workOrderLineItemId: null,
  barcode: '',
  itemTypeId: 1,
  quantity: 1,
  pickupTimeActual: '',
  pickupTimeOffset: '',
  dropoffTimeActual: '',
  dropoffTimeOffset: '',
}

test.each([
  [24, 15],
  [200, 23],
  [5_000, 30],
])('gives a save of %i line items up after %i seconds by default', async (lines, seconds) => {
  jest.useFakeTimers()
  try {
    const settled = jest.fn()
    const api = createApi({ baseUrl: base, getToken: () => undefined, fetch: () => new Promise(() => undefined) })
    api.updateLineItems({ order, lineItems: Array.from({ length: lines }, () => lineItem) }).catch(settled)
    await jest.advanceTimersByTimeAsync(seconds * 1000 - 1)
    expect(settled).not.toHaveBeenCalled()
    await jest.advanceTimersByTimeAsync(1)
    expect(settled).toHaveBeenCalledWith(expect.objectContaining({ failure: 'timeout' }))
  } finally {
    jest.useRealTimers()
  }
})

test('rejects with "cancelled" when the signal is aborted', async () => {
  respond = () => undefined
  const controller = new AbortController()
  const pending = apiOf().itemTypes({ signal: controller.signal })
  controller.abort()
  await expect(pending).rejects.toMatchObject({ failure: 'cancelled' })
})

test('rejects with "cancelled" and sends no request when the signal was aborted before the call', async () => {
  respondWith(200, '[]')
  const api = apiOf({ getToken: () => new Promise<string>(() => undefined) })
  await expect(api.itemTypes({ signal: AbortSignal.abort() })).rejects.toMatchObject({ failure: 'cancelled' })
  expect(requests).toHaveLength(0)
})

test('reports a failed call with its status and duration, and no cancelled or successful one', async () => {
  const onFailure = jest.fn()
  const api = apiOf({ onFailure })
  respondWith(200, '[]')
  await api.itemTypes()
  const controller = new AbortController()
  const cancelled = api.itemTypes({ signal: controller.signal })
  controller.abort()
  await expect(cancelled).rejects.toMatchObject({ failure: 'cancelled' })
  respondWith(503, '{"message":"WO-1 of Jamie Fields"}')
  await expect(api.completedOrders(search)).rejects.toBeInstanceOf(ApiError)
  expect(onFailure.mock.calls).toEqual([
    [{ operation: 'completedOrders', failure: 'refused', status: 503, durationMs: expect.any(Number) }],
  ])
})

test('does not follow a redirect, so that no other server receives the bearer', async () => {
  respond = (request, response) =>
    request.url === '/elsewhere'
      ? response.writeHead(200).end('[]')
      : response.writeHead(302, { location: `${base}/elsewhere` }).end()
  await expect(apiOf().itemTypes()).rejects.toMatchObject({ failure: 'network' })
  expect(requests).toHaveLength(1)
})

test('sends each call past the cache of the browser, so that no order is stored there', async () => {
  const { send, sent } = recordedFetch({})
  await send(new Request('http://localhost/api/x'))
  expect(sent[0]?.cache).toBe('no-store')
})

test('rejects with an ApiError when the connection breaks', async () => {
  respond = (request) => request.socket.destroy()
  await expect(apiOf().itemTypes()).rejects.toBeInstanceOf(ApiError)
})

test.each([
  ['', 'https://evil.example/api/x'],
  ['/backend', 'https://evil.example/backend/api/x'],
  ['https://api.example', 'https://evil.example/api/x'],
  ['https://api.example', 'http://api.example/api/x'],
  ['https://api.example', 'https://api.example:8443/api/x'],
  ['//evil.example', 'http://evil.example/api/x'],
  ['https:\\\\evil.example', 'https://evil.example/api/x'],
  ['https://api.example@evil.example', 'https://evil.example/api/x'],
  ['javascript:alert(1)', 'https://evil.example/api/x'],
  ['/\\evil.example', 'http://evil.example/api/x'],
  ['ftp://api.example', 'ftp://api.example/api/x'],
])('with a backend configured as %j, no token is sent to %s', async (baseUrl, address) => {
  const getToken = jest.fn(() => 'the-token')
  const { send, sent } = recordedFetch({ baseUrl, getToken })
  await send(new Request(address))
  expect(sent.map(({ headers }) => headers.get('Authorization'))).toEqual([null])
  expect(getToken).not.toHaveBeenCalled()
})

test.each([
  ['', 'http://localhost'],
  ['/backend', 'http://localhost'],
  ['https://api.example:8443/v1', 'https://api.example:8443'],
])('apiOrigin of %j is %s', (address, origin) => {
  expect(apiOrigin(address)).toBe(origin)
})

test.each([
  ['POST', '', 'anti-forgery'],
  ['PATCH', '/backend', 'anti-forgery'],
  ['GET', '', null],
  ['POST', 'https://api.example', null],
])('a %s to a backend at %j has X-XSRF-TOKEN %s', async (method, baseUrl, header) => {
  const { send, sent } = recordedFetch({ baseUrl, getXsrfToken: () => 'anti-forgery' })
  await send(new Request(`${baseUrl.startsWith('http') ? baseUrl : 'http://localhost'}/api/x`, { method }))
  expect(sent[0]?.headers.get('X-XSRF-TOKEN')).toBe(header)
})

test('keeps an X-XSRF-TOKEN that is already set', async () => {
  const { send, sent } = recordedFetch({ getXsrfToken: () => 'anti-forgery' })
  await send(new Request('http://localhost/api/x', { method: 'POST', headers: { 'X-XSRF-TOKEN': 'its-own' } }))
  expect(sent[0]?.headers.get('X-XSRF-TOKEN')).toBe('its-own')
})

/** The results of the calls that return a text or nothing. */
function textCalls() {
  const api = apiOf()
  return Promise.allSettled([
    api.acknowledgeEula(new Date()),
    api.answerOrder({ workOrderNumber: 'WO-1', ocStatus: 'ACCEPTED', ocReferenceNumber: 'OC-1', userComment: '' }),
    api.updateLineItems({ order, lineItems: [lineItem] }),
    api.updateCharge({ workOrderId: 1, charge: 5 }),
    api.eulaAcknowledged(),
  ])
}

test('rejects a web page with 200 for the calls that return a text or nothing', async () => {
  respondWith(200, '\n<!DOCTYPE html><title>Wi-Fi</title>', 'text/html')
  for (const result of await textCalls())
    expect(result).toMatchObject({ status: 'rejected', reason: { failure: 'network' } })
})

test.each([
  ['204', 204, ''],
  ['200 without a body', 200, ''],
  ['200 with an object', 200, '{}'],
  ['200 with XML', 200, '<ok/>'],
])('resolves the calls that return a text or nothing for %s', async (_, status, body) => {
  respond = (_request, response) => response.writeHead(status, body === '' ? { 'content-length': '0' } : {}).end(body)
  expect((await textCalls()).filter((result) => result.status === 'rejected')).toEqual([])
})
