import { anOrder } from '@carrier-portal/contract/testing'
import { findOrders } from './findOrders.ts'

const orders = [
  anOrder({ workOrderNumber: 'WO-100001', tempStates: ['Ambient'] }),
  anOrder({ workOrderNumber: 'WO-100002', pickupClientLocationName: 'Clínica Peña', tempStates: ['Dry Ice'] }),
  anOrder({ workOrderNumber: 'WO-200001', tripClassifier: 'ROUTINE', dropoffClientLocationName: null }),
]

test.each([
  ['', ['WO-100001', 'WO-100002', 'WO-200001']],
  ['  ', ['WO-100001', 'WO-100002', 'WO-200001']],
  ['100001', ['WO-100001']],
  ['wo-1', ['WO-100001', 'WO-100002']],
  ['clinica pena', ['WO-100002']],
  ['county stat', ['WO-100001', 'WO-100002']],
  ['dry ice', ['WO-100002']],
  ['hielo', ['WO-100002']],
  ['rutina', ['WO-200001']],
  ['routine', ['WO-200001']],
  ['WO-100001\nWO-200001', ['WO-100001', 'WO-200001']],
  ['wo-200001, #100002; 999999', ['WO-100002', 'WO-200001']],
  ['#WO-100001', ['WO-100001']],
  ['#100001', ['WO-100001']],
  ['Order\nWO-100001\nWO-200001', ['WO-100001', 'WO-200001']],
  ['Número de pedido WO-100001 WO-200001', ['WO-100001', 'WO-200001']],
  ['county 100001', ['WO-100001']],
  ['nowhere 100001', []],
  ['WO-1 100001 200001', []],
  [' ,; WO-100001', ['WO-100001']],
  ['WO-100001 routine', []],
  ['dry stat', ['WO-100002']],
  ['labcounty', []],
  ['nowhere', []],
  ['null', []],
  ['.*', []],
])('"%s" finds %j', (typed, found) => {
  expect(findOrders(orders, typed).orders.map(({ workOrderNumber }) => workOrderNumber)).toEqual(found)
})

test.each([
  ['WO-2026-000123 WO-2026-000124', ['WO-2026-000123'], ['WO-2026-000124']],
  ['000123 000124', ['WO-2026-000123'], ['000124']],
  ['WO1234A, wo1235a', ['WO1234A'], ['wo1235a']],
  ['12-345;12-346', ['12-345'], ['12-346']],
  ['17 12-346 12-346', ['17'], ['12-346']],
  ['WO-1 WO-2', ['WO-1'], ['WO-2']],
  ['Order WO-2 #WO-1 WO-12', ['WO-1'], ['WO-2', 'WO-12']],
  ['17 5', ['17'], ['5']],
  ['WO1234A Q7', ['WO1234A'], ['Q7']],
  ['WO-1 floor', ['WO-1'], []],
  ['floor 2 4', ['WO-1'], []],
  ['2 4', ['WO1234A', '12-345', 'WO-1'], []],
  ['7 4', [], []],
])('of numbers in several shapes "%s" finds %j and misses %j', (typed, found, missing) => {
  const numbers = ['WO-2026-000123', 'WO1234A', '12-345', '17', '217', '25']
  const shapes = [
    ...numbers.map((workOrderNumber) => anOrder({ workOrderNumber })),
    anOrder({ workOrderNumber: 'WO-1', pickupClientLocationName: 'Clinic, Floor 2, Room 4' }),
  ]
  const result = findOrders(shapes, typed)
  expect(result.orders.map(({ workOrderNumber }) => workOrderNumber)).toEqual(found)
  expect(result.missing).toEqual(missing)
})

test('names the pasted numbers that are not in the list', () => {
  const found = findOrders(orders, 'Order WO-100001 WO-999999, #555555')
  expect(found.missing).toEqual(['WO-999999', '#555555'])
  expect(findOrders(orders, 'WO-999999').missing).toEqual([])
  expect(findOrders(orders, '').missing).toEqual([])
})

test('names the pasted numbers that a quick filter hides, also where only a hidden order has one in full', () => {
  const [late, hidden] = ['WO-1', '217'].map((workOrderNumber) => anOrder({ workOrderNumber }))
  if (!late || !hidden) throw new Error('Two orders are needed.')
  expect(findOrders([late, hidden], 'WO-1 217', [late])).toEqual({ orders: [late], missing: ['217'] })
  expect(findOrders([late, hidden], '217 Q7', [late])).toEqual({ orders: [], missing: ['217', 'Q7'] })
})

test('ignores separators around the words', () => {
  expect(findOrders(orders, ' ,; 100001;').orders.map(({ workOrderNumber }) => workOrderNumber)).toEqual(['WO-100001'])
})

test('finds no word across the end of one field and the start of the next', () => {
  const order = anOrder({ pickupClientLocationName: 'Mercy Lab', dropoffClientLocationName: 'County Hospital' })
  expect(findOrders([order], 'labcounty').orders).toEqual([])
  expect(findOrders([order], 'mercy county').orders).toEqual([order])
})
