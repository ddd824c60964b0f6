import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { crashableBackend, crashablePostgres } from './proofs/crashTargets.ts'
import { killWhileSaving, requestedKills } from './proofs/killWhileSaving.ts'
import { raceForOrders } from './proofs/raceForOrders.ts'
import { describeBackend } from './suite/describeBackend.ts'
import { acceptBody, SEED_NOW, saveBody, send, signInAccount } from './testing/client.ts'
import { type SpawnedBackend, spawnBackend } from './testing/spawnBackend.ts'
import { type PostgresServer, postgresPrograms, startPostgres } from './testing/startPostgres.ts'

const KILLS = requestedKills ?? 2
const LONG = 300_000 + KILLS * 20_000
const programs = postgresPrograms()
const describeWhereInstalled = programs === undefined ? describe.skip : describe
const NOT_INSTALLED = programs === undefined ? ' (skipped: PostgreSQL is not installed here)' : ''

describeWhereInstalled(`the reference backend on PostgreSQL${NOT_INSTALLED}`, () => {
  let postgres: PostgresServer
  const env = () => postgres.env

  beforeAll(async () => {
    postgres = await startPostgres(programs ?? '')
  })
  afterAll(() => postgres?.stop())

  describe('two processes on one database', () => {
    let both: readonly SpawnedBackend[]
    beforeAll(emptyDatabase)
    beforeAll(async () => {
      both = await Promise.all([1, 2].map(() => spawnBackend({ env: { SEED_NOW, ...env() }, underTest: true })))
    })
    afterAll(async () => {
      await Promise.all(both.map((backend) => backend.kill('SIGTERM')))
    })

    test('share tokens, changes and ended sessions', async () => {
      const [one, other] = both.map(({ address }) => address)
      const dana = await signInAccount(one ?? '', 'dana')
      const [order] = await dana.list('available', ['BAY'])
      const number = order?.workOrderNumber ?? ''
      const atOther = (method: string, path: string, body?: unknown, headers?: Record<string, string>) =>
        send(other ?? '', method, path, body, { token: dana.token, headers })
      const xsrf = { cookie: `XSRF-TOKEN=${dana.xsrfToken}`, 'x-xsrf-token': dana.xsrfToken }

      expect((await atOther('POST', '/api/orders/update', acceptBody(number), xsrf)).status).toBe(200)
      expect((await dana.details(number)).workOrder.status).toBe('ROUTED')
      expect((await atOther('POST', '/api/account/logout')).status).toBe(204)
      expect((await dana.call('GET', '/api/orders/item-types')).status).toBe(401)
    })

    test('20 orders that 10 clients accept over both processes get one winner each', async () => {
      const found = await raceForOrders(
        both.map(({ address }) => address),
        10,
        20,
      )
      expect(found).toEqual({ clients: 10, orders: 20, wonOnce: 20, refused: 180 })
    })

    test('an Idempotency-Key repeated at the other process gets the first result', async () => {
      const dana = await signInAccount(both[0]?.address ?? '', 'dana')
      const [order] = await dana.list('available', ['NORTH'])
      const body = acceptBody(order?.workOrderNumber ?? '')
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

    test('the audit trail has each action of both processes and is append-only', async () => {
      const client = new pg.Client({ connectionString: postgres.databaseUrl })
      await client.connect()
      const { rows: earlier } = await client.query('select max(id) as id from audit')
      for (const { address } of both) {
        const dana = await signInAccount(address, 'dana')
        const number = (await dana.list('available', ['BAY']))[0]?.workOrderNumber ?? ''
        await dana.details(number)
        const accepts = [acceptBody(number), acceptBody(number)].map((body) =>
          dana.call('POST', '/api/orders/update', body),
        )
        expect((await Promise.all(accepts)).map(({ status }) => status).toSorted()).toEqual([200, 409])
        await dana.call('POST', '/api/account/logout')
      }
      const { rows } = await client.query(
        'select action, result, count(*)::int as n from audit where id > $1 group by action, result',
        [earlier[0]?.id ?? 0],
      )
      const countOf = (action: string, result: string) =>
        rows.find((row) => row.action === action && row.result === result)?.n
      expect([countOf('login', 'done'), countOf('logout', 'done')]).toEqual([2, 2])
      expect([countOf('accept', 'done'), countOf('accept', 'refused'), countOf('view', 'done')]).toEqual([2, 2, 2])
      for (const sql of ['delete from audit', "update audit set username = 'x'", 'truncate audit'])
        await expect(client.query(sql)).rejects.toThrow('append-only')
      await client.end()
    })

    test('the audit trail names the changed fields of each change, as the columns of the tables', async () => {
      const dana = await signInAccount(both[0]?.address ?? '', 'dana')
      const [accepted, declined] = await dana.list('available', ['NORTH'])
      const [completed] = await dana.list('completed', ['NORTH'])
      const workOrderNumber = declined?.workOrderNumber ?? ''
      for (const body of [
        acceptBody(accepted?.workOrderNumber ?? ''),
        { ...acceptBody(workOrderNumber), ocStatus: 'REJECTED', ocReferenceNumber: '', userComment: 'No driver' },
      ])
        expect((await dana.call('POST', '/api/orders/update', body)).status).toBe(200)
      const charge = { workOrderId: completed?.workOrderId, charge: 12.5 }
      expect((await dana.call('PATCH', '/api/orders/update-charge', charge)).status).toBe(200)
      const client = new pg.Client({ connectionString: postgres.databaseUrl })
      await client.connect()
      const numbers = [accepted, declined, completed].map((order) => order?.workOrderNumber)
      const { rows } = await client.query(
        'select action, changed from audit where work_order_number = any($1) order by id',
        [numbers],
      )
      await client.end()
      expect(rows).toEqual([
        { action: 'accept', changed: ['status', 'oc_reference_number'] },
        { action: 'decline', changed: ['status', 'answer_comment'] },
        { action: 'charge', changed: ['oc_charge'] },
      ])
    })

    test('the audit trail names the order of a refused charge, and the items of a save only when it changes them', async () => {
      const dana = await signInAccount(both[0]?.address ?? '', 'dana')
      const order = (await dana.list('available', ['NORTH'])).find(({ lineItems }) => lineItems.length > 0)
      const number = order?.workOrderNumber ?? ''
      await dana.call('POST', '/api/orders/update', acceptBody(number))
      const unchanged = saveBody((await dana.details(number)).workOrder)
      for (const body of [unchanged, { ...unchanged, lineItems: [] }])
        expect((await dana.call('POST', '/api/orders/line-item-update', body)).status).toBe(200)
      const charge = { workOrderId: unchanged.order.workOrderId, charge: 12.5 }
      expect((await dana.call('PATCH', '/api/orders/update-charge', charge)).status).toBe(409)
      const client = new pg.Client({ connectionString: postgres.databaseUrl })
      await client.connect()
      const { rows } = await client.query(
        "select action, changed from audit where action in ('update', 'charge') and work_order_number = $1 order by id",
        [number],
      )
      expect(rows).toEqual([
        { action: 'update', changed: [] },
        { action: 'update', changed: ['line_items'] },
        { action: 'charge', changed: [] },
      ])
      await client.end()
    })

    test('keep working on the tables of a newer version, whose migrations add columns and tables', async () => {
      const expectSaved = async (address: string) => {
        const dana = await signInAccount(address, 'dana')
        const order = (await dana.list('available', ['SUMMIT'])).find(({ lineItems }) => lineItems.length > 0)
        const number = order?.workOrderNumber ?? ''
        expect((await send(address, 'GET', '/ready')).status).toBe(200)
        expect((await dana.call('POST', '/api/orders/update', acceptBody(number))).status).toBe(200)
        const { workOrder } = await dana.details(number)
        const key = { 'idempotency-key': `newer-tables-${number}` }
        expect((await dana.call('POST', '/api/orders/line-item-update', saveBody(workOrder), key)).status).toBe(200)
        expect((await dana.details(number)).workOrder.lineItems).toEqual(workOrder.lineItems)
      }
      // The connections have then planned their statements for the earlier tables.
      for (const { address } of both) await expectSaved(address)
      const client = new pg.Client({ connectionString: postgres.databaseUrl })
      await client.connect()
      await client.query(
        "insert into migrations (name) values ('999-newer.sql'); create table newer (id int primary key)",
      )
      for (const table of ['users', 'sessions', 'orders', 'line_items', 'item_types', 'audit', 'idempotent_answers'])
        await client.query(`alter table ${table} add column newer text not null default 'x'`)
      await client.end()
      for (const { address } of both) await expectSaved(address)
      await expect(spawnBackend({ env: { SEED_NOW, ...env() } })).rejects.toThrow('made by a newer version')
    })

    test('the record of a user keeps the moment of the first acceptance of the licence', async () => {
      const client = new pg.Client({ connectionString: postgres.databaseUrl })
      await client.connect()
      await client.query(
        "insert into users (username, password) select 'kim', password from users where username = 'lee'",
      )
      const kim = await signInAccount(both[0]?.address ?? '', 'kim')
      const now = Date.now()
      for (const eulaAcknowledgedDate of [new Date(now - 60_000), new Date(now)])
        await kim.call('PATCH', '/api/account/update-eula-acknowledged', { eulaAcknowledgedDate })
      const { rows } = await client.query("select eula_accepted_at as at from users where username = 'kim'")
      expect(rows).toEqual([{ at: new Date(now - 60_000) }])
      await client.end()
    })

    test('the log names what of a response does not fit the contract, without values', async () => {
      const { address, output } = both[0] as SpawnedBackend
      const priya = await signInAccount(address, 'priya')
      // No other test here uses the orders of this carrier, whose list has no valid response from now on.
      const number = (await priya.list('available', ['HARBOR']))[0]?.workOrderNumber
      const client = new pg.Client({ connectionString: postgres.databaseUrl })
      await client.connect()
      await client.query(`update orders set facts = facts || '{"mileage":"Jamie"}' where number = $1`, [number])
      await client.end()
      expect((await priya.call('POST', '/api/orders/details', { workOrderNumber: number })).status).toBe(500)
      // A response may arrive before the line about it.
      while (!output().includes('"wrong":')) await setTimeout(5)
      expect(output()).toContain('"wrong":"workOrder.mileage must be number,null"')
      expect(output()).not.toContain('Jamie')
    })
  })

  async function emptyDatabase() {
    const client = new pg.Client({ connectionString: postgres.databaseUrl })
    await client.connect()
    await client.query('drop schema public cascade; create schema public')
    await client.end()
  }

  describe('on a machine that is gone', () => {
    beforeAll(emptyDatabase)

    test('while PostgreSQL no longer responds, calls get 503 after the time limit of a query; then they succeed again', async () => {
      const backend = await spawnBackend({ env: { SEED_NOW, ...env(), QUERY_SECONDS: '1' } })
      const dana = await signInAccount(backend.address, 'dana')
      const resume = postgres.freeze()
      const since = Date.now()
      const frozen = await dana.call('GET', '/api/orders/item-types').finally(resume)
      expect([frozen.status, frozen.headers.get('retry-after')]).toEqual([503, '5'])
      expect(Date.now() - since).toBeLessThan(20_000)
      expect((await dana.call('GET', '/api/orders/item-types')).status).toBe(200)
      expect(await backend.kill('SIGTERM')).toBe(0)
      expect(backend.output()).toContain('"code":"Query read timeout"')
    })
  })

  describe('during a backup', () => {
    beforeAll(emptyDatabase)

    test('a start with a migration of a table that is in use ends with a sentence, and running processes respond', async () => {
      const running = await spawnBackend({ env: { SEED_NOW, ...env() } })
      const dana = await signInAccount(running.address, 'dana')
      const backup = new pg.Client({ connectionString: postgres.databaseUrl })
      await backup.connect()
      await backup.query("delete from migrations where name = '002-production.sql'")
      const copied = backup.query('begin; select count(*) from users; select pg_sleep(15); commit')
      await expect(spawnBackend({ env: { SEED_NOW, ...env() } })).rejects.toThrow('that a long transaction uses')
      expect((await dana.call('GET', '/api/orders/item-types')).status).toBe(200)
      await copied
      await backup.end()
      await running.kill('SIGTERM')
    })
  })

  describe('killed during saves', () => {
    beforeAll(emptyDatabase)

    test(
      'the backend keeps every acknowledged save and no partial one',
      async () => {
        const harness = await crashableBackend(env())
        const found = await killWhileSaving(harness, KILLS)
        expect(found).toEqual({ ...found, lost: 0, halfWritten: 0, otherStatuses: [] })
        expect(found.acknowledged).toBeGreaterThan(KILLS)
        await harness.stop()
      },
      LONG,
    )

    test(
      'PostgreSQL keeps every acknowledged save; the backend responds 503 and reconnects',
      async () => {
        const harness = await crashablePostgres(postgres)
        const found = await killWhileSaving(harness, KILLS)
        expect(found).toEqual({ ...found, lost: 0, halfWritten: 0 })
        expect(found.otherStatuses.filter((status) => status !== 503)).toEqual([])
        expect(found.acknowledged).toBeGreaterThan(KILLS)
        await harness.stop()
      },
      LONG,
    )
  })

  describe('a single process', () => {
    let databases = 0
    const newEnv = async () => {
      const name = `suite_${++databases}`
      const client = new pg.Client({ connectionString: postgres.databaseUrl })
      await client.connect()
      await client.query(`create database ${name}`)
      await client.end()
      return { ...env(), DATABASE_URL: new URL(name, postgres.databaseUrl).href }
    }
    describeBackend(newEnv, 9)
  })
})
