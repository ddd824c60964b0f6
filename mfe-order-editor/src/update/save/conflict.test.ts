import { aLineItem } from '@carrier-portal/contract/testing'
import { toForm, toPayload } from '../form/conversions.ts'
import { aForm, aRow, clock, order } from '../form/testing.ts'
import { mergeMyChanges } from './mergeMyChanges.ts'
import { orderDifferences } from './orderDifferences.ts'

const [one, two] = order.lineItems
if (!one || !two) throw new Error('The order of these tests has two items.')
const three = aLineItem({ workOrderLineItemId: 5003, barcode: 'SB-5003' })

test.each([
  ['nothing', order, []],
  ['what the form does not edit', { ...order, mileage: 99, patientName: 'Someone' }, []],
  ['a signature', { ...order, pickupPOD: 'X' }, [{ kind: 'field', field: 'pickupPOD', was: null, now: 'X' }]],
  [
    'the status',
    { ...order, status: 'COMPLETED' },
    [{ kind: 'field', field: 'status', was: 'ROUTED', now: 'COMPLETED' }],
  ],
  ['the charge', { ...order, ocCharge: 90 }, [{ kind: 'field', field: 'ocCharge', was: 84.5, now: 90 }]],
  ['an item more', { ...order, lineItems: [one, two, three] }, [{ kind: 'itemAdded', item: three }]],
  ['an item less', { ...order, lineItems: [two] }, [{ kind: 'itemRemoved', item: one }]],
  ['the order of items', { ...order, lineItems: [two, one] }, []],
  [
    'a barcode',
    { ...order, lineItems: [{ ...one, barcode: 'Z' }, two] },
    [{ kind: 'itemChanged', item: { ...one, barcode: 'Z' }, field: 'barcode', was: 'SB-5001', now: 'Z' }],
  ],
])('finds a change by someone else: %s', (_, present, found) => {
  expect(orderDifferences(order, present)).toEqual(found)
})

test.each(['pickup', 'dropoff'] as const)(
  'finds a changed UTC offset of a %s in the repeated hour of autumn',
  (step) => {
    const at = { ...one, [`${step}TimeActual`]: '11/01/2026 01:30 ET', [`${step}TimeOffset`]: '-04:00' }
    const now = { ...at, [`${step}TimeOffset`]: '-05:00' }
    const differences = orderDifferences({ ...order, lineItems: [at] }, { ...order, lineItems: [now] })
    const [was, is] = ['11/01/2026 01:30 ET (EDT)', '11/01/2026 01:30 ET (EST)']
    expect(differences).toMatchObject([{ kind: 'itemChanged', field: `${step}TimeActual`, was, now: is }])
  },
)

test('keeps typed values and takes the other changes when merging', () => {
  const form = aForm({ pickupSignature: 'Mine', items: aForm().items.map((item) => ({ ...item, barcode: 'MINE' })) })
  const present = {
    ...order,
    pickupPOD: 'Theirs',
    ocComments: 'Theirs',
    lineItems: [{ ...one, barcode: 'THEIRS', quantity: 2 }, two, three],
  }
  const kept = mergeMyChanges(form, order, present, clock)
  expect(kept).toMatchObject({ pickupSignature: 'Mine', comments: 'Theirs' })
  expect(kept.items.map(({ barcode, quantity, saved }) => [barcode, quantity, saved?.workOrderLineItemId])).toEqual([
    ['MINE', '2', 5001],
    ['MINE', '1', 5002],
    ['SB-5003', '1', 5003],
  ])
})

test.each([
  [
    'they saved a no-load over my dropoff signature',
    { dropoffSignature: 'Mine' },
    { noLoad: true, noLoadComments: 'Closed', noLoadPickupTime: '11/21/2026 10:05 ET' },
    { noLoad: true, dropoffSignature: '', noLoadComments: 'Closed', noLoadPickupTime: '2026-11-21T10:05' },
  ],
  [
    'they saved a dropoff signature over my no-load',
    { noLoad: true, noLoadComments: 'Mine', dropoffSignature: '' },
    { dropoffPOD: 'Theirs' },
    { noLoad: true, dropoffSignature: '', noLoadComments: 'Mine' },
  ],
])('a merge has the fields of a no-load or those of a delivery: %s', (_, typed, theirs, merged) => {
  expect(mergeMyChanges(aForm(typed), order, { ...order, ...theirs }, clock)).toMatchObject(merged)
})

test('a merge has no comments of a no-load that someone else has removed', () => {
  const before = { ...order, noLoad: true, noLoadComments: 'Closed', noLoadPickupTime: '11/21/2026 10:05 ET' }
  const form = { ...toForm(before, clock), noLoadComments: 'Mine' }
  expect(mergeMyChanges(form, before, order, clock)).toMatchObject({
    noLoad: false,
    noLoadComments: '',
    noLoadPickupTime: '',
  })
})

test('includes an item that someone else added when merging', () => {
  const four = aLineItem({ workOrderLineItemId: 5004 })
  const present = { ...order, lineItems: [one, two, three, four] }
  const kept = mergeMyChanges(aForm(), order, present, clock)
  expect(new Set(kept.items.map(({ key }) => key)).size).toBe(4)
  expect(toPayload(kept, present, clock)?.lineItems.map((line) => line.workOrderLineItemId)).toEqual([
    5001, 5002, 5003, 5004,
  ])
})

test('keeps an edited item that someone else deleted as a new one when merging', () => {
  const present = { ...order, lineItems: [two] }
  expect(mergeMyChanges(aForm(), order, present, clock).items).toHaveLength(1)
  const typed = aForm({ items: aForm().items.map((item) => ({ ...item, quantity: '2' })) })
  const [first, second] = typed.items
  expect(mergeMyChanges(typed, order, present, clock).items).toEqual([{ ...first, saved: null }, second])
})

test('keeps added and struck-through rows when merging', () => {
  const [first, second] = aForm().items
  if (!first || !second) throw new Error('The order of these tests has two items.')
  const form = aForm({ items: [{ ...first, removed: true }, second, aRow()] })
  expect(
    mergeMyChanges(form, order, { ...order, ocComments: 'Theirs' }, clock).items.map(({ removed }) => removed),
  ).toEqual([true, false, false])
})
