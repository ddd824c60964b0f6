import type { LineItem, LineItemUpdate, WorkOrder } from '@carrier-portal/contract'
import { aLineItem, anOrder } from '@carrier-portal/contract/testing'
import { isAlreadySaved } from './isAlreadySaved.ts'

const AT_TEN = { pickupTimeActual: '11/21/2026 10:05 AM ET', pickupTimeOffset: '-05:00' }
const AT_NOON = { dropoffTimeActual: '11/21/2026 12:10 PM ET', dropoffTimeOffset: '-05:00' }

const sent: LineItemUpdate = {
  order: {
    workOrderId: 100001,
    workOrderNumber: 'WO-100001',
    pickupPOD: 'R. Diaz',
    dropoffPOD: '',
    ocComments: 'Ring twice ',
    noLoad: false,
    noLoadComments: '',
    noLoadPickupTime: '',
    ocCharge: 84.5,
  },
  lineItems: [line(5001, 'SB-5001'), line(5002, 'SB-5002'), line(null, ''), line(null, '')],
}

function line(workOrderLineItemId: number | null, barcode: string) {
  return { workOrderLineItemId, barcode, itemTypeId: 1, quantity: 1, ...AT_TEN, ...AT_NOON }
}

function item(id: number, barcode: string | null, parts: Partial<LineItem> = {}) {
  return aLineItem({ workOrderLineItemId: id, barcode, ...AT_TEN, ...AT_NOON, ...parts })
}

const items = [item(5001, 'SB-5001'), item(5002, 'SB-5002'), item(5003, null), item(5004, '')] as const
const [one, two, three, four] = items

function stored(parts: Partial<WorkOrder> = {}) {
  return anOrder({ pickupPOD: ' R. Diaz', ocComments: 'Ring twice', lineItems: items, ...parts })
}

test.each([
  ['the sent values, with space around texts and null for empty ones', stored(), true],
  ['its items in another order', stored({ lineItems: [four, two, three, one] }), true],
  ['the same times with another offset in their text', stored({ lineItems: [inCentral(one), two, three, four] }), true],
  ['another pickup signature', stored({ pickupPOD: 'X' }), false],
  ['a dropoff signature', stored({ dropoffPOD: 'X' }), false],
  ['other comments', stored({ ocComments: null }), false],
  ['a no-load', stored({ noLoad: true }), false],
  ['no-load comments', stored({ noLoadComments: 'X' }), false],
  ['a no-load time', stored({ noLoadPickupTime: '11/21/2026 10:05 AM ET' }), false],
  ['another charge', stored({ ocCharge: 90 }), false],
  ['an item less', stored({ lineItems: [one, two, three] }), false],
  ['an item more', stored({ lineItems: [...items, item(5005, null)] }), false],
  ['another item in place of a saved one', stored({ lineItems: [one, item(5009, 'SB-5002'), three, four] }), false],
  ['another barcode on a saved item', stored({ lineItems: [one, item(5002, 'X'), three, four] }), false],
  [
    'the values of two saved items exchanged',
    stored({ lineItems: [exchanged(one, two), exchanged(two, one), three, four] }),
    false,
  ],
  ['another barcode on an added item', stored({ lineItems: [one, two, three, item(5004, 'X')] }), false],
  ['another type', stored({ lineItems: [one, two, three, item(5004, '', { itemTypeId: 2 })] }), false],
  ['another quantity', stored({ lineItems: [one, two, three, item(5004, '', { quantity: 2 })] }), false],
  [
    'another pickup time',
    stored({ lineItems: [one, two, three, item(5004, '', { pickupTimeActual: '11/21/2026 10:06 AM ET' })] }),
    false,
  ],
  ['no pickup time', stored({ lineItems: [one, two, three, item(5004, '', { pickupTimeActual: null })] }), false],
  [
    'another dropoff time',
    stored({ lineItems: [one, two, three, item(5004, '', { dropoffTimeActual: '11/21/2026 12:11 PM ET' })] }),
    false,
  ],
] as const)('finds in an order with %s a save that arrived: %j', (_, present, arrived) => {
  expect(isAlreadySaved(present, sent)).toBe(arrived)
})

test('gives an added line no item that another line names by its id', () => {
  const lineItems = [line(5001, ''), line(null, ''), line(5002, '')]
  const present = stored({ lineItems: [item(5001, ''), item(5002, ''), item(5003, '')] })
  expect(isAlreadySaved(present, { ...sent, lineItems })).toBe(true)
})

test.each([
  ['the same unreadable text', 'noon', 'noon', true],
  ['other unreadable texts', 'noon', 'midnight', false],
])('compares times with %s as texts', (_, held, typed, arrived) => {
  const order = { ...sent.order, noLoadPickupTime: typed }
  expect(isAlreadySaved(stored({ noLoadPickupTime: held }), { ...sent, order })).toBe(arrived)
})

function inCentral(given: LineItem): LineItem {
  return { ...given, pickupTimeActual: '11/21/2026 09:05 AM CT', pickupTimeOffset: '-06:00' }
}

function exchanged(given: LineItem, other: LineItem): LineItem {
  return { ...other, workOrderLineItemId: given.workOrderLineItemId }
}
