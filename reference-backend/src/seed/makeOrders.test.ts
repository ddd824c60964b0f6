import { parseWorkOrderTime } from '@carrier-portal/shared-ui/time'
import { CARRIERS } from './accounts.ts'
import { makeOrders } from './makeOrders.ts'
import { seedPlan } from './seedPlan.ts'

const at = (time: string, count = 400) => makeOrders(seedPlan(count, time, new Date()))
const NOON = '2026-11-21T12:05-05:00'
const orders = at(NOON)
const instant = (text: string | null | undefined) => parseWorkOrderTime(text)?.instant ?? Number.NaN
const today = (status: string, day = '2026-11-21', made = orders) =>
  made.filter((order) => order.status === status && order.pickup_day === day && order.items.length > 0)

test('makes the same orders for the same quarter of an hour, and others for another time', () => {
  expect(at('2026-11-21T12:14-05:00')).toEqual(orders)
  expect(at('2026-11-21T12:15-05:00')).not.toEqual(orders)
  expect(at('2026-11-22T12:05-05:00')).not.toEqual(orders)
})

test('makes the same orders at other dates on another day, and others when a database has orders', () => {
  const shapes = (made: ReturnType<typeof makeOrders>) =>
    made.map(({ number, status, carrier_code, items }) => ({
      order: [number, status, carrier_code],
      items: items.map(({ item_type_id, temp_state, quantity, barcode }) => [
        item_type_id,
        temp_state,
        quantity,
        barcode,
      ]),
    }))
  const another = seedPlan(400, '2026-11-25T12:05-05:00', new Date())
  expect(shapes(makeOrders(another))).toEqual(shapes(orders))
  expect(shapes(makeOrders(another, 100_401)).map(({ items }) => items.length)).not.toEqual(
    shapes(orders).map(({ items }) => items.length),
  )
})

test.each([
  ['AVAILABLE', '12:05-05:00', 'pickupLatestDateTime'],
  ['ROUTED', '12:05-05:00', 'pickupLatestDateTime'],
  ['PICKED_UP', '12:05-05:00', 'dropoffLatestDateTime'],
  ['AVAILABLE', '05:00-05:00', 'pickupLatestDateTime'],
  ['AVAILABLE', '09:00-05:00', 'pickupLatestDateTime'],
  ['AVAILABLE', '15:59-05:00', 'pickupLatestDateTime'],
  ['AVAILABLE', '18:00-05:00', 'pickupLatestDateTime'],
] as const)('about 10 %% of the %s orders at %s are late, 15 %% due within the hour', (status, time, field) => {
  const now = Date.parse(`2026-11-21T${time}`)
  const due = today(status, '2026-11-21', at(`2026-11-21T${time}`)).map(({ facts }) => instant(facts[field]) - now)
  const share = (from: number, to: number) =>
    due.filter((left) => left >= from * 60_000 && left <= to * 60_000).length / due.length
  expect(share(-100, -1)).toBeGreaterThan(0.05)
  expect(share(-100, -1)).toBeLessThan(0.15)
  expect(share(0, 60)).toBeGreaterThan(0.1)
  expect(share(0, 60)).toBeLessThan(0.2)
  expect(share(61, 500)).toBeGreaterThan(0.7)
})

test('picked up and completed orders of today were picked up before now, completed ones also dropped off', () => {
  const now = Date.parse(NOON)
  const picked = [...today('PICKED_UP'), ...today('COMPLETED')].flatMap(({ items }) => items)
  for (const { pickup_time } of picked) if (pickup_time) expect(instant(pickup_time)).toBeLessThan(now)
  for (const { dropoff_time } of picked) if (dropoff_time) expect(instant(dropoff_time)).toBeLessThan(now)
  expect(today('PICKED_UP').length).toBeGreaterThan(20)
  expect(today('COMPLETED').length).toBeGreaterThan(40)
})

test.each(['NORTH', 'BAY', 'SUMMIT'])('%s has more than a page of orders on each list today', (code) => {
  for (const statuses of [['AVAILABLE'], ['ROUTED', 'PICKED_UP'], ['COMPLETED']]) {
    const listed = statuses.flatMap((status) => today(status)).filter((order) => order.carrier_code === code)
    expect(listed.length).toBeGreaterThan(12)
  }
})

test.each(['00:05-05:00', '00:05-08:00', '05:00Z'])('at %s no order of today is planned for the day before', (time) => {
  expect(today('AVAILABLE', '2026-11-21', at(`2026-11-21T${time}`)).length).toBeGreaterThan(50)
})

test('offers made late in the evening reach into tomorrow', () => {
  const made = at('2026-11-21T22:00-05:00')
  expect(today('AVAILABLE', '2026-11-22', made).length).toBeGreaterThan(40)
  expect(today('AVAILABLE', '2026-11-21', made).length).toBeGreaterThan(15)
})

test('bicycles carry ambient items under 5 miles, and most orders have one temperature', () => {
  const bicycles = orders.filter(({ facts }) => facts.vehicleType === 'Bicycle')
  expect(bicycles.length).toBeGreaterThan(5)
  for (const { facts } of bicycles) {
    expect(facts.mileage).toBeLessThan(5)
    expect(facts.tempStates?.filter((state) => state !== 'Ambient')).toEqual([])
  }
  const single = orders.filter(({ facts }) => facts.tempStates?.length === 1)
  expect(single.length).toBeGreaterThan(orders.length * 0.8)
})

test.each([400, 10_000, 37])('creates %d orders with unique numbers', (count) => {
  const made = at(NOON, count)
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
    for (const order of at(`${day}T12:00-05:00`)) {
      const { pickupEarliestDateTime: text } = order.facts
      expect(text).toMatch(/^\d\d\/\d\d\/\d{4} \d\d:\d\d [AP]M (ET|CT|MT|MST|PT)$/)
      const [month, date, year] = (text ?? '').split(/[/ ]/)
      expect(`${year}-${month}-${date}`).toBe(order.pickup_day)
      expect(order.facts.timeToComplete).toBeGreaterThan(0)
    }
  },
)
