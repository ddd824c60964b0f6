import { type Account, type ListKind, send, signInAccount } from '../testing/client.ts'
import { type SampleOrder, sampleCalls } from '../testing/sampleCalls.ts'
import type { Subject } from './subject.ts'

/** One value, so that it is found in the lists below. */
const NO_ITEMS: readonly unknown[] = []

/** Long enough for a new password and short enough for an order number, so that each fits every field of free text. */
const SQL = [
  "x' or 1=1 --",
  "'; drop table orders; --",
  '1; select pg_sleep(5)',
  "\\'; truncate audit",
  '%27%20or%201',
  '$1 or $2 or $3',
]

/** The status of a text that fits openapi.yaml but names nothing that the user may use; other wrong values get 422. */
const UNKNOWN_NAMES: Readonly<Record<string, number>> = {
  'login username': 401,
  'login password': 401,
  'resetPassword username': 403,
  'resetPassword newPassword': 403,
  'availableOrders carrierCodes.0': 200,
  'acceptedOrders carrierCodes.0': 200,
  'completedOrders carrierCodes.0': 200,
  'orderDetails workOrderNumber': 404,
  'answerOrder workOrderNumber': 404,
  'updateLineItems order.workOrderNumber': 404,
}

/** Values that are right for a field of a changing call; the test does not send them. */
const RIGHT: Readonly<Record<string, readonly unknown[]>> = {
  'answerOrder ocReferenceNumber': SQL,
  'answerOrder userComment': ['', ...SQL],
  'updateLineItems order.pickupPOD': [''],
  'updateLineItems order.dropoffPOD': [''],
  'updateLineItems order.ocComments': ['', ...SQL],
  'updateLineItems order.noLoadComments': ['', ...SQL],
  'updateLineItems order.noLoadPickupTime': [''],
  'updateLineItems order.ocCharge': [null, 5.5, -1],
  'updateLineItems lineItems': [NO_ITEMS],
  'updateLineItems lineItems.0.workOrderLineItemId': [null],
  'updateLineItems lineItems.0.barcode': ['', ...SQL],
  'updateLineItems lineItems.0.pickupTimeActual': [''],
  'updateLineItems lineItems.0.pickupTimeOffset': [''],
  'updateLineItems lineItems.0.dropoffTimeActual': [''],
  'updateLineItems lineItems.0.dropoffTimeOffset': [''],
  'updateCharge charge': [5.5, -1],
}

/** Requests that fit the contract but for the value of one field. */
export function describeWrongValues(subject: Subject): void {
  describe('wrong values', () => {
    let dana: Account
    let orders: Readonly<Record<ListKind, SampleOrder>>

    beforeAll(async () => {
      dana = await signInAccount(subject().address, 'dana')
      orders = {
        available: await first('available'),
        accepted: await first('accepted'),
        completed: await first('completed'),
      }
    })

    const first = async (kind: ListKind) => {
      const order = (await dana.list(kind, ['BAY'])).find(
        ({ status, lineItems }) => status !== 'PICKED_UP' && lineItems.length > 0,
      )
      if (!order) throw new Error(`BAY has no ${kind} order today`)
      return { ...order, lineItems: order.lineItems.slice(0, 1) }
    }

    const stored = () =>
      Promise.all(
        Object.entries(orders).map(async ([kind, { workOrderNumber }]) => [
          await dana.list(kind as ListKind, ['BAY', 'NORTH', 'SUMMIT']),
          await dana.details(workOrderNumber),
        ]),
      )

    test('rejects every wrong value in every field of every call with 4xx and a reason', async () => {
      const values = [null, true, 5.5, -1, 1e300, '', 'x'.repeat(70_000), '\0', '\ud800', NO_ITEMS, {}, [null], ...SQL]
      const calls = {
        ...sampleCalls(orders.completed),
        answerOrder: sampleCalls(orders.available).answerOrder,
        updateLineItems: sampleCalls(orders.accepted).updateLineItems,
      }
      const before = await stored()
      const unexpected: string[] = []
      for (const [name, [method, path, body]] of Object.entries(calls))
        await inParallel([...wrongBodies(body, values)], async ([at, value, wrong]) => {
          const field = `${name} ${at}`
          if (RIGHT[field]?.includes(value)) return
          const { status, text } = await send(subject().address, method, path, wrong, {
            token: dana.token,
            // Wrong passwords delay the sign-ins of this address only.
            headers: { 'x-forwarded-for': '203.0.113.20' },
          })
          const expected = (SQL.includes(String(value)) && UNKNOWN_NAMES[field]) || 422
          if (status !== expected || (status !== 200 && !/"message":"[^"]/.test(text)))
            unexpected.push(`${field} ${JSON.stringify(value).slice(0, 30)}: ${status} ${text.slice(0, 200)}`)
        })
      expect(unexpected).toEqual([])
      expect(await stored()).toEqual(before)
      // The bodies themselves are right, so that each refusal was due to the wrong value.
      for (const [method, path, body] of [calls.answerOrder, calls.updateLineItems, calls.updateCharge])
        expect((await dana.call(method, path, body)).status).toBe(200)
    })
  })
}

async function inParallel<T>(parts: readonly T[], work: (part: T) => Promise<void>): Promise<void> {
  for (let at = 0; at < parts.length; at += 12) await Promise.all(parts.slice(at, at + 12).map(work))
}

/** Copies of the body with each of its fields, nested ones included, replaced by each of the values in turn: field, value, body. */
function* wrongBodies(
  body: unknown,
  values: readonly unknown[],
): Generator<readonly [field: string, value: unknown, body: unknown]> {
  if (typeof body !== 'object' || body === null) return
  for (const [key, part] of Object.entries(body)) {
    const put = (value: unknown) =>
      Array.isArray(body) ? body.map((old, index) => (String(index) === key ? value : old)) : { ...body, [key]: value }
    for (const value of values) yield [key, value, put(value)]
    for (const [inner, value, wrong] of wrongBodies(part, values)) yield [`${key}.${inner}`, value, put(wrong)]
  }
}
