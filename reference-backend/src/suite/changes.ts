import { type Account, acceptBody, saveBody, signIn, type WorkOrder } from '../testing/client.ts'
import { DROPPED, PICKED, withItems } from '../testing/saves.ts'
import type { Subject } from './subject.ts'

/** Accepting, declining, saving and correcting the charge of an order. */
export function describeChanges(subject: Subject): void {
  describe('changes', () => {
    let dana: Account
    let omar: Account
    let offered: string[]

    beforeAll(async () => {
      const { address } = subject()
      ;[dana, omar] = await Promise.all([signIn(address, 'dana'), signIn(address, 'omar')])
      const orders = await dana.list('available', ['NORTH'])
      offered = orders.filter(({ lineItems }) => lineItems.length > 0).map((order) => order.workOrderNumber)
    })

    const nextOffer = () => {
      const number = offered.pop()
      if (!number) throw new Error('no more orders are offered')
      return number
    }
    const respond = (account: Account, body: object, headers?: Record<string, string>) =>
      account.call('POST', '/api/orders/update', body, headers)
    const save = (body: object, headers?: Record<string, string>) =>
      dana.call('POST', '/api/orders/line-item-update', body, headers)
    const nextAccepted = async (): Promise<WorkOrder> => {
      const number = nextOffer()
      await respond(dana, acceptBody(number))
      return (await dana.details(number)).workOrder
    }

    test('an order goes from offered over routed and picked up to completed; then only its charge can change', async () => {
      const order = await nextAccepted()
      expect(order).toMatchObject({ status: 'ROUTED', ocReferenceNumber: 'REF-1' })
      const charge = (amount: number) =>
        dana.call('PATCH', '/api/orders/update-charge', { workOrderId: order.workOrderId, charge: amount })
      expect((await charge(10)).status).toBe(409)

      const picked = withItems(order, PICKED, { pickupPOD: 'A. Ruiz', ocCharge: 84.5 })
      expect((await save(picked)).json()).toEqual({ workOrderNumber: order.workOrderNumber, status: 'PICKED_UP' })
      const dropped = withItems(order, { ...PICKED, ...DROPPED }, { pickupPOD: 'A. Ruiz', dropoffPOD: 'B. Ward' })
      expect((await save(dropped)).json()).toMatchObject({ status: 'COMPLETED' })
      expect((await save(dropped)).status).toBe(409)

      for (const amount of [-12.345, 0.1234567891, 1e-9, 999_999.999]) expect((await charge(amount)).status).toBe(422)
      expect((await charge(-12.35)).text).toBe('Charge updated')
      const { workOrder } = await dana.details(order.workOrderNumber)
      expect(workOrder).toMatchObject({
        status: 'COMPLETED',
        pickupPOD: 'A. Ruiz',
        dropoffPOD: 'B. Ward',
        ocCharge: -12.35,
      })
      expect(workOrder.lineItems[0]).toMatchObject({ ...PICKED, dropoffTimeActual: DROPPED.dropoffTimeActual })
    })

    test('a decline needs a reason and ends the offer', async () => {
      const workOrderNumber = nextOffer()
      const decline = { workOrderNumber, ocStatus: 'REJECTED', ocReferenceNumber: '', userComment: 'No vehicle free' }
      expect((await respond(dana, { ...decline, userComment: ' ' })).status).toBe(422)
      for (const blank of [' ', '\u200b', '\u3000\u2060'])
        expect((await respond(dana, { ...acceptBody(workOrderNumber), ocReferenceNumber: blank })).status).toBe(422)
      expect((await respond(dana, decline)).json()).toEqual({ workOrderNumber, status: 'REJECTED' })
      expect((await respond(dana, acceptBody(workOrderNumber))).status).toBe(409)
      expect((await dana.details(workOrderNumber)).workOrder.status).toBe('REJECTED')
    })

    test('a no-load completes an order and has no dropoff signature', async () => {
      const order = await nextAccepted()
      const noLoad = {
        noLoad: true,
        noLoadComments: 'Closed',
        noLoadPickupTime: '03/10/2026 10:30 AM ET',
        pickupPOD: 'D',
      }
      expect((await save(withItems(order, {}, { ...noLoad, noLoadComments: '' }))).status).toBe(422)
      expect((await save(withItems(order, {}, { ...noLoad, noLoadPickupTime: '' }))).status).toBe(422)
      expect((await save(withItems(order, {}, { ...noLoad, dropoffPOD: 'X' }))).json()).toMatchObject({
        status: 'COMPLETED',
      })
      expect((await dana.details(order.workOrderNumber)).workOrder).toMatchObject({ noLoad: true, dropoffPOD: null })
    })

    test('line items are changed, split and removed as sent; a new one takes the temperature state', async () => {
      const order = await nextAccepted()
      const [first] = saveBody(order).lineItems
      const update = saveBody(order)
      const fresh = { ...first, workOrderLineItemId: null, barcode: '' }
      const lineItems = [{ ...first, barcode: 'NEW-1' }, fresh, fresh]
      expect((await save({ ...update, lineItems })).status).toBe(200)
      const saved = (await dana.details(order.workOrderNumber)).workOrder.lineItems
      expect(saved.map((item) => item.barcode)).toEqual(['NEW-1', null, null])
      expect(saved[0]?.workOrderLineItemId).toBe(first?.workOrderLineItemId)
      expect(new Set(saved.map((item) => item.tempState))).toEqual(new Set([order.lineItems[0]?.tempState]))
    })

    test('rejects a line item id of another order, a repeated id and an unknown type with 422 and changes nothing', async () => {
      const [order, other] = [await nextAccepted(), await nextAccepted()]
      const before = await dana.details(order.workOrderNumber)
      const update = saveBody(order)
      const [item] = update.lineItems
      const wrong: readonly object[] = [
        { ...update, order: { ...update.order, workOrderId: other.workOrderId } },
        { ...update, lineItems: saveBody(other).lineItems },
        { ...update, lineItems: [...update.lineItems, { ...item, barcode: 'AGAIN' }] },
        { ...update, lineItems: [{ ...item, itemTypeId: 999 }] },
      ]
      for (const body of wrong) expect((await save(body)).status).toBe(422)
      expect(await dana.details(order.workOrderNumber)).toEqual(before)
    })

    test.each([
      ['a pickup time without a signature', PICKED, {}],
      ['a dropoff time without a pickup time', DROPPED, { pickupPOD: 'A', dropoffPOD: 'B' }],
      ['a dropoff time without a dropoff signature', { ...PICKED, ...DROPPED }, { pickupPOD: 'A' }],
      ['a signature and nothing picked up', {}, { pickupPOD: 'A' }],
      ['a dropoff signature and nothing dropped off', PICKED, { pickupPOD: 'A', dropoffPOD: 'B' }],
      ['a day that does not exist', { ...PICKED, pickupTimeActual: '02/30/2026 10:00 ET' }, { pickupPOD: 'A' }],
      [
        'a time in the gap of daylight saving',
        { ...PICKED, pickupTimeActual: '03/08/2026 02:30 ET' },
        { pickupPOD: 'A' },
      ],
      ['a time in the year 9999', { ...PICKED, pickupTimeActual: '03/10/9999 10:00 ET' }, { pickupPOD: 'A' }],
      ['a time in the zone XQZ', { ...PICKED, pickupTimeActual: '03/10/2026 10:00 XQZ' }, { pickupPOD: 'A' }],
      ['the offset +99:99', { ...PICKED, pickupTimeOffset: '+99:99' }, { pickupPOD: 'A' }],
      ['the offset of another zone', { ...PICKED, pickupTimeOffset: '+14:00' }, { pickupPOD: 'A' }],
      [
        'a dropoff before the pickup',
        { ...PICKED, dropoffTimeActual: '03/10/2026 08:00 ET' },
        { pickupPOD: 'A', dropoffPOD: 'B' },
      ],
      ['a charge of three decimals', {}, { ocCharge: 12.345 }],
      ['a time without a zone', { ...PICKED, pickupTimeActual: '03/10/2026 10:00' }, { pickupPOD: 'A' }],
      ['an invalid offset', { ...PICKED, pickupTimeOffset: 'ET' }, { pickupPOD: 'A' }],
    ])('rejects a save with %s', async (_, parts, proof) => {
      const [order] = await dana
        .list('accepted', ['SUMMIT'])
        .then((orders) => orders.filter(({ status }) => status === 'ROUTED'))
      const { workOrder } = await dana.details(order?.workOrderNumber ?? '')
      expect((await save(withItems(workOrder, parts, proof))).status).toBe(422)
    })

    test('every item of a picked up order is removed with a no-load only', async () => {
      const order = await nextAccepted()
      expect((await save(withItems(order, PICKED, { pickupPOD: 'A. Ruiz' }))).status).toBe(200)
      const noItems = { ...saveBody(order), lineItems: [] }
      expect((await save(noItems)).status).toBe(422)
      const noLoad = {
        pickupPOD: 'A. Ruiz',
        noLoad: true,
        noLoadComments: 'Closed',
        noLoadPickupTime: '03/10/2026 10:30 ET',
      }
      expect((await save({ ...noItems, order: { ...noItems.order, ...noLoad } })).status).toBe(200)
    })

    test('an accept and a charge made from an older version are refused', async () => {
      const number = nextOffer()
      const { workOrder, etag } = await dana.details(number)
      expect((await respond(dana, acceptBody(number), { 'if-match': '"999"' })).status).toBe(409)
      expect((await respond(dana, acceptBody(number), { 'if-match': etag })).status).toBe(200)
      const dropped = { ...PICKED, ...DROPPED }
      expect((await save(withItems(workOrder, dropped, { pickupPOD: 'A', dropoffPOD: 'B' }))).status).toBe(200)
      const charge = (version: string) => {
        const body = { workOrderId: workOrder.workOrderId, charge: 12.5 }
        return dana.call('PATCH', '/api/orders/update-charge', body, { 'if-match': version })
      }
      expect((await charge(etag)).status).toBe(409)
      expect((await charge((await dana.details(number)).etag)).status).toBe(200)
    })

    test('of 40 concurrent accepts one wins and the others get 409', async () => {
      for (const number of [nextOffer(), nextOffer()]) {
        const replies = await Promise.all(
          Array.from({ length: 40 }, (_, index) => respond(index % 2 ? dana : omar, acceptBody(number))),
        )
        const statuses = replies.map(({ status }) => status)
        expect(statuses.filter((status) => status === 200)).toHaveLength(1)
        expect(statuses.filter((status) => status === 409)).toHaveLength(39)
      }
    })

    test('a repeated Idempotency-Key gets the first result, also for concurrent requests', async () => {
      const order = await nextAccepted()
      const [item] = saveBody(order).lineItems
      const fresh = { ...item, workOrderLineItemId: null, barcode: '' }
      const body = { ...saveBody(order), lineItems: [item, fresh, fresh] }
      const replies = await Promise.all([1, 2, 3].map(() => save(body, { 'idempotency-key': 'a-key-of-this-save' })))
      expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
      expect((await dana.details(order.workOrderNumber)).workOrder.lineItems).toHaveLength(3)
      const other = await save({ ...body, lineItems: [] }, { 'idempotency-key': 'a-key-of-this-save' })
      expect(other.status).toBe(422)

      const key = { 'idempotency-key': 'a-key-of-an-acceptance' }
      const number = nextOffer()
      expect((await respond(dana, acceptBody(number), key)).status).toBe(200)
      expect((await respond(dana, acceptBody(number), key)).json()).toEqual({
        workOrderNumber: number,
        status: 'ROUTED',
      })
      expect((await respond(omar, acceptBody(number), key)).status).toBe(409)
    })

    test('rejects the second of two saves made from one version', async () => {
      const number = (await nextAccepted()).workOrderNumber
      const { workOrder, etag } = await dana.details(number)
      const comments = (text: string) => withItems(workOrder, {}, { ocComments: text })
      expect((await save(comments('first'), { 'if-match': etag })).status).toBe(200)
      expect((await save(comments('second'), { 'if-match': etag })).status).toBe(409)
      const now = await dana.details(number)
      expect(now.workOrder.ocComments).toBe('first')
      expect(now.etag).not.toBe(etag)
      expect((await save(comments('third'), { 'if-match': `W/${now.etag}` })).status).toBe(200)
    })

    test('hostile text is returned as it was saved', async () => {
      const order = await nextAccepted()
      const text = `=cmd|' /C calc'!A0 <img src=x onerror=alert(1)> \u202Egnp.exe 👩‍👩‍👧 "; drop table orders; --`
      const [item] = saveBody(order).lineItems
      const update = withItems(order, {}, { ocComments: text })
      expect((await save({ ...update, lineItems: [{ ...item, barcode: text }] })).status).toBe(200)
      const { workOrder } = await dana.details(order.workOrderNumber)
      expect([workOrder.ocComments, workOrder.lineItems[0]?.barcode]).toEqual([text, text])
    })
  })
}
