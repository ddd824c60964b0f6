import { type Account, acceptBody, saveBody, signInAccount } from '../testing/client.ts'
import { DROPPED, PICKED, withItems } from '../testing/saves.ts'
import { type OfferedOrders, offeredOrders, respond } from './offeredOrders.ts'
import type { Subject } from './subject.ts'

/** Accepting, declining, saving and correcting the charge of an order. */
export function describeChanges(subject: Subject): void {
  describe('changes', () => {
    let dana: Account
    let offers: OfferedOrders

    beforeAll(async () => {
      dana = await signInAccount(subject().address, 'dana')
      offers = await offeredOrders(dana, 'BAY')
    })

    test('an order goes from offered over routed and picked up to completed; then only its charge can change', async () => {
      const order = await offers.nextAccepted()
      expect(order).toMatchObject({ status: 'ROUTED', ocReferenceNumber: 'REF-1' })
      const charge = (amount: number) =>
        dana.call('PATCH', '/api/orders/update-charge', { workOrderId: order.workOrderId, charge: amount })
      expect((await charge(10)).status).toBe(409)

      const picked = withItems(order, PICKED, { pickupPOD: 'A. Ruiz', ocCharge: 84.5 })
      expect((await offers.save(picked)).json()).toEqual({
        workOrderNumber: order.workOrderNumber,
        status: 'PICKED_UP',
      })
      const dropped = withItems(order, { ...PICKED, ...DROPPED }, { pickupPOD: 'A. Ruiz', dropoffPOD: 'B. Ward' })
      expect((await offers.save(dropped)).json()).toMatchObject({ status: 'COMPLETED' })
      expect((await offers.save(dropped)).status).toBe(409)

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
      const workOrderNumber = offers.nextOffer()
      const decline = { workOrderNumber, ocStatus: 'REJECTED', ocReferenceNumber: '', userComment: 'No vehicle free' }
      expect((await respond(dana, { ...decline, userComment: ' ' })).status).toBe(422)
      for (const blank of [' ', '\u200b', '\u3000\u2060'])
        expect((await respond(dana, { ...acceptBody(workOrderNumber), ocReferenceNumber: blank })).status).toBe(422)
      expect((await respond(dana, decline)).json()).toEqual({ workOrderNumber, status: 'REJECTED' })
      expect((await respond(dana, acceptBody(workOrderNumber))).status).toBe(409)
      expect((await dana.details(workOrderNumber)).workOrder.status).toBe('REJECTED')
    })

    test('a no-load completes an order and has no dropoff signature', async () => {
      const order = await offers.nextAccepted()
      const noLoad = {
        noLoad: true,
        noLoadComments: 'Closed',
        noLoadPickupTime: '03/10/2026 10:30 AM ET',
        pickupPOD: 'D',
      }
      expect((await offers.save(withItems(order, {}, { ...noLoad, noLoadComments: '' }))).status).toBe(422)
      expect((await offers.save(withItems(order, {}, { ...noLoad, noLoadPickupTime: '' }))).status).toBe(422)
      expect((await offers.save(withItems(order, {}, { ...noLoad, dropoffPOD: 'X' }))).json()).toMatchObject({
        status: 'COMPLETED',
      })
      expect((await dana.details(order.workOrderNumber)).workOrder).toMatchObject({ noLoad: true, dropoffPOD: null })
    })

    test('times and signatures that show nothing are empty: they neither pick up nor complete an order', async () => {
      const order = await offers.nextAccepted()
      const zeroWidthSpace = '\u200b'
      const unpicked = withItems(
        order,
        { pickupTimeActual: zeroWidthSpace, dropoffTimeActual: ' ' },
        { dropoffPOD: zeroWidthSpace },
      )
      expect((await offers.save(unpicked)).json()).toMatchObject({ status: 'ROUTED' })

      const [item] = withItems(order, { ...PICKED, ...DROPPED }).lineItems
      const added = { ...item, workOrderLineItemId: null, barcode: '' }
      const lineItems = [item, { ...added, dropoffTimeActual: zeroWidthSpace }]
      const proof = { ...saveBody(order).order, pickupPOD: 'A. Ruiz', dropoffPOD: 'B. Ward' }
      expect((await offers.save({ order: proof, lineItems })).json()).toMatchObject({ status: 'PICKED_UP' })
      const { workOrder } = await dana.details(order.workOrderNumber)
      expect(workOrder.lineItems.map((saved) => saved.dropoffTimeActual)).toEqual([DROPPED.dropoffTimeActual, null])
      const unsigned = { ...proof, dropoffPOD: zeroWidthSpace }
      expect((await offers.save({ order: unsigned, lineItems: [item] })).text).toContain(
        'Dropoff Signature is required.',
      )
    })

    test('line items are changed, split and removed as sent; a new one takes the temperature state', async () => {
      const order = await offers.nextAccepted()
      const [first] = saveBody(order).lineItems
      const update = saveBody(order)
      const fresh = { ...first, workOrderLineItemId: null, barcode: '' }
      const lineItems = [{ ...first, barcode: 'NEW-1' }, fresh, fresh]
      expect((await offers.save({ ...update, lineItems })).status).toBe(200)
      const saved = (await dana.details(order.workOrderNumber)).workOrder.lineItems
      expect(saved.map((item) => item.barcode)).toEqual(['NEW-1', null, null])
      expect(saved[0]?.workOrderLineItemId).toBe(first?.workOrderLineItemId)
      expect(new Set(saved.map((item) => item.tempState))).toEqual(new Set([order.lineItems[0]?.tempState]))
    })

    test('takes 5,000 line items with the longest barcodes', async () => {
      const order = await offers.nextAccepted()
      const update = withItems(order, PICKED, { pickupPOD: 'A. Ruiz' })
      const line = { ...update.lineItems[0], workOrderLineItemId: null, barcode: 'x'.repeat(255) }
      const lineItems = Array.from({ length: 5000 }, () => line)
      expect((await offers.save({ ...update, lineItems })).status).toBe(200)
      const { workOrder } = await dana.details(order.workOrderNumber)
      expect(workOrder.lineItems).toHaveLength(5000)
      // The lists of later tests have no such order.
      const [first] = saveBody(workOrder).lineItems
      expect((await offers.save({ ...saveBody(workOrder), lineItems: [first] })).status).toBe(200)
    })

    test('hostile text is returned as it was saved', async () => {
      const order = await offers.nextAccepted()
      const text = `=cmd|' /C calc'!A0 <img src=x onerror=alert(1)> \u202Egnp.exe 👩‍👩‍👧 "; drop table orders; --`
      const [item] = saveBody(order).lineItems
      const update = withItems(order, {}, { ocComments: text })
      expect((await offers.save({ ...update, lineItems: [{ ...item, barcode: text }] })).status).toBe(200)
      const { workOrder } = await dana.details(order.workOrderNumber)
      expect([workOrder.ocComments, workOrder.lineItems[0]?.barcode]).toEqual([text, text])
    })
  })
}
