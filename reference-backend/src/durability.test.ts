import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Account, acceptance, type LineItemUpdate, signIn, TODAY, TOMORROW, unchanged } from './testing/client.ts'
import { startProcess } from './testing/startProcess.ts'

const KILLS = 3
const LINES = 20

jest.setTimeout(120_000)

describe('a data folder', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'reference-backend-'))
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))
  const start = () => startProcess({ env: { TODAY, DATA_DIR: folder } })

  test('keeps every save that was answered through kill -9, and half of none', async () => {
    let backend = await start()
    let dana = await signIn(backend.address, 'dana')
    const number = await acceptOne(dana)
    expect((await saveMarked(dana, number, 1)).status).toBe(200)
    let acknowledged = 1
    for (let kill = 1; kill <= KILLS; kill++) {
      const before = acknowledged
      let attempted = acknowledged
      const saving = (async () => {
        for (;;) {
          attempted++
          const reply = await saveMarked(dana, number, attempted)
          if (reply.status === 200) acknowledged = attempted
        }
      })()
      while (acknowledged < before + kill) await passes(5)
      // Somewhere in the middle of the save that runs now.
      await passes(kill * 3)
      await backend.kill('SIGKILL')
      await expect(saving).rejects.toThrow()

      backend = await start()
      dana = await signIn(backend.address, 'dana')
      const { workOrder } = await dana.details(number)
      const marks = new Set([workOrder.ocComments, ...workOrder.lineItems.map(({ barcode }) => barcode)])
      expect(marks.size).toBe(1)
      expect(workOrder.lineItems).toHaveLength(LINES)
      expect([`${acknowledged}`, `${attempted}`]).toContain([...marks][0])
      acknowledged = Number([...marks][0])
    }
    expect(acknowledged).toBeGreaterThan(KILLS)
    expect(await backend.kill('SIGTERM')).toBe(0)
  })

  test('belongs to one process; a second one says whose it is; what a dead one left is taken over', async () => {
    const first = await start()
    await expect(start()).rejects.toThrow(new RegExp(`ended with 1: .*in use by the process with pid ${first.pid}`))
    expect(await first.kill('SIGTERM')).toBe(0)
    writeFileSync(join(folder, 'reference-backend.lock'), '999999')
    const second = await start()
    expect(await second.kill('SIGTERM')).toBe(0)
  })

  test('started on a later day it has that day’s orders too, and what was done before', async () => {
    const first = await start()
    const before = await signIn(first.address, 'dana')
    const number = await acceptOne(before)
    await first.kill('SIGTERM')
    const later = await startProcess({ env: { TODAY: TOMORROW, DATA_DIR: folder } })
    const dana = await signIn(later.address, 'dana')
    const search = { carrierCodes: ['NORTH'], startDate: TOMORROW, endDate: '2026-03-12' }
    const reply = await dana.call('POST', '/api/orders/completed', search)
    expect(reply.json<{ workOrders: unknown[] }>().workOrders.length).toBeGreaterThan(12)
    expect((await dana.details(number)).workOrder.status).toBe('ROUTED')
    await later.kill('SIGTERM')
  })
})

const passes = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

async function acceptOne(dana: Account): Promise<string> {
  const [order] = await dana.list('available', ['NORTH'])
  const number = order?.workOrderNumber ?? ''
  await dana.call('POST', '/api/orders/update', acceptance(number))
  return number
}

/** Saves the order with 20 lines that all carry the mark. */
async function saveMarked(dana: Account, number: string, mark: number) {
  const update = unchanged((await dana.details(number)).workOrder)
  const line = { ...update.lineItems[0], workOrderLineItemId: null, itemTypeId: 1, quantity: 1 }
  const lineItems = Array.from({ length: LINES }, () => ({ ...line, barcode: String(mark) }))
  const body = { order: { ...update.order, ocComments: String(mark) }, lineItems } as LineItemUpdate
  return dana.call('POST', '/api/orders/line-item-update', body)
}
