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

test('names the pasted numbers that are not in the list', () => {
  const found = findOrders(orders, 'Order WO-100001 WO-999999, #555555')
  expect(found.missing).toEqual(['WO-999999', '#555555'])
  expect(findOrders(orders, 'WO-999999').missing).toEqual([])
  expect(findOrders(orders, '').missing).toEqual([])
})

test('ignores separators around the words', () => {
  expect(findOrders(orders, ' ,; 100001;').orders.map(({ workOrderNumber }) => workOrderNumber)).toEqual(['WO-100001'])
})

test('finds no word across the end of one field and the start of the next', () => {
  const order = anOrder({ pickupClientLocationName: 'Mercy Lab', dropoffClientLocationName: 'County Hospital' })
  expect(findOrders([order], 'labcounty').orders).toEqual([])
  expect(findOrders([order], 'mercy county').orders).toEqual([order])
})
