import { aLineItem } from '@carrier-portal/contract/testing'
import { aForm, aRow, clock, order } from '../form/testing.ts'
import { overPresentOrder, startOfDraft } from './startOfDraft.ts'

const { zone } = clock
const [one, two] = order.lineItems
if (!one || !two) throw new Error('The order of these tests has two items.')
const sent = aForm({ comments: 'Dock 4', items: [...aForm().items, aRow({ barcode: 'NEW' })] })
const typed = { ...sent, comments: 'Dock 4, left side' }
const arrived = { ...order, ocComments: 'Dock 4' }
const mine = aLineItem({ workOrderLineItemId: 5004, barcode: 'NEW' })
const theirs = aLineItem({ workOrderLineItemId: 5003, barcode: 'THEIRS' })
const start = (present: typeof order, form = typed) =>
  startOfDraft({ form, order, zone, sent }, { workOrder: present, version: undefined }, zone)

test('a draft with a save that has not arrived keeps that save, which may still arrive', () => {
  expect(start(order).unacknowledged).toMatchObject({ form: sent, payload: { order: { ocComments: 'Dock 4' } } })
})

test('a draft without a save has none that may still arrive', () => {
  expect(startOfDraft({ form: typed, order, zone }, { workOrder: order, version: undefined }, zone)).not.toHaveProperty(
    'unacknowledged',
  )
})

test('an added row becomes its saved item, beside one that someone else added', () => {
  const { initial } = start({ ...arrived, lineItems: [one, two, theirs, mine] })
  expect(initial.comments).toBe('Dock 4, left side')
  expect(initial.items.map(({ barcode, saved }) => [barcode, saved?.workOrderLineItemId])).toEqual([
    ['SB-5001', 5001],
    ['SB-5002', 5002],
    ['NEW', 5004],
    ['THEIRS', 5003],
  ])
})

test.each([
  ['is kept as a new one', false, ['SB-5001', 'SB-5002', 'NEW']],
  ['stays deleted when it was struck through since', true, ['SB-5001', 'NEW']],
])('after a save that arrived, an item that someone else deleted %s', (_, removed, barcodes) => {
  const items = typed.items.map((item) => (item.saved === two ? { ...item, removed } : item))
  const { initial } = start({ ...arrived, lineItems: [one, mine] }, { ...typed, items })
  expect(initial.items.map(({ barcode }) => barcode)).toEqual(barcodes)
  expect(initial.items.filter(({ barcode, saved }) => barcode === 'SB-5002' && saved)).toEqual([])
})

test.each([
  ['has arrived', { ...arrived, lineItems: [one, two, mine] }, 5004],
  ['has not arrived', { ...order, pickupPOD: 'Theirs' }, undefined],
])('typed values over the present order have the added row once when their save %s', (_, present, id) => {
  const form = overPresentOrder({ form: typed, order, zone, sent }, present, zone)
  expect(form).toMatchObject({ comments: 'Dock 4, left side', pickupSignature: present.pickupPOD ?? '' })
  expect(form.items.slice(2).map(({ saved }) => saved?.workOrderLineItemId)).toEqual([id])
})
