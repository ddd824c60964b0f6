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
