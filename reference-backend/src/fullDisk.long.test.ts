import { type Account, acceptBody, SEED_NOW, send, signInAccount } from './testing/client.ts'
import { marked, marksOf } from './testing/saves.ts'
import { mountSmallDisk, type SmallDisk } from './testing/smallDisk.ts'
import { type SpawnedBackend, spawnBackend } from './testing/spawnBackend.ts'
import { type PostgresServer, postgresPrograms, startPostgres } from './testing/startPostgres.ts'

const LINES = 200
/** More saves than fit into the remaining space of a full disk. */
const MOST_SAVES = 500

const MEBIBYTES = 160
const programs = postgresPrograms()
const probe = mountSmallDisk(MEBIBYTES)
probe?.remove()

const describeWhereMounted = probe === undefined ? describe.skip : describe
const NOT_MOUNTED = probe === undefined ? ' (skipped: this user may not mount one)' : ''

describeWhereMounted(`a full disk${NOT_MOUNTED}`, () => {
  let disk: SmallDisk
  let postgres: PostgresServer | undefined
  let backend: SpawnedBackend | undefined
  beforeEach(() => {
    disk = mountSmallDisk(MEBIBYTES) as SmallDisk
  })
  afterEach(async () => {
    await backend?.kill('SIGKILL')
    postgres?.stop()
    disk.remove()
  })

  test('PGlite responds 503 and saves again after space is freed', async () => {
    backend = await spawnBackend({ env: { SEED_NOW, DATA_DIR: `${disk.folder}/data` } })
    await expectRecovery(backend, disk)
  })

  const testWhereInstalled = programs === undefined ? test.skip : test
  testWhereInstalled('PostgreSQL responds 503 and saves again after space is freed', async () => {
    postgres = await startPostgres(programs ?? '', disk.folder)
    backend = await spawnBackend({ env: { SEED_NOW, ...postgres.env } })
    await expectRecovery(backend, disk)
  })
})

/** Expects 503 without a partial write on a full disk, and successful saves after space is freed. */
async function expectRecovery(backend: SpawnedBackend, { fill, empty }: SmallDisk): Promise<void> {
  const order = await savedOrder(await signInAccount(backend.address, 'dana'))
  let kept = 'before'
  expect((await order.save(kept)).status).toBe(200)

  fill()
  let next = await order.save('1')
  for (let mark = 1; next.status === 200 && mark < MOST_SAVES; next = await order.save(String(++mark)))
    kept = String(mark)
  expect([next.status, next.text]).toEqual([503, '{"statusCode":503,"error":"Service Unavailable"}'])
  expect(next.headers.get('retry-after')).toBe('5')
  empty()

  expect(await order.marks()).toEqual(Array.from({ length: LINES + 1 }, () => kept))
  expect((await order.save('after')).status).toBe(200)
  expect(await order.marks()).toEqual(Array.from({ length: LINES + 1 }, () => 'after'))
  expect((await send(backend.address, 'GET', '/ready')).status).toBe(200)
}

/** An order that is saved with a mark on it and on each of its lines. */
async function savedOrder(dana: Account) {
  const [offered] = (await dana.list('available', ['NORTH'])).filter(({ lineItems }) => lineItems.length > 0)
  const number = offered?.workOrderNumber ?? ''
  await dana.call('POST', '/api/orders/update', acceptBody(number))
  const { workOrder } = await dana.details(number)
  return {
    save: (mark: string) => dana.call('POST', '/api/orders/line-item-update', marked(workOrder, mark, LINES)),
    marks: async () => marksOf((await dana.details(number)).workOrder),
  }
}
