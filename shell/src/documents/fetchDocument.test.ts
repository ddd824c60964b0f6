import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { CrossOriginDocument, fetchDocument } from './fetchDocument.ts'

const documents: Readonly<Record<string, { status: number; body: string }>> = {
  '/good.pdf': { status: 200, body: '%PDF-1.7\n…' },
  '/broken.pdf': { status: 500, body: '%PDF-1.7' },
}

const limits = { megabytes: 1, seconds: 15 }

const shown = { signal: new AbortController().signal, cache: 'default' } as const

let server: Server
let address: string

beforeAll(async () => {
  // Node has no page; every document here is of another origin than this one.
  Object.defineProperty(globalThis, 'location', { configurable: true, value: new URL('https://portal.example') })
  server = createServer((request, response) => {
    if (request.url === '/never-ends.pdf') return void response.writeHead(200).write('%PDF-1.7')
    const { status, body } = documents[request.url ?? ''] ?? { status: 404, body: 'missing' }
    response.writeHead(request.headers.authorization ? 418 : status).end(body)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  return new Promise((closed) => server.close(closed))
})

test('returns the bytes of a document', async () => {
  expect(await (await fetchDocument(`${address}/good.pdf`, limits, shown)).text()).toBe('%PDF-1.7\n…')
})

test.each([
  ['default', undefined],
  ['reload', 'no-cache'],
] as const)('a request of cache %s has the header Cache-Control %s', async (cache, header) => {
  const requested = new Promise((seen) => {
    server.once('request', ({ headers }) => seen(headers['cache-control']))
  })
  await fetchDocument(`${address}/good.pdf`, limits, { ...shown, cache })
  expect(await requested).toBe(header)
})

test.each(['/broken.pdf', '/nowhere.pdf'])('rejects %s', async (path) => {
  await expect(fetchDocument(address + path, limits, shown)).rejects.toThrow('document')
})

test('rejects a document over the limit', async () => {
  await expect(fetchDocument(`${address}/good.pdf`, { megabytes: 1e-6, seconds: 15 }, shown)).rejects.toThrow(
    'too large',
  )
})

test('rejects a document that does not arrive in time', async () => {
  await expect(fetchDocument(`${address}/never-ends.pdf`, { megabytes: 1, seconds: 0.2 }, shown)).rejects.toThrow(
    'timeout',
  )
})

test('rejects a document of an origin that cannot be reached, without taking it for one that scripts may not read', async () => {
  await expect(fetchDocument('http://127.0.0.1:9/a.pdf', limits, shown)).rejects.not.toBeInstanceOf(CrossOriginDocument)
})

test('ends the request of a document that is no longer shown', async () => {
  const screen = new AbortController()
  const closed = new Promise<void>((done) => {
    server.once('request', ({ socket }) => {
      socket.once('close', () => done())
      screen.abort(new Error('The screen was left.'))
    })
  })
  await expect(fetchDocument(`${address}/never-ends.pdf`, limits, { ...shown, signal: screen.signal })).rejects.toThrow(
    'The screen was left.',
  )
  await closed
})
