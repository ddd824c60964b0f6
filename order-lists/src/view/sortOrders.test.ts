import { anOrder } from '@carrier-portal/contract/testing'
import { nextSort, type OrderColumn, sortOrders } from './sortOrders.ts'

const orders = [
  anOrder({
    workOrderNumber: 'WO-10',
    mileage: 9,
    timeToComplete: '90',
    pickupEarliestDateTime: '11/21/2026 10:00 AM ET',
  }),
  anOrder({ workOrderNumber: 'WO-9', mileage: null, timeToComplete: null, pickupEarliestDateTime: 'soon' }),
  anOrder({
    workOrderNumber: 'WO-11',
    mileage: 12.5,
    timeToComplete: '120',
    pickupEarliestDateTime: '11/21/2026 09:00 AM PT',
  }),
]
const numbers = (list: typeof orders | readonly { workOrderNumber: string }[]) => list.map((o) => o.workOrderNumber)

test.each<[OrderColumn, 'ASC' | 'DESC', string[]]>([
  ['workOrderNumber', 'ASC', ['WO-9', 'WO-10', 'WO-11']],
  ['workOrderNumber', 'DESC', ['WO-11', 'WO-10', 'WO-9']],
  ['mileage', 'ASC', ['WO-10', 'WO-11', 'WO-9']],
  ['mileage', 'DESC', ['WO-11', 'WO-10', 'WO-9']],
  ['timeToComplete', 'ASC', ['WO-10', 'WO-11', 'WO-9']],
  ['pickup', 'ASC', ['WO-10', 'WO-11', 'WO-9']],
  ['pickup', 'DESC', ['WO-11', 'WO-10', 'WO-9']],
  ['status', 'DESC', ['WO-10', 'WO-9', 'WO-11']],
])('sorts by %s %s', (column, direction, sorted) => {
  expect(numbers(sortOrders(orders, { column, direction }, 'en'))).toEqual(sorted)
})

const values = [
  anOrder({
    workOrderNumber: 'A',
    mileage: 9.5,
    dropoffEarliestDateTime: '11/21/2026 09:00 AM PT',
    timeToComplete: 'x',
  }),
  anOrder({ workOrderNumber: 'B', mileage: 9.25, tempStates: ['Frozen'], tripClassifier: 'ROUTINE', status: null }),
  anOrder({ workOrderNumber: 'C', mileage: 100, tempStates: [], vehicleType: null, lineItems: [], status: 'ACCEPTED' }),
]

test.each<[OrderColumn, 'ASC' | 'DESC', string[]]>([
  ['mileage', 'ASC', ['B', 'A', 'C']],
  ['mileage', 'DESC', ['C', 'A', 'B']],
  ['dropoff', 'ASC', ['B', 'C', 'A']],
  ['tempStates', 'DESC', ['B', 'A', 'C']],
  ['tripClassifier', 'ASC', ['B', 'A', 'C']],
  ['vehicleType', 'ASC', ['A', 'B', 'C']],
  ['vehicleType', 'DESC', ['A', 'B', 'C']],
  ['timeToComplete', 'DESC', ['B', 'C', 'A']],
  ['items', 'ASC', ['C', 'A', 'B']],
  ['status', 'ASC', ['C', 'A', 'B']],
  ['status', 'DESC', ['A', 'C', 'B']],
])('sorts decimals, missing and equal values by %s %s', (column, direction, sorted) => {
  expect(numbers(sortOrders(values, { column, direction }, 'en'))).toEqual(sorted)
})

test('keeps the order of the response for several missing values, after all others', () => {
  const bare = ['Z', 'A', 'M'].map((workOrderNumber) => anOrder({ workOrderNumber, mileage: null }))
  const list = [...bare, anOrder({ workOrderNumber: 'K', mileage: 1 })]
  expect(numbers(sortOrders(list, { column: 'mileage', direction: 'ASC' }, 'en'))).toEqual(['K', 'Z', 'A', 'M'])
  expect(numbers(sortOrders(list, { column: 'mileage', direction: 'DESC' }, 'en'))).toEqual(['K', 'Z', 'A', 'M'])
})

test('sorts several temperature states by the first of them', () => {
  const list = [['Frozen'], ['Dry Ice'], ['Dry', 'Zero']].map((tempStates) => anOrder({ tempStates }))
  expect(
    sortOrders(list, { column: 'tempStates', direction: 'ASC' }, 'en').map(({ tempStates }) => tempStates.join('+')),
  ).toEqual(['Dry Ice', 'Dry+Zero', 'Frozen'])
})

test.each<[OrderColumn, string[]]>([
  ['tempStates', ['Frozen', 'Dry Ice', 'Refrigerated']],
  ['vehicleType', ['Car', 'Bicycle', 'Cargo Van']],
  ['tripClassifier', ['On Demand', 'Scheduled', 'Routine']],
  ['status', ['ROUTED', 'REJECTED', 'PICKED_UP']],
])('sorts by %s in the alphabetical order of the Spanish texts', (column, sorted) => {
  const list = [...sorted]
    .sort()
    .map((value) => anOrder({ tempStates: [value], vehicleType: value, tripClassifier: value, status: value }))
  expect(sortOrders(list, { column, direction: 'ASC' }, 'es').map(({ vehicleType }) => vehicleType)).toEqual(sorted)
})

test('keeps the order of the response without a sort, and leaves the response unchanged', () => {
  expect(sortOrders(orders, undefined, 'en')).toBe(orders)
  sortOrders(orders, { column: 'workOrderNumber', direction: 'ASC' }, 'en')
  expect(numbers(orders)).toEqual(['WO-10', 'WO-9', 'WO-11'])
})

test('sorts a column ascending, then descending, then not at all', () => {
  const up = nextSort(undefined, 'mileage')
  const down = nextSort(up, 'mileage')
  expect([up, down, nextSort(down, 'mileage'), nextSort(down, 'status')]).toEqual([
    { column: 'mileage', direction: 'ASC' },
    { column: 'mileage', direction: 'DESC' },
    undefined,
    { column: 'status', direction: 'ASC' },
  ])
})
