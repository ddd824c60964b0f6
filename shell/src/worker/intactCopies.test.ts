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
