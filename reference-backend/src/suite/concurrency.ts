import { type Account, acceptBody, saveBody, signInAccount } from '../testing/client.ts'
import { DROPPED, PICKED, withItems } from '../testing/saves.ts'
import { type OfferedOrders, offeredOrders, respond } from './offeredOrders.ts'
import type { Subject } from './subject.ts'

/** Changes made at the same moment, repeated, or made from an older version. */
export function describeConcurrency(subject: Subject): void {
  describe('concurrency', () => {
    let dana: Account
    let omar: Account
    let offers: OfferedOrders

    beforeAll(async () => {
      dana = await signInAccount(subject().address, 'dana')
      omar = await signInAccount(subject().address, 'omar')
      offers = await offeredOrders(dana, 'NORTH')
    })

    test('an accept and a charge made from an older version are refused', async () => {
      const number = offers.nextOffer()
      const { workOrder, etag } = await dana.details(number)
      expect((await respond(dana, acceptBody(number), { 'if-match': '"999"' })).status).toBe(409)
      expect((await respond(dana, acceptBody(number), { 'if-match': etag })).status).toBe(200)
      const dropped = { ...PICKED, ...DROPPED }
      expect((await offers.save(withItems(workOrder, dropped, { pickupPOD: 'A', dropoffPOD: 'B' }))).status).toBe(200)
      const charge = (version: string) => {
        const body = { workOrderId: workOrder.workOrderId, charge: 12.5 }
        return dana.call('PATCH', '/api/orders/update-charge', body, { 'if-match': version })
      }
      expect((await charge(etag)).status).toBe(409)
      expect((await charge((await dana.details(number)).etag)).status).toBe(200)
    })

    test('of 40 concurrent accepts one wins and the others get 409', async () => {
      for (const number of [offers.nextOffer(), offers.nextOffer()]) {
        const replies = await Promise.all(
          Array.from({ length: 40 }, (_, index) => respond(index % 2 ? dana : omar, acceptBody(number))),
        )
        const statuses = replies.map(({ status }) => status)
        expect(statuses.filter((status) => status === 200)).toHaveLength(1)
        expect(statuses.filter((status) => status === 409)).toHaveLength(39)
      }
    })

    test('a repeated Idempotency-Key gets the first result, also for concurrent requests', async () => {
      const order = await offers.nextAccepted()
      const [item] = saveBody(order).lineItems
      const fresh = { ...item, workOrderLineItemId: null, barcode: '' }
      const body = { ...saveBody(order), lineItems: [item, fresh, fresh] }
      const replies = await Promise.all(
        [1, 2, 3].map(() => offers.save(body, { 'idempotency-key': 'a-key-of-this-save' })),
      )
      expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
      expect((await dana.details(order.workOrderNumber)).workOrder.lineItems).toHaveLength(3)
      const other = await offers.save({ ...body, lineItems: [] }, { 'idempotency-key': 'a-key-of-this-save' })
      expect(other.status).toBe(422)

      const key = { 'idempotency-key': 'a-key-of-an-acceptance' }
      const number = offers.nextOffer()
      expect((await respond(dana, acceptBody(number), key)).status).toBe(200)
      expect((await respond(dana, acceptBody(number), key)).json()).toEqual({
        workOrderNumber: number,
        status: 'ROUTED',
      })
      expect((await respond(omar, acceptBody(number), key)).status).toBe(409)
    })

    test('a save from an older version is a conflict also when it names an item that was removed meanwhile', async () => {
      const number = (await offers.nextAccepted()).workOrderNumber
      const { workOrder, etag } = await dana.details(number)
      const update = saveBody(workOrder)
      expect((await offers.save({ ...update, lineItems: [] }, { 'if-match': etag })).status).toBe(200)
      expect((await offers.save(update, { 'if-match': etag })).status).toBe(409)
      expect((await offers.save(update)).status).toBe(422)
    })

    test('rejects the second of two saves made from one version', async () => {
      const number = (await offers.nextAccepted()).workOrderNumber
      const { workOrder, etag } = await dana.details(number)
      const comments = (text: string) => withItems(workOrder, {}, { ocComments: text })
      expect((await offers.save(comments('first'), { 'if-match': etag })).status).toBe(200)
      expect((await offers.save(comments('second'), { 'if-match': etag })).status).toBe(409)
      const now = await dana.details(number)
      expect(now.workOrder.ocComments).toBe('first')
      expect(now.etag).not.toBe(etag)
      expect((await offers.save(comments('third'), { 'if-match': `W/${now.etag}` })).status).toBe(200)
    })
  })
}
