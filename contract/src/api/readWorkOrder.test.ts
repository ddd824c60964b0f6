import fc from 'fast-check'
import { anOrder } from '../testing/anOrder.ts'
import { readItemTypes, readWorkOrder, readWorkOrders } from './readWorkOrder.ts'

const item = { workOrderLineItemId: 1, itemTypeId: 2, itemTypeName: 'Tube', quantity: 3 }

test('an order as the backend gives it is read unchanged', () => {
  expect(readWorkOrder({ workOrder: anOrder() })).toEqual(anOrder())
})

test.each([
  ['no line items', { workOrderNumber: 'A', lineItems: [] }],
  ['line items null', { workOrderNumber: 'B', lineItems: null }],
  ['line items missing', { workOrderNumber: 'C' }],
  ['no number', { lineItems: [item] }],
  ['no object', 'WO-1'],
])('an order with %s is left out of the list', (_, entry) => {
  expect(readWorkOrders({ workOrders: [entry, { workOrderNumber: 'D', lineItems: [item] }] })).toMatchObject([
    { workOrderNumber: 'D' },
  ])
})

test.each([
  ['a number as text', { mileage: '12.5' }, { mileage: 12.5 }],
  ['a number that is none', { mileage: 'far' }, { mileage: null }],
  ['a text as number', { timeToComplete: 90 }, { timeToComplete: '90' }],
  ['an unknown status', { status: 'ON_HOLD' }, { status: 'ON_HOLD' }],
  ['blank text', { vehicleType: '  ' }, { vehicleType: null }],
  ['temp states in one text', { tempStates: 'Frozen, Ambient' }, { tempStates: ['Frozen', 'Ambient'] }],
  ['a line item without a quantity', { lineItems: [{ workOrderLineItemId: 1 }] }, { lineItems: [{ quantity: 1 }] }],
  ['an object where text belongs', { tripClassifier: {} }, { tripClassifier: null }],
])('%s is tolerated', (_, parts, read) => {
  expect(readWorkOrders({ workOrders: [{ workOrderNumber: 'A', lineItems: [item], ...parts }] })).toMatchObject([read])
})

test.each([null, {}, 'text', { 0: 1 }])('item types that are %j are no list', (answer) => {
  expect(readItemTypes(answer)).toBeUndefined()
})

test('item types without id or name are left out', () => {
  expect(readItemTypes([{ id: 1, name: 'Tube' }, { id: 2 }, { name: 'Bag' }, null])).toEqual([{ id: 1, name: 'Tube' }])
})

test('whatever JSON arrives, reading it neither throws nor yields undefined, NaN or a polluted prototype', () => {
  fc.assert(
    fc.property(
      fc.jsonValue(),
      fc.jsonValue(),
      fc.dictionary(fc.constantFrom(...Object.keys(anOrder())), fc.jsonValue()),
      (a, b, holes) => {
        readItemTypes(a)
        readWorkOrders({ workOrders: [a, b] })
        const order = readWorkOrder({ workOrder: { ...anOrder(), ...holes } })
        const unspeakable = Object.values(order ?? {}).filter((value) => value === undefined || Number.isNaN(value))
        expect(unspeakable).toEqual([])
        expect(({} as Record<string, unknown>).polluted).toBeUndefined()
      },
    ),
    { numRuns: 1000 },
  )
})
