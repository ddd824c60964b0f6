import { type Account, acceptance, send, signIn, TODAY } from './testing/client.ts'
import { marked, marksOf } from './testing/saves.ts'
import { mountSmallDisk, type SmallDisk } from './testing/smallDisk.ts'
import { type PostgresServer, postgresPrograms, startPostgres } from './testing/startPostgres.ts'
import { type BackendProcess, startProcess } from './testing/startProcess.ts'

const LINES = 200
/** Far more saves than fit into what is left of a full disk. */
const MOST_SAVES = 500

const MEBIBYTES = 160
const programs = postgresPrograms()
const probe = mountSmallDisk(MEBIBYTES)
probe?.remove()

jest.setTimeout(180_000)

const describeWhereMounted = probe === undefined ? describe.skip : describe
const NOT_MOUNTED = probe === undefined ? ' (skipped: this user may not mount one)' : ''

describeWhereMounted(`a full disk${NOT_MOUNTED}`, () => {
  let disk: SmallDisk
  let postgres: PostgresServer | undefined
  let backend: BackendProcess | undefined
  beforeEach(() => {
    disk = mountSmallDisk(MEBIBYTES) as SmallDisk
  })
  afterEach(async () => {
    await backend?.kill('SIGKILL')
    postgres?.stop()
    disk.remove()
  })

  test('under PGlite: 503, and work goes on when there is space again', async () => {
    backend = await startProcess({ env: { TODAY, DATA_DIR: `${disk.folder}/data` } })
    await expectPatience(backend, disk)
  })

  const testWhereInstalled = programs === undefined ? test.skip : test
  testWhereInstalled('under PostgreSQL: 503, and work goes on when there is space again', async () => {
    postgres = await startPostgres(programs ?? '', disk.folder)
    backend = await startProcess({ env: { TODAY, DATABASE_URL: postgres.databaseUrl } })
    await expectPatience(backend, disk)
  })
})

/** What does not fit is refused with 503 and leaves nothing; when there is space again, work goes on. */
async function expectPatience(backend: BackendProcess, { fill, empty }: SmallDisk): Promise<void> {
  const order = await savedOrder(await signIn(backend.address, 'dana'))
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
  expect((await send(backend.address, 'GET', '/health')).status).toBe(200)
}

/** An order that is saved with a mark on it and on each of its lines. */
async function savedOrder(dana: Account) {
  const [offered] = (await dana.list('available', ['NORTH'])).filter(({ lineItems }) => lineItems.length > 0)
  const number = offered?.workOrderNumber ?? ''
  await dana.call('POST', '/api/orders/update', acceptance(number))
  const { workOrder } = await dana.details(number)
  return {
    save: (mark: string) => dana.call('POST', '/api/orders/line-item-update', marked(workOrder, mark, LINES)),
    marks: async () => marksOf((await dana.details(number)).workOrder),
  }
}
