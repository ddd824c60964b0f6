import { aForm, aRow } from '../form/testing.ts'
import { areItemsDirty, isDirty } from './isDirty.ts'
import type { UpdateForm } from './updateForm.ts'

const start = aForm({ items: [aRow(), aRow({ key: 'new-2' })] })
const [first = aRow(), second = aRow()] = start.items

test.each<[string, Partial<UpdateForm>, boolean]>([
  ['nothing', {}, false],
  ['rows with the same values', { items: [{ ...first }, { ...second }] }, false],
  ['a row fewer', { items: [first] }, true],
  ['a row more', { items: [...start.items, aRow({ key: 'new-3' })] }, true],
  ['a row in place of another one', { items: [first, { ...second, key: 'new-3' }] }, true],
  ['a row struck through', { items: [first, { ...second, removed: true }] }, true],
  ['the barcode of a row', { items: [first, { ...second, barcode: 'Z' }] }, true],
  ['the type of a row', { items: [first, { ...second, typeId: '2' }] }, true],
  ['the quantity of a row', { items: [first, { ...second, quantity: '2' }] }, true],
  ['the pickup time of a row', { items: [first, { ...second, pickupTime: '2026-11-21T08:00' }] }, true],
  ['the dropoff time of a row', { items: [first, { ...second, dropoffTime: '2026-11-21T08:00' }] }, true],
])('reports whether the items and with them the form are dirty: %s', (_, parts, dirty) => {
  const form = { ...start, ...parts }
  expect(areItemsDirty(form.items, start.items)).toBe(dirty)
  expect(isDirty(form, start)).toBe(dirty)
})

test.each<[string, Partial<UpdateForm>]>([
  ['a signature', { pickupSignature: 'R. Alvarez' }],
  ['an emptied text', { comments: '' }],
  ['no-load', { noLoad: true }],
])('a form is dirty, and its items are not, when it differs in %s', (_, parts) => {
  const saved = { ...start, comments: 'Gate 4' }
  expect(areItemsDirty({ ...saved, ...parts }.items, saved.items)).toBe(false)
  expect(isDirty({ ...saved, ...parts }, saved)).toBe(true)
})

test('a form whose order is not loaded is not dirty', () => {
  expect(isDirty(start, undefined)).toBe(false)
})
