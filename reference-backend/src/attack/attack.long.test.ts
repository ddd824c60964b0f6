import { SEED_NOW } from '../testing/client.ts'
import { type SpawnedBackend, spawnBackend } from '../testing/spawnBackend.ts'
import { runAttack } from './runAttack.ts'

const REQUESTS = 2000
/** Fixed, so that a failure can be repeated with `npm run attack -- 2000 20260310`. */
const SEED = 20_260_310

jest.setTimeout(600_000)

describe('a backend under attack', () => {
  let backend: SpawnedBackend
  beforeAll(async () => {
    backend = await spawnBackend({ env: { SEED_NOW, SEED_ORDERS: '80', REQUESTS_PER_MINUTE: '99999999' } })
  })
  afterAll(async () => {
    await backend?.kill('SIGTERM')
  })

  test('2,000 generated requests get no 5xx and change only orders that an accepted request of their carrier names', async () => {
    const found = await runAttack(backend.address, REQUESTS, SEED)
    expect(found.failures).toEqual([])
    expect(found.unexplained).toEqual([])
    for (const path of ['/api/orders/update', '/api/orders/line-item-update', '/api/orders/update-charge'])
      expect(found.accepted).toHaveProperty([path], expect.any(Number))
    expect(found.changedOrders).toBeGreaterThan(0)
    const expected = ['200', '400', '401', '403', '404', '409', '415', '422', '429']
    expect(Object.keys(found.statuses).filter((status) => !expected.includes(status))).toEqual([])
  })
})
