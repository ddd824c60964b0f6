import { CARRIERS } from './accounts.ts'
import { makeOrders } from './makeOrders.ts'

const DAY = '2026-11-21'
const orders = makeOrders(DAY, 400)

test('the same day gives the same orders, another day different ones', () => {
  expect(makeOrders(DAY, 400)).toEqual(orders)
  expect(makeOrders('2026-11-22', 400)).not.toEqual(orders)
})

test.each([400, 10_000, 37])('creates %d orders with unique numbers', (count) => {
  const made = makeOrders(DAY, count)
  expect(new Set(made.map(({ number }) => number)).size).toBe(count)
})

test('the orders cover all statuses, carriers, zones and temperature states, and 0 to 40 items', () => {
  const all = (values: readonly string[]) => [...new Set(values)].toSorted()
  expect(all(orders.map(({ status }) => status))).toEqual(['AVAILABLE', 'COMPLETED', 'PICKED_UP', 'REJECTED', 'ROUTED'])
  expect(all(orders.map((order) => order.carrier_code))).toEqual(all(CARRIERS.map(({ code }) => code)))
  expect(all(orders.map(({ facts }) => (facts.pickupEarliestDateTime ?? '').split(' ')[3] ?? ''))).toEqual([
    'CT',
    'ET',
    'MST',
    'MT',
    'PT',
  ])
  expect(all(orders.flatMap(({ facts }) => facts.tempStates ?? []))).toEqual([
    'Ambient',
    'Dry Ice',
    'Frozen',
    'Refrigerated',
  ])
  const counts = orders.map(({ items }) => items.length)
  expect(Math.min(...counts)).toBe(0)
  expect(Math.max(...counts)).toBeGreaterThan(20)
  expect(Math.max(...counts)).toBeLessThanOrEqual(40)
})

test.each(['2026-03-08', '2026-11-01', '2028-02-29'])(
  'on %s every pickup text names the pickup day and the windows are in order',
  (day) => {
    for (const order of makeOrders(day, 400)) {
      const { pickupEarliestDateTime: text } = order.facts
      expect(text).toMatch(/^\d\d\/\d\d\/\d{4} \d\d:\d\d [AP]M (ET|CT|MT|MST|PT)$/)
      const [month, date, year] = (text ?? '').split(/[/ ]/)
      expect(`${year}-${month}-${date}`).toBe(order.pickup_day)
      expect(order.facts.timeToComplete).toBeGreaterThan(0)
    }
  },
)
