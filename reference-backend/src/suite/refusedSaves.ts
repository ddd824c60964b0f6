import { type Account, saveBody, signInAccount } from '../testing/client.ts'
import { DROPPED, PICKED, withItems } from '../testing/saves.ts'
import { type OfferedOrders, offeredOrders } from './offeredOrders.ts'
import type { Subject } from './subject.ts'

/** Saves that are refused with a reason and change nothing. */
export function describeRefusedSaves(subject: Subject): void {
  describe('refused saves', () => {
    let dana: Account
    let offers: OfferedOrders

    beforeAll(async () => {
      dana = await signInAccount(subject().address, 'dana')
      offers = await offeredOrders(dana, 'SUMMIT')
    })

    test('rejects a line item id of another order, a repeated id and an unknown type with 422 and changes nothing', async () => {
      const [order, other] = [await offers.nextAccepted(), await offers.nextAccepted()]
      const before = await dana.details(order.workOrderNumber)
      const update = saveBody(order)
      const [item] = update.lineItems
      const wrong: readonly object[] = [
        { ...update, order: { ...update.order, workOrderId: other.workOrderId } },
        { ...update, lineItems: saveBody(other).lineItems },
        { ...update, lineItems: [...update.lineItems, { ...item, barcode: 'AGAIN' }] },
        { ...update, lineItems: [{ ...item, itemTypeId: 999 }] },
      ]
      for (const body of wrong) expect((await offers.save(body)).status).toBe(422)
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
      expect((await offers.save(withItems(workOrder, parts, proof))).status).toBe(422)
    })

    test('every item of a picked up order is removed with a no-load only', async () => {
      const order = await offers.nextAccepted()
      expect((await offers.save(withItems(order, PICKED, { pickupPOD: 'A. Ruiz' }))).status).toBe(200)
      const noItems = { ...saveBody(order), lineItems: [] }
      expect((await offers.save(noItems)).status).toBe(422)
      const noLoad = {
        pickupPOD: 'A. Ruiz',
        noLoad: true,
        noLoadComments: 'Closed',
        noLoadPickupTime: '03/10/2026 10:30 ET',
      }
      expect((await offers.save({ ...noItems, order: { ...noItems.order, ...noLoad } })).status).toBe(200)
    })
  })
}
