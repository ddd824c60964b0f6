import { aLineItem } from '@carrier-portal/contract/testing'
import { toForm, toPayload } from '../form/conversions.ts'
import { aForm, aRow, clock, order } from '../form/testing.ts'
import { hasArrived } from './hasArrived.ts'

const [one, two] = order.lineItems
if (!one || !two) throw new Error('The order of these tests has two items.')
const added = aLineItem({ workOrderLineItemId: 5003, barcode: 'NEW', itemTypeId: 1 })
const AT = '2026-11-21T10:05'
const row = aRow({ barcode: 'NEW' })
const typed = aForm({ comments: 'Dock 4', items: [...aForm().items, row] })
const lineItems = [one, two, { ...added, pickupTimeActual: null, dropoffTimeActual: null }]

test.each([
  ['all that was sent', { ...order, ocComments: 'Dock 4', lineItems }, true],
  ['it, and a later change by someone else', { ...order, ocComments: 'Dock 4', pickupPOD: 'Theirs', lineItems }, true],
  ['the added line, and the same field changed by someone else', { ...order, ocComments: 'Theirs', lineItems }, true],
  ['the same line by someone else, and the sent field as before', { ...order, lineItems }, false],
  ['the sent field without the added line', { ...order, ocComments: 'Dock 4' }, false],
  ['nothing of it', order, false],
])('finds in an order that has %s a save that arrived: %j', (_, present, arrived) => {
  const sent = toPayload(typed, order, clock)
  expect(sent && hasArrived(order, sent, present)).toBe(arrived)
})

test('recognises a save without added lines by all of its values only', () => {
  const sent = toPayload({ ...toForm(order, clock), comments: 'Dock 4' }, order, clock)
  if (!sent) throw new Error('The order can be saved.')
  expect(hasArrived(order, sent, { ...order, ocComments: 'Dock 4' })).toBe(true)
  expect(hasArrived(order, sent, { ...order, ocComments: 'Dock 4', pickupPOD: 'Theirs' })).toBe(false)
})

/** An order of one item, whose quantity every save divides, and which may get a pickup time. */
const undivided = { ...order, lineItems: [aLineItem({ quantity: 2, barcode: '' })] }
const divided = [aLineItem({ barcode: '' }), aLineItem({ workOrderLineItemId: 5004, barcode: '' })]

test.each([
  ['nothing but the divided quantity', { ocComments: 'Theirs' }, false],
  ['another field changed by someone else', { ocComments: 'Dock 4', pickupPOD: 'Theirs' }, true],
  ['one of two fields', { ocComments: 'Dock 4', dropoffPOD: 'Theirs' }, false],
] as const)('where every save divides a quantity, an order with %s proves the save: %j', (_, theirs, arrived) => {
  const form = { ...toForm(undivided, clock), comments: 'Dock 4' }
  const dropoffSignature = 'dropoffPOD' in theirs ? 'B. Ward' : form.dropoffSignature
  const sent = toPayload({ ...form, dropoffSignature }, undivided, clock)
  expect(sent && hasArrived(undivided, sent, { ...undivided, ...theirs, lineItems: divided })).toBe(arrived)
})

test.each([
  ['has the sent time', true],
  ['is as before', false],
])('where every save divides a quantity, a changed item that %s proves the save: %j', (_, arrived) => {
  const before = { ...undivided, lineItems: [two, ...undivided.lineItems] }
  const { items, ...form } = toForm(before, clock)
  const [first, ...others] = items
  const sent = first && toPayload({ ...form, items: [{ ...first, pickupTime: AT }, ...others] }, before, clock)
  if (!sent) throw new Error('The order can be saved.')
  const { pickupTimeActual, pickupTimeOffset } = sent.lineItems[0] ?? {}
  const timed = aLineItem({ ...two, pickupTimeActual, pickupTimeOffset })
  const present = { ...before, ocComments: 'Theirs', lineItems: [arrived ? timed : two, ...divided] }
  expect(hasArrived(before, sent, present)).toBe(arrived)
})

const [rowOne, rowTwo] = aForm().items
if (!rowOne || !rowTwo) throw new Error('The order of these tests has two items.')
const other = { ...two, barcode: 'THEIRS' }

test.each([
  ['has the sent barcode of the item', true, [one, { ...two, barcode: 'MINE' }]],
  ['has another barcode of the item by someone else', true, [one, other]],
  ['has the item no more', true, [one]],
  ['has the item as before', false, [one, two]],
])(
  'an order with the added line of a save that also changed an item, which %s, proves the save: %j',
  (_, is, items) => {
    const sent = toPayload(aForm({ items: [rowOne, { ...rowTwo, barcode: 'MINE' }, row] }), order, clock)
    const present = { ...order, pickupPOD: 'Theirs', lineItems: [...items, added] }
    expect(sent && hasArrived(order, sent, present)).toBe(is)
  },
)

test('an order with an item that a save removed does not prove the save, also with its added line', () => {
  const sent = toPayload(aForm({ items: [rowOne, row] }), order, clock)
  expect(sent && hasArrived(order, sent, { ...order, pickupPOD: 'Theirs', lineItems: [one, two, added] })).toBe(false)
})

test('an item of the order before is no line that the save added, also with the same values', () => {
  const sent = toPayload(aForm({ items: [...aForm().items, { ...row, barcode: two.barcode ?? '' }] }), order, clock)
  expect(sent && hasArrived(order, sent, { ...order, pickupPOD: 'Theirs' })).toBe(false)
})

test('an added line with the values of an item of quantity 1 proves the save', () => {
  const before = { ...order, lineItems: [aLineItem({ barcode: '' })] }
  const form = toForm(before, clock)
  const items = [...form.items, { ...row, barcode: '' }]
  const sent = toPayload({ ...form, comments: 'Dock 4', items }, before, clock)
  const lines = [...before.lineItems, { ...added, barcode: '' }]
  expect(sent && hasArrived(before, sent, { ...before, ocComments: 'Theirs', lineItems: lines })).toBe(true)
})

describe('where a save divides a quantity', () => {
  const before = { ...undivided, lineItems: [two, ...undivided.lineItems] }
  const { items, ...values } = toForm(before, clock)
  const commented = { ...values, comments: 'Dock 4' }
  const shown = { ...before, ocComments: 'Dock 4' }

  test('a line that it also adds proves the save', () => {
    const sent = toPayload({ ...commented, items: [...items, row] }, before, clock)
    const present = { ...before, ocComments: 'Theirs', lineItems: [two, ...divided, added] }
    expect(sent && hasArrived(before, sent, present)).toBe(true)
  })

  test('an item that only someone else changed is not compared', () => {
    const sent = toPayload({ ...commented, items }, before, clock)
    expect(sent && hasArrived(before, sent, { ...shown, lineItems: [other, ...divided] })).toBe(true)
  })

  test.each([
    ['is gone', true, []],
    ['is still there', false, [two]],
  ])('a removed item that %s proves the save: %j', (_, is, left) => {
    const sent = toPayload({ ...commented, items: items.slice(1) }, before, clock)
    const present = { ...shown, pickupPOD: 'Theirs', lineItems: [...left, ...divided] }
    expect(sent && hasArrived(before, sent, present)).toBe(is)
  })

  test('a changed item that someone else removed does not prove the save', () => {
    const [first, ...others] = items
    const sent = first && toPayload({ ...commented, items: [{ ...first, pickupTime: AT }, ...others] }, before, clock)
    expect(sent && hasArrived(before, sent, { ...shown, lineItems: divided })).toBe(false)
  })
})
