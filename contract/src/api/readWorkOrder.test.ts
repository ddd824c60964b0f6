import fc from 'fast-check'
import { anOrder } from '../testing/anOrder.ts'
import { readItemTypes, readWorkOrder, readWorkOrders } from './readWorkOrder.ts'

const item = { workOrderLineItemId: 1, itemTypeId: 2, itemTypeName: 'Tube', quantity: 3 }

test('returns an order in the format of the contract unchanged', () => {
  expect(readWorkOrder({ workOrder: anOrder() })).toEqual(anOrder())
})

test.each([
  ['no line items', { workOrderNumber: 'A', lineItems: [] }],
  ['line items null', { workOrderNumber: 'B', lineItems: null }],
  ['line items missing', { workOrderNumber: 'C' }],
  ['no number', { lineItems: [item] }],
  ['no object', 'WO-1'],
])('leaves an order with %s out of the list', (_, entry) => {
  expect(readWorkOrders({ workOrders: [entry, { workOrderNumber: 'D', lineItems: [item] }] })).toMatchObject([
    { workOrderNumber: 'D' },
  ])
})

test.each([
  ['a number as text', { mileage: '12.5' }, { mileage: 12.5 }],
  ['an invalid number', { mileage: 'far' }, { mileage: null }],
  ['a text as number', { timeToComplete: 90 }, { timeToComplete: '90' }],
  ['an unknown status', { status: 'ON_HOLD' }, { status: 'ON_HOLD' }],
  ['blank text', { vehicleType: '  ' }, { vehicleType: null }],
  ['temp states in one text', { tempStates: 'Frozen, Ambient' }, { tempStates: ['Frozen', 'Ambient'] }],
  ['a line item without a quantity', { lineItems: [{ workOrderLineItemId: 1 }] }, { lineItems: [{ quantity: 1 }] }],
  ['an object in place of a text', { tripClassifier: {} }, { tripClassifier: null }],
])('reads %s', (_, parts, read) => {
  expect(readWorkOrders({ workOrders: [{ workOrderNumber: 'A', lineItems: [item], ...parts }] })).toMatchObject([read])
})

test.each([null, 'text', [], {}, { workOrders: null }, { workOrders: 'none' }])(
  '%j holds no list of orders',
  (body) => {
    expect(readWorkOrders(body)).toBeUndefined()
  },
)

test.each([null, 'text', {}, { workOrder: null }, { workOrder: {} }, { workOrder: { status: 'ROUTED' } }])(
  '%j holds no order',
  (body) => {
    expect(readWorkOrder(body)).toBeUndefined()
  },
)

test('leaves out line items that are no objects', () => {
  const read = readWorkOrders({ workOrders: [{ workOrderNumber: 'A', lineItems: [null, 'box', item] }] })
  expect(read?.[0]?.lineItems).toHaveLength(1)
})

test.each([null, {}, 'text', { 0: 1 }])('returns undefined for item types that are %j', (body) => {
  expect(readItemTypes(body)).toBeUndefined()
})

test('leaves out item types without id or name', () => {
  expect(readItemTypes([{ id: 1, name: 'Tube' }, { id: 2 }, { name: 'Bag' }, null])).toEqual([{ id: 1, name: 'Tube' }])
})

test('never throws, returns undefined fields, NaN or changes a prototype, for any JSON', () => {
  fc.assert(
    fc.property(
      fc.jsonValue(),
      fc.jsonValue(),
      fc.dictionary(fc.constantFrom(...Object.keys(anOrder())), fc.jsonValue()),
      (a, b, holes) => {
        readItemTypes(a)
        readWorkOrders({ workOrders: [a, b] })
        const order = readWorkOrder({ workOrder: { ...anOrder(), ...holes } })
        const invalid = Object.values(order ?? {}).filter((value) => value === undefined || Number.isNaN(value))
        expect(invalid).toEqual([])
        expect(({} as Record<string, unknown>).polluted).toBeUndefined()
      },
    ),
    { numRuns: 1000 },
  )
})
