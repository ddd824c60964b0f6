import { aRow } from '../form/testing.ts'
import { pasteBarcodes, withoutPaste } from './pastedBarcodes.ts'

test.each<[string, Parameters<typeof aRow>[0][], number, string[], number]>([
  ['the text of the row, and new rows', [{ barcode: 'OLD' }], 0, ['A', 'B', 'C'], 2],
  [
    'empty rows below, and no others',
    [{}, { barcode: 'OLD' }, { barcode: ' ' }, { quantity: '2' }, { removed: true }],
    0,
    ['A', 'OLD', 'B', '', '', 'C'],
    5,
  ],
  ['no row above', [{}, {}, {}], 1, ['', 'A', 'B', 'C'], 3],
  ['no row more than there are barcodes', [{}, {}, {}, {}], 0, ['A', 'B', 'C', ''], 2],
])(
  'pastes a column with three barcodes and an empty cell into %s, and undoes that',
  (_, rows, index, barcodes, last) => {
    const before = rows.map((row, at) => aRow({ key: `k${at}`, ...row }))
    const paste = pasteBarcodes(before, index, ['A', '', 'B', 'C'])
    expect(paste.after.map(({ barcode }) => barcode)).toEqual(barcodes)
    expect(paste.after.map(({ typeId }) => typeId)).toEqual(barcodes.map(() => '1'))
    expect(paste.last).toBe(last)
    expect(withoutPaste(paste.after, paste)).toEqual(before)
  },
)

test('keeps what was typed since when a paste of barcodes is undone', () => {
  const paste = pasteBarcodes([aRow({ key: 'k0' })], 0, ['A', 'B', 'C', 'D'])
  const [first = aRow(), second = aRow(), third = aRow(), fourth = aRow()] = paste.after
  const timed = { ...third, pickupTime: '2026-01-15T10:05' }
  const added = aRow({ key: 'added' })
  const typed = [{ ...first, typeId: '2' }, { ...second, barcode: 'TYPED' }, timed, fourth, added]
  expect(withoutPaste(typed, paste)).toEqual([
    { ...first, typeId: '2', barcode: '' },
    { ...second, barcode: 'TYPED' },
    { ...timed, barcode: '' },
    added,
  ])
})
