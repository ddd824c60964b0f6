import { SEED_NOW, send } from './testing/client.ts'
import { type SpawnedBackend, spawnBackend } from './testing/spawnBackend.ts'

const TOOL = 'https://tool.example'
const OTHER = 'https://tool.example.evil.example'

describe('a backend with limits set by its environment', () => {
  let backend: SpawnedBackend
  beforeAll(async () => {
    const env = { SEED_NOW, ALLOWED_ORIGINS: TOOL, REQUESTS_PER_MINUTE: '9', TRUST_PROXY: '1' }
    backend = await spawnBackend({ env })
  })
  afterAll(async () => {
    await backend?.kill('SIGTERM')
  })
  test('allows CORS without cookies for the listed origin and no other', async () => {
    const listed = await preflight(backend.address, TOOL)
    expect(listed.status).toBe(204)
    expect(listed.headers.get('access-control-allow-origin')).toBe(TOOL)
    expect(listed.headers.get('access-control-allow-headers')).toMatch(/authorization,.*idempotency-key/)
    expect(listed.headers.get('access-control-allow-credentials')).toBeNull()
    const other = await preflight(backend.address, OTHER)
    expect([other.status, other.headers.get('access-control-allow-origin')]).toEqual([404, null])
  })

  test('lets no cache give one origin the document of another', async () => {
    const requests: readonly (readonly [headers: Readonly<Record<string, string>>, allowed: string | null])[] = [
      [{}, null],
      [{ origin: TOOL }, TOOL],
      [{ origin: 'https://a.example' }, null],
    ]
    for (const [headers, allowed] of requests) {
      const document = await send(backend.address, 'GET', '/documents/EULA.pdf', undefined, { headers })
      expect([document.status, document.headers.get('vary')]).toEqual([200, 'Origin'])
      expect(document.headers.get('access-control-allow-origin')).toBe(allowed)
      expect(document.headers.get('cache-control')).toBe('public, max-age=300')
    }
  })

  test('responds to too many requests with 429 and Retry-After', async () => {
    // The limit counts per client, so that the other tests use up none of these requests.
    const headers = { origin: TOOL, 'x-forwarded-for': '203.0.113.9' }
    const call = () => send(backend.address, 'POST', '/api/orders/details', undefined, { headers })
    const replies = await Promise.all(Array.from({ length: 12 }, call))
    const refused = replies.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(3)
    expect(refused[0]?.headers.get('retry-after')).toMatch(/^\d+$/)
    expect(refused[0]?.json()).toMatchObject({ statusCode: 429, error: 'Too Many Requests' })
  })
})

test('logs the setting that lacks the origin of a calling page, without the origin', async () => {
  const backend = await spawnBackend({ env: { SEED_NOW, ALLOWED_ORIGINS: TOOL } })
  await preflight(backend.address, OTHER)
  // A response may arrive before the line about it.
  await backend.kill('SIGTERM')
  expect(backend.output()).toContain('The origin of the calling page is not in the setting ALLOWED_ORIGINS.')
  expect(backend.output()).not.toContain('evil')
})

function preflight(address: string, origin: string) {
  const headers = { origin, 'access-control-request-method': 'POST' }
  return send(address, 'OPTIONS', '/api/orders/details', undefined, { headers })
}
