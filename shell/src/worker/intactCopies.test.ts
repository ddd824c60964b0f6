import { createHash, webcrypto } from 'node:crypto'
import { fitsIntegrity, intactCopies } from './intactCopies.ts'

beforeAll(() => Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true }))

const integrity = `sha384-${createHash('sha384').update('code').digest('base64')}`

test.each([
  ['code', integrity, true],
  ['corrupt', integrity, false],
  ['anything', '', true],
])('a copy with the body %j for the integrity %j fits: %s', async (body, value, fits) => {
  expect(await fitsIntegrity(new Response(body), value)).toBe(fits)
})

test.each([
  ['default', true],
  ['reload', false],
] as const)('passes an intact copy on to a request with the cache mode %s: %s', async (cache, isPassedOn) => {
  const cachedResponse = new Response('code')
  const request = new Request('https://portal.example/r/x.js', { cache, integrity })
  const used = await intactCopies.cachedResponseWillBeUsed?.({
    request,
    cachedResponse,
    cacheName: 'portal-files',
    event: new Event('fetch') as ExtendableEvent,
  })
  expect(used === cachedResponse).toBe(isPassedOn)
})

test.each([
  ['image/svg+xml', 200, true],
  ['text/javascript', 404, false],
  ['text/html; charset=utf-8', 200, false],
])('stores a response of the type %s with the status %i: %s', async (type, status, isStored) => {
  const response = new Response('body', { status, headers: { 'Content-Type': type } })
  const stored = await intactCopies.cacheWillUpdate?.({
    request: new Request('https://portal.example/r/x.svg'),
    response,
    event: new Event('fetch') as ExtendableEvent,
  })
  expect(stored).toBe(isStored ? response : null)
})
