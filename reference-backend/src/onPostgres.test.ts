import pg from 'pg'
import { killsAskedFor, killWhileSaving } from './proofs/killWhileSaving.ts'
import { raceForOrders } from './proofs/raceForOrders.ts'
import { killedBackend, killedPostgres } from './proofs/victims.ts'
import { describeBackend } from './suite/describeBackend.ts'
import { acceptance, send, signIn, TODAY } from './testing/client.ts'
import { type PostgresServer, postgresPrograms, startPostgres } from './testing/startPostgres.ts'
import { type BackendProcess, startProcess } from './testing/startProcess.ts'

const KILLS = killsAskedFor ?? 2
const LONG = 120_000 + KILLS * 20_000
const programs = postgresPrograms()
const describeWhereInstalled = programs === undefined ? describe.skip : describe
const NOT_INSTALLED = programs === undefined ? ' (skipped: PostgreSQL is not installed here)' : ''

describeWhereInstalled(`the reference backend on PostgreSQL${NOT_INSTALLED}`, () => {
  let postgres: PostgresServer
  const env = () => ({ DATABASE_URL: postgres.databaseUrl })

  beforeAll(async () => {
    postgres = await startPostgres(programs ?? '')
  }, 60_000)
  afterAll(() => postgres?.stop())

  describe('two processes on one database', () => {
    let both: readonly BackendProcess[]
    beforeAll(async () => {
      both = await Promise.all([1, 2].map(() => startProcess({ env: { TODAY, ...env() } })))
    }, 60_000)
    afterAll(async () => {
      await Promise.all(both.map((backend) => backend.kill('SIGTERM')))
    })

    test('serve the same users: a token, a change and the end of a session are known to both', async () => {
      const [one, other] = both.map(({ address }) => address)
      const dana = await signIn(one ?? '', 'dana')
      const [order] = await dana.list('available', ['BAY'])
      const number = order?.workOrderNumber ?? ''
      const atOther = (method: string, path: string, body?: unknown, headers?: Record<string, string>) =>
        send(other ?? '', method, path, body, { token: dana.token, headers })
      const xsrf = { cookie: `XSRF-TOKEN=${dana.xsrfToken}`, 'x-xsrf-token': dana.xsrfToken }

      expect((await atOther('POST', '/api/orders/update', acceptance(number), xsrf)).status).toBe(200)
      expect((await dana.details(number)).workOrder.status).toBe('ROUTED')
      expect((await atOther('POST', '/api/account/logout')).status).toBe(204)
      expect((await dana.call('GET', '/api/orders/item-types')).status).toBe(401)
    })

    test('10 clients accept 20 orders at once over both: one wins each', async () => {
      const found = await raceForOrders(
        both.map(({ address }) => address),
        10,
        20,
      )
      expect(found).toEqual({ clients: 10, orders: 20, wonOnce: 20, refused: 180 })
    })

    test('a key repeated at the other process is known there', async () => {
      const dana = await signIn(both[0]?.address ?? '', 'dana')
      const [order] = await dana.list('available', ['NORTH'])
      const body = acceptance(order?.workOrderNumber ?? '')
      const replies = await Promise.all(
        Array.from({ length: 6 }, (_, index) =>
          send(both[index % 2]?.address ?? '', 'POST', '/api/orders/update', body, {
            token: dana.token,
            headers: { 'idempotency-key': 'one-key-over-two-processes' },
          }),
        ),
      )
      expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
    })

    test('the audit trail tells of each of these, and cannot be changed', async () => {
      const client = new pg.Client({ connectionString: postgres.databaseUrl })
      await client.connect()
      const { rows } = await client.query(
        'select action, result, count(*)::int as n from audit group by action, result',
      )
      const told = (action: string, result: string) =>
        rows.find((row) => row.action === action && row.result === result)?.n
      expect([told('login', 'done'), told('logout', 'done')]).toEqual([12, 1])
      expect([told('accept', 'done'), told('accept', 'refused'), told('view', 'done')]).toEqual([22, 180, 21])
      for (const sql of ['delete from audit', "update audit set username = 'x'", 'truncate audit'])
        await expect(client.query(sql)).rejects.toThrow('append-only')
      await client.end()
    })
  })

  describe('killed in the middle of saves', () => {
    test(
      'the backend: every save that was answered is there, and half of none',
      async () => {
        const rig = await killedBackend(env())
        const found = await killWhileSaving(rig, KILLS)
        expect(found).toEqual({ ...found, lost: 0, halfWritten: 0, otherAnswers: [] })
        expect(found.acknowledged).toBeGreaterThan(KILLS)
        await rig.stop()
      },
      LONG,
    )

    test(
      'PostgreSQL: the same, and the backend says 503, lives on and finds it again',
      async () => {
        const rig = await killedPostgres(postgres)
        const found = await killWhileSaving(rig, KILLS)
        expect(found).toEqual({ ...found, lost: 0, halfWritten: 0 })
        expect(found.otherAnswers.filter((status) => status !== 503)).toEqual([])
        expect(found.acknowledged).toBeGreaterThan(KILLS)
        await rig.stop()
      },
      LONG,
    )
  })

  describe('alone', () => {
    beforeAll(async () => {
      const client = new pg.Client({ connectionString: postgres.databaseUrl })
      await client.connect()
      await client.query('drop schema public cascade; create schema public')
      await client.end()
    })
    describeBackend(env)
  })
})
