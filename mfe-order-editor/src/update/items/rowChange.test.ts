import { aForm, aRow, clock } from '../form/testing.ts'
import { rowChange } from './rowChange.ts'

const AT = '2026-11-21T10:05'
const [first] = aForm().items
if (!first?.saved) throw new Error('The order of these tests has items.')

test.each([
  ['as loaded', first, 'same'],
  ['space around the barcode', { ...first, barcode: ' SB-5001 ' }, 'same'],
  ['space around the loaded barcode', { ...first, saved: { ...first.saved, barcode: 'SB-5001 ' } }, 'same'],
  ['another barcode', { ...first, barcode: 'SB-1' }, 'edited'],
  ['another type', { ...first, typeId: '2' }, 'edited'],
  ['another quantity', { ...first, quantity: '2' }, 'edited'],
  ['the same quantity written otherwise', { ...first, quantity: '01' }, 'same'],
  ['a pickup time', { ...first, pickupTime: AT }, 'edited'],
  ['a dropoff time', { ...first, dropoffTime: AT }, 'edited'],
  ['an added row', aRow(), 'new'],
  ['an item without an id', { ...first, saved: { ...first.saved, workOrderLineItemId: null } }, 'new'],
] as const)('marks a row with %s as %s', (_, item, change) => {
  expect(rowChange(item, clock)).toBe(change)
})
