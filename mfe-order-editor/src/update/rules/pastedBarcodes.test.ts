import { aRow } from '../form/testing.ts'
import { pasteBarcodes, withoutPaste } from './pastedBarcodes.ts'

test.each<[string, Parameters<typeof aRow>[0][], string[], number]>([
  ['the text of the row, and new rows', [{ barcode: 'OLD' }], ['A', 'B', 'C'], 2],
  [
    'empty rows below, and no others',
    [{}, { barcode: 'OLD' }, {}, { quantity: '2' }, { removed: true }],
    ['A', 'OLD', 'B', '', '', 'C'],
    5,
  ],
  ['no row more than there are barcodes', [{}, {}, {}, {}], ['A', 'B', 'C', ''], 2],
])('pastes a column with three barcodes and an empty cell into %s, and undoes that', (_, rows, barcodes, last) => {
  const before = rows.map((row, at) => aRow({ key: `k${at}`, ...row }))
  const paste = pasteBarcodes(before, 0, ['A', '', 'B', 'C'])
  expect(paste.after.map(({ barcode }) => barcode)).toEqual(barcodes)
  expect(paste.after.map(({ typeId }) => typeId)).toEqual(barcodes.map(() => '1'))
  expect(paste.last).toBe(last)
  expect(withoutPaste(paste.after, paste)).toEqual(before)
})

test('keeps what was typed since when a paste of barcodes is undone', () => {
  const paste = pasteBarcodes([aRow({ key: 'k0' })], 0, ['A', 'B', 'C', 'D'])
  const [first = aRow(), second = aRow(), third = aRow(), fourth = aRow()] = paste.after
  const timed = { ...third, pickupTime: '2026-01-15T10:05' }
  const typed = [{ ...first, typeId: '2' }, { ...second, barcode: 'TYPED' }, timed, fourth]
  expect(withoutPaste(typed, paste)).toEqual([
    { ...first, typeId: '2', barcode: '' },
    { ...second, barcode: 'TYPED' },
    { ...timed, barcode: '' },
  ])
})
