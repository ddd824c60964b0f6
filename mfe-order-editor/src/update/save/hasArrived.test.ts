import { aLineItem } from '@carrier-portal/contract/testing'
import { toForm, toPayload } from '../form/conversions.ts'
import { aForm, aRow, clock, order } from '../form/testing.ts'
import { hasArrived } from './hasArrived.ts'

const [one, two] = order.lineItems
if (!one || !two) throw new Error('The order of these tests has two items.')
const added = aLineItem({ workOrderLineItemId: 5003, barcode: 'NEW', itemTypeId: 1 })
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
