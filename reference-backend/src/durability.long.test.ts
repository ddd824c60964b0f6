import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crashableBackend } from './proofs/crashTargets.ts'
import { killWhileSaving, requestedKills } from './proofs/killWhileSaving.ts'
import { type Account, acceptBody, SEED_NOW, signInAccount, TOMORROW } from './testing/client.ts'
import { spawnBackend } from './testing/spawnBackend.ts'

const KILLS = requestedKills ?? 2

jest.setTimeout(300_000 + KILLS * 20_000)

describe('a data folder', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'reference-backend-'))
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))
  const start = () => spawnBackend({ env: { SEED_NOW, DATA_DIR: folder } })

  test('keeps every acknowledged save and no partial one through kill -9', async () => {
    const harness = await crashableBackend({ DATA_DIR: folder })
    const found = await killWhileSaving(harness, KILLS)
    expect(found).toEqual({ ...found, lost: 0, halfWritten: 0, otherStatuses: [] })
    expect(found.acknowledged).toBeGreaterThan(KILLS)
    await harness.stop()
  })

  test('refuses a second process and takes over the lock of an ended one', async () => {
    const first = await start()
    await expect(start()).rejects.toThrow(new RegExp(`ended with 1: .*in use by the process with pid ${first.pid}`))
    expect(await first.kill('SIGTERM')).toBe(0)
    writeFileSync(join(folder, 'reference-backend.lock.8'), '999999')
    const second = await start()
    expect(await second.kill('SIGTERM')).toBe(0)
  })

  test.each([
    ['global/pg_control', 'truncated', (file: string) => truncateSync(file, 10)],
    ['PG_VERSION', 'missing', (file: string) => rmSync(file)],
  ])('is refused with the next step when its file %s is %s, as by a loss of power', async (name, _, damage) => {
    await (await start()).kill('SIGTERM')
    damage(join(folder, 'database', name))
    const refusal = `the database in ${folder} cannot be opened \\(.+\\)\\. If its disk is full, make space there\\. Otherwise its files are damaged: restore a backup into another folder`
    await expect(start()).rejects.toThrow(new RegExp(refusal))
  })

  test('has the new orders and the earlier changes when started on a later day', async () => {
    const first = await start()
    const before = await signInAccount(first.address, 'dana')
    const number = await acceptOne(before)
    await first.kill('SIGTERM')
    const later = await spawnBackend({ env: { SEED_NOW: `${TOMORROW}T14:00-04:00`, DATA_DIR: folder } })
    const dana = await signInAccount(later.address, 'dana')
    const search = { carrierCodes: ['NORTH'], startDate: TOMORROW, endDate: '2026-03-12' }
    const reply = await dana.call('POST', '/api/orders/completed', search)
    expect(reply.json<{ workOrders: unknown[] }>().workOrders.length).toBeGreaterThan(12)
    expect((await dana.details(number)).workOrder.status).toBe('ROUTED')
    await later.kill('SIGTERM')
  })
})

test('npm run durability leaves no data folder behind when its backend does not start', () => {
  const folder = mkdtempSync(join(tmpdir(), 'durability-'))
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', join(__dirname, 'proofs/durability.ts')], {
    encoding: 'utf8',
    env: { ...process.env, TMPDIR: folder, COMPILED_BACKEND: '/none' },
  })
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^ended with 1: /)])
  expect(readdirSync(folder).filter((name) => name.startsWith('reference-backend-'))).toEqual([])
})

async function acceptOne(dana: Account): Promise<string> {
  const [order] = await dana.list('available', ['NORTH'])
  const number = order?.workOrderNumber ?? ''
  await dana.call('POST', '/api/orders/update', acceptBody(number))
  return number
}
