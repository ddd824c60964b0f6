import { SEED_NOW, send } from './testing/client.ts'
import { type SpawnedBackend, spawnBackend } from './testing/spawnBackend.ts'

const TOOL = 'https://tool.example'

describe('a backend with limits set by its environment', () => {
  let backend: SpawnedBackend
  beforeAll(async () => {
    backend = await spawnBackend({ env: { SEED_NOW, ALLOWED_ORIGINS: TOOL, REQUESTS_PER_MINUTE: '9' } })
  })
  afterAll(async () => {
    await backend?.kill('SIGTERM')
  })
  const request = (method: string, origin: string) =>
    send(backend.address, method, '/api/orders/details', undefined, {
      headers: { origin, 'access-control-request-method': 'POST' },
    })

  test('allows CORS without cookies for the listed origin and no other', async () => {
    const listed = await request('OPTIONS', TOOL)
    expect(listed.status).toBe(204)
    expect(listed.headers.get('access-control-allow-origin')).toBe(TOOL)
    expect(listed.headers.get('access-control-allow-headers')).toMatch(/authorization,.*idempotency-key/)
    expect(listed.headers.get('access-control-allow-credentials')).toBeNull()
    const other = await request('OPTIONS', 'https://tool.example.evil.example')
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
    const replies = await Promise.all(Array.from({ length: 10 }, () => request('POST', TOOL)))
    const refused = replies.filter(({ status }) => status === 429)
    expect(refused.length).toBeGreaterThan(3)
    expect(refused[0]?.headers.get('retry-after')).toMatch(/^\d+$/)
    expect(refused[0]?.json()).toMatchObject({ statusCode: 429, error: 'Too Many Requests' })
  })

  test('logs the setting that lacks the origin of a calling page, without the origin', async () => {
    // A response may arrive before the line about it.
    await backend.kill('SIGTERM')
    expect(backend.output()).toContain('The origin of the calling page is not in the setting ALLOWED_ORIGINS.')
    expect(backend.output()).not.toContain('evil')
  })
})
