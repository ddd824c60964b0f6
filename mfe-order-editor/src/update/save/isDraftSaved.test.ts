import { aLineItem } from '@carrier-portal/contract/testing'
import { aForm, aRow, clock, order } from '../form/testing.ts'
import { isDraftSaved } from './isDraftSaved.ts'

const sent = aForm({ comments: 'Dock 4', items: [...aForm().items, aRow({ barcode: 'NEW' })] })
const since = { ...sent, comments: 'Dock 4, left side' }
const arrived = {
  ...order,
  ocComments: 'Dock 4',
  lineItems: [...order.lineItems, aLineItem({ workOrderLineItemId: 5004, barcode: 'NEW' })],
}

test.each([
  ['a save that arrived', { form: sent, sent }, arrived, true],
  ['a save that arrived, and later typing', { form: since, sent }, arrived, false],
  ['a save that has not arrived', { form: sent, sent }, order, false],
  ['no save', { form: sent }, arrived, false],
])('a draft with %s', (_, draft, present, expected) => {
  expect(isDraftSaved({ ...draft, order, zone: clock.zone }, { order: present, clock })).toBe(expected)
})
