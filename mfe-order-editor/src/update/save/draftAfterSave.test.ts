import type { WorkOrder } from '@carrier-portal/contract'
import { toForm } from '../form/conversions.ts'
import { aForm, aRow, clock, order } from '../form/testing.ts'
import { createValidator } from '../form/validate.ts'
import type { UpdateForm } from '../rules/updateForm.ts'
import { draftAfterSave } from './draftAfterSave.ts'
import { startOfDraft } from './startOfDraft.ts'
import type { UpdateDraft } from './updateDraft.ts'

const TEXT = '11/21/2026 10:05 ET'
const AT = '2026-11-21T10:05'
const { zone } = clock
const over = (workOrder: WorkOrder) => ({
  order: workOrder,
  itemTypes: [],
  clock,
  validator: createValidator({ clock, savedNoLoadTime: null, savedCharge: null }),
  start: toForm(workOrder, clock),
})
const withPickup = (form: UpdateForm): UpdateForm => ({
  ...form,
  pickupSignature: 'R. Alvarez',
  items: form.items.map((item) => ({ ...item, pickupTime: AT })),
})
const pickedUp = (workOrder: WorkOrder): WorkOrder => ({
  ...workOrder,
  status: 'PICKED_UP',
  pickupPOD: 'R. Alvarez',
  lineItems: workOrder.lineItems.map((item) => ({ ...item, pickupTimeActual: TEXT, pickupTimeOffset: '-05:00' })),
})
const restore = (draft: UpdateDraft | undefined, present: WorkOrder) =>
  draft && startOfDraft(draft, { workOrder: present, version: undefined }, zone)
const changedComments = { kind: 'field', field: 'ocComments', was: order.ocComments, now: 'Theirs' }
const typed = { form: aForm({ comments: 'Seal broken', pickupSignature: 'Older' }), order, zone }

test.each([
  ['sent', pickedUp(order)],
  ['not sent yet', order],
])(
  'a draft that is restored after a save that is %s has its own comments and the saved signature and times',
  (_, present) => {
    const start = restore(draftAfterSave(typed, withPickup(aForm()), over(order), 'pickup'), present)
    expect(start?.conflict).toBeUndefined()
    expect(start?.initial).toMatchObject({ comments: 'Seal broken', pickupSignature: 'R. Alvarez' })
    expect(start?.initial.items.map(({ pickupTime }) => pickupTime)).toEqual([AT, AT])
  },
)

test('nothing is left of a draft of the signature and the times', () => {
  const form = { ...aForm({ pickupSignature: 'Older' }), items: withPickup(aForm()).items }
  expect(draftAfterSave({ form, order, zone }, withPickup(aForm()), over(order), 'pickup')).toBeUndefined()
})

test.each([
  ['has no time of the stop for an item that its save left out', 'pickup', ''],
  ['keeps the typed time of an item to which the save of the full form gave none', undefined, AT],
] as const)('%s', (_, step, expected) => {
  const form = { ...withPickup(aForm({ comments: 'Seal broken' })) }
  const saved = { ...aForm({ pickupSignature: 'R. Alvarez' }) }
  const [first, ...rest] = withPickup(saved).items
  if (!first) throw new Error('The order has no items.')
  const items = [first, ...rest.map((item) => ({ ...item, pickupTime: '' }))]
  const start = restore(draftAfterSave({ form, order, zone }, { ...saved, items }, over(order), step), order)
  expect(start?.initial.items.map(({ pickupTime }) => pickupTime)).toEqual([AT, expected])
})

test('a draft is kept through the saves of both stops', () => {
  const first = draftAfterSave(typed, withPickup(aForm()), over(order), 'pickup')
  const present = pickedUp(order)
  const saved = { ...toForm(present, clock), dropoffSignature: 'B. Ward' }
  const second = first && draftAfterSave(first, saved, over(present), 'dropoff')
  const start = restore(second, { ...present, dropoffPOD: 'B. Ward', status: 'COMPLETED' })
  expect(start?.conflict).toBeUndefined()
  expect(start?.initial).toMatchObject({ ...saved, comments: 'Seal broken' })
})

test('shows what someone else changed since the save, with the saved values in the form', () => {
  const draft = draftAfterSave(typed, withPickup(aForm()), over(order), 'pickup')
  const start = restore(draft, { ...pickedUp(order), ocComments: 'Theirs' })
  expect(start?.conflict?.differences).toContainEqual(changedComments)
  expect(start?.initial).toMatchObject({ comments: 'Seal broken', pickupSignature: 'R. Alvarez' })
})

test('a draft over an order that someone else changed keeps the comparison with the order of then', () => {
  const present = { ...order, ocComments: 'Theirs' }
  const draft = draftAfterSave(typed, withPickup(toForm(present, clock)), over(present), 'pickup')
  expect(draft?.order).toBe(order)
  expect(draft?.form).toMatchObject({ comments: 'Seal broken', pickupSignature: 'R. Alvarez' })
  expect(restore(draft, pickedUp(present))?.conflict?.differences).toContainEqual(changedComments)
})

test('an added row takes what the save changed in it; one that it deleted and one that is only in the draft stay', () => {
  const deleted = aRow({ key: 'new-3', barcode: 'D' })
  const start = aForm({ items: [...aForm().items, aRow({ barcode: 'A' }), deleted] })
  const saved = aForm({ items: [...aForm().items, aRow({ barcode: 'B' })] })
  const form = { ...start, items: [...start.items, aRow({ key: 'new-2', barcode: 'C' })] }
  const draft = draftAfterSave({ form, order, zone }, saved, { ...over(order), start }, undefined)
  expect(draft?.form.items.map(({ barcode }) => barcode)).toEqual(['SB-5001', 'SB-5002', 'B', 'D', 'C'])
})

test('an item takes what the save changed in it, also when the order lists its items in another sequence by now', () => {
  const present = { ...order, ocComments: 'Theirs', lineItems: order.lineItems.toReversed() }
  const [first, ...rest] = toForm(present, clock).items
  if (!first) throw new Error('The order has no items.')
  const saved = { ...toForm(present, clock), items: [{ ...first, barcode: 'Z' }, ...rest] }
  const draft = draftAfterSave(typed, saved, over(present), 'pickup')
  expect(draft?.form.items.map(({ barcode }) => barcode)).toEqual(['SB-5001', 'Z'])
})

test('an item that someone else deleted stays in the draft as it was typed, also when the save added a row', () => {
  const present = { ...order, lineItems: order.lineItems.slice(0, 1) }
  const { items, ...saved } = toForm(present, clock)
  const draft = draftAfterSave(typed, { ...saved, items: [...items, aRow()] }, over(present), undefined)
  expect(draft?.form.items).toEqual(typed.form.items)
})
