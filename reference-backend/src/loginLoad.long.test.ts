import { SEED_NOW, send, signInAccount } from './testing/client.ts'
import { type SpawnedBackend, spawnBackend } from './testing/spawnBackend.ts'

const HASH_QUEUE = 8
const LOGINS_PER_MINUTE = 10

describe('more sign-ins than can be hashed', () => {
  let backend: SpawnedBackend
  const limits = {
    HASH_THREADS: '1',
    HASH_QUEUE: String(HASH_QUEUE),
    HASH_WAIT_SECONDS: '60',
    LOGINS_PER_MINUTE: String(LOGINS_PER_MINUTE),
  }
  const start = (more = {}) => spawnBackend({ env: { SEED_NOW, ...limits, TRUST_PROXY: '1', ...more } })
  beforeAll(async () => {
    backend = await start()
  })
  afterAll(async () => {
    await backend?.kill('SIGTERM')
  })
  const login = (username: string, address: string, at = backend) => {
    const headers = { 'x-forwarded-for': address }
    return send(at.address, 'POST', '/api/account/login', { username, password: 'wrong' }, { headers })
  }

  test('signed-in calls are served before the waiting sign-ins, all of which are hashed', async () => {
    const dana = await signInAccount(backend.address, 'dana')
    let finished = 0
    const logins = Array.from({ length: HASH_QUEUE }, (_, index) =>
      login(`user-${index}`, '203.0.113.1').finally(() => finished++),
    )
    for (let calls = 0; calls < 3; calls++) expect((await dana.call('GET', '/api/orders/item-types')).status).toBe(200)
    expect(finished).toBeLessThan(HASH_QUEUE)
    for (const { status } of await Promise.all(logins)) expect(status).toBe(401)
  })

  test('sign-ins beyond the queue get 429 with Retry-After', async () => {
    const replies = await Promise.all(
      Array.from({ length: 2 * HASH_QUEUE }, (_, index) => login(`user-${index}`, `198.51.100.${index}`)),
    )
    const refused = replies.filter(({ status }) => status === 429)
    expect(refused.length).toBeGreaterThanOrEqual(HASH_QUEUE - 2)
    expect(refused[0]?.headers.get('retry-after')).toBe('5')
  })

  test('sign-ins that have waited too long for a thread get 429 with Retry-After', async () => {
    // Their hashes take longer than the second in which they may wait.
    const count = 60
    const impatient = await start({ HASH_WAIT_SECONDS: '1', HASH_QUEUE: `${count}`, LOGINS_PER_MINUTE: `${count}` })
    const replies = await Promise.all(
      Array.from({ length: count }, (_, index) => login(`user-${index}`, '203.0.113.5', impatient)),
    )
    await impatient.kill('SIGTERM')
    const refused = replies.filter(({ status }) => status === 429)
    expect(refused.length).toBeGreaterThan(0)
    expect(refused[0]?.headers.get('retry-after')).toBe('5')
    expect(replies.filter(({ status }) => status !== 429 && status !== 401)).toEqual([])
  })

  test('one address gets 429 after its sign-ins of a minute, another address is served', async () => {
    const statuses: number[] = []
    for (let attempts = 0; attempts < LOGINS_PER_MINUTE + 5; attempts += 5) {
      const replies = await Promise.all([1, 2, 3, 4, 5].map(() => login('dana', '203.0.113.3')))
      statuses.push(...replies.map(({ status }) => status))
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(5)
    expect((await login('dana', '203.0.113.4')).status).toBe(401)
  })
})
