import { aLineItem, anOrder } from '@carrier-portal/contract/testing'
import { INCOMPLETE } from '../../fields/inputText.ts'
import { toForm } from '../form/conversions.ts'
import { aForm, aRow, clock } from '../form/testing.ts'
import {
  copyOf,
  hasBarcode,
  isBarcodeLocked,
  isBulkTimeUnset,
  isSaved,
  isSeveralItems,
  lastType,
  newItem,
  removedIds,
  repeatedBarcodes,
  rowsWithBarcode,
  timeAbove,
  timeCounts,
  withQuantity,
  withRemoved,
  withTimeForAll,
  withTimesRestored,
} from './itemList.ts'

const AT = '2026-11-21T10:05'
const TYPED = '2026-11-21T09:30'
const [first, second] = aForm().items
if (!first || !second) throw new Error('The order of these tests has two items.')

test.each([
  ['1', false],
  ['', true],
  ['0', true],
  ['2', true],
  ['999', true],
])('locks the barcode for quantity %p: %p', (quantity, locked) => {
  expect(isBarcodeLocked({ quantity })).toBe(locked)
})

test.each([
  ['', [{}], false],
  [AT, [{}], true],
  ['incomplete', [{ pickupTime: AT }], true],
  [AT, [{ pickupTime: AT }], false],
  [AT, [{}, { dropoffTime: AT }], false],
] as const)('compares the bulk time %j with the times of the rows %j: not set is %p', (time, rows, expected) => {
  expect(
    isBulkTimeUnset(
      rows.map((row) => aRow(row)),
      time,
    ),
  ).toBe(expected)
})

test('clears the barcode when the quantity rises above 1 and unlocks it at 1', () => {
  const raised = withQuantity(first, '3')
  expect(raised).toMatchObject({ quantity: '3', barcode: '' })
  const back = withQuantity(raised, '1')
  expect(back).toMatchObject({ quantity: '1', barcode: '' })
  expect(isBarcodeLocked(back)).toBe(false)
})

test.each(['', '1', '1.5', '5000', '1e2', '-3'])('keeps the barcode at the quantity %j', (quantity) => {
  expect(withQuantity(first, quantity)).toMatchObject({ quantity, barcode: 'SB-5001' })
})

test.each([
  ['1', false],
  ['', false],
  ['2', true],
  [' 999 ', true],
  ['1000', false],
  ['1.5', false],
  ['1e2', false],
])('becomes several items with the quantity %j: %p', (quantity, several) => {
  expect(isSeveralItems({ quantity })).toBe(several)
})

test('keeps the barcode of a saved row with quantity above 1 until the quantity is edited', () => {
  const [loaded] = toForm(anOrder({ lineItems: [aLineItem({ quantity: 3, barcode: 'SB-5001' })] }), clock).items
  if (!loaded) throw new Error('The order has one item.')
  expect(loaded).toMatchObject({ quantity: '3', barcode: 'SB-5001' })
  expect(isBarcodeLocked(loaded)).toBe(true)
  expect(withQuantity(loaded, '4')).toMatchObject({ quantity: '4', barcode: '' })
})

test('adds a row with quantity 1 and no other value', () => {
  expect(newItem('new-1')).toEqual({
    key: 'new-1',
    saved: null,
    removed: false,
    barcode: '',
    typeId: '',
    quantity: '1',
    pickupTime: '',
    dropoffTime: '',
  })
})

test('copies type, quantity and times, but no barcode and no id', () => {
  const copy = copyOf({ ...first, quantity: '2', pickupTime: AT, dropoffTime: AT }, 'new-1')
  expect(copy).toEqual({
    key: 'new-1',
    saved: null,
    removed: false,
    barcode: '',
    typeId: '1',
    quantity: '2',
    pickupTime: AT,
    dropoffTime: AT,
  })
  expect(isSaved(copy)).toBe(false)
  expect(isSaved(first)).toBe(true)
  expect(isSaved({ ...first, saved: aLineItem({ workOrderLineItemId: null }) })).toBe(false)
})

test('strikes a saved row through, reports its id, and undoes it', () => {
  const struck = withRemoved([first, second], first.key, true)
  expect(struck.map(({ removed }) => removed)).toEqual([true, false])
  expect(removedIds(struck)).toEqual([5001])
  expect(removedIds(withRemoved(struck, first.key, false))).toEqual([])
  expect(removedIds([aRow({ removed: true })])).toEqual([])
})

test('sets a time for all rows that are not struck through', () => {
  const items = [first, { ...second, removed: true }, aRow()]
  expect(withTimeForAll(items, 'pickupTime', AT).map(({ pickupTime }) => pickupTime)).toEqual([AT, '', AT])
  expect(withTimeForAll(items, 'dropoffTime', AT).map(({ dropoffTime }) => dropoffTime)).toEqual([AT, '', AT])
  expect(withTimeForAll(items, 'pickupTime', ' ')).toBe(items)
  const timed = aRow({ pickupTime: AT })
  expect(withTimeForAll([timed], 'pickupTime', AT)[0]).toBe(timed)
})

test('counts the rows that a time for all changes, and those that have one', () => {
  const items = [aRow({ pickupTime: AT }), aRow({ pickupTime: ' ' }), aRow({ pickupTime: AT, removed: true })]
  expect(timeCounts(items, 'pickupTime')).toEqual([2, 1])
  expect(timeCounts(items, 'dropoffTime')).toEqual([2, 0])
})

test('restores the times of one column and keeps the times of rows that were added since, and those typed since', () => {
  const before = [first, { ...second, pickupTime: '2026-11-21T09:00' }, aRow({ key: 'typed' })]
  const set = withTimeForAll(before, 'pickupTime', AT)
  const items = [...set.with(2, aRow({ key: 'typed', pickupTime: TYPED })), aRow({ pickupTime: AT, dropoffTime: AT })]
  const restored = withTimesRestored(items, 'pickupTime', AT, before)
  expect(restored.map(({ pickupTime }) => pickupTime)).toEqual(['', '2026-11-21T09:00', TYPED, AT])
  expect(restored.at(-1)).toEqual(items.at(-1))
})

test('returns the time of the nearest row above that has one', () => {
  const struck = aRow({ pickupTime: '2026-11-21T11:00', removed: true })
  const items = [aRow({ pickupTime: AT }), struck, aRow({ pickupTime: ' ' }), aRow({ pickupTime: INCOMPLETE }), aRow()]
  expect(timeAbove(items, 4, 'pickupTime')).toBe(AT)
  expect(timeAbove(items, 0, 'pickupTime')).toBeUndefined()
})

test('finds a barcode on two rows and ignores struck-through and blank ones', () => {
  const items = [
    aRow({ barcode: 'A' }),
    aRow({ barcode: ' A ' }),
    aRow({ barcode: 'B' }),
    aRow({ barcode: 'B', removed: true }),
  ]
  expect([...repeatedBarcodes([...items, aRow(), aRow()])]).toEqual(['A'])
})

test('repeats the type of the last row that has one and is not struck through', () => {
  const rows = [
    { ...newItem('a'), typeId: '3' },
    { ...newItem('b'), typeId: '7' },
    { ...newItem('c'), typeId: '9', removed: true },
    newItem('d'),
  ]
  expect(lastType(rows)).toBe('7')
  expect(lastType([])).toBe('')
})

test('finds a barcode on the rows that are not struck through', () => {
  const rows = [
    { ...newItem('a'), barcode: 'SPB-1 ' },
    { ...newItem('b'), barcode: 'SPB-2', removed: true },
  ]
  expect([hasBarcode(rows, ' SPB-1 '), hasBarcode(rows, 'SPB-2')]).toEqual([true, false])
})

test.each([
  ['b-5', [0, 1]],
  [' SB-5002 ', [1]],
  ['X', []],
  [' ', []],
])('finds by %j the rows %j', (text, rows) => {
  expect(rowsWithBarcode([first, second, aRow()], text)).toEqual(rows)
})
