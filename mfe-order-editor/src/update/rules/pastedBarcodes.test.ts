import { aRow } from '../form/testing.ts'
import { pasteBarcodes, pastedBarcodes, withoutPaste } from './pastedBarcodes.ts'

test.each<[string, string, string[] | undefined]>([
  ['one word', 'BC-1', undefined],
  ['one cell of a spreadsheet', 'BC-1\r\n', undefined],
  ['a column', 'BC-1\r\nBC-2\r\n', ['BC-1', 'BC-2']],
  ['a column with a blank cell', 'BC-1\n\n BC-2 ', ['BC-1', 'BC-2']],
  ['rows of several cells', 'BC-1\tTube\t1\nBC-2\tTube\t2', ['BC-1', 'BC-2']],
  ['one row of several cells', 'BC-1\tTube\t1', ['BC-1']],
  ['a row without a barcode', '\tTube', undefined],
])('reads the barcodes of a pasted text with several lines or cells: %s', (_, text, codes) => {
  expect(pastedBarcodes(text)).toEqual(codes)
})

test.each<[string, Parameters<typeof aRow>[0][], string[], number]>([
  ['the text of the row, and new rows', [{ barcode: 'OLD' }], ['A', 'B', 'C'], 2],
  [
    'empty rows below, and no others',
    [{}, { barcode: 'OLD' }, {}, { quantity: '2' }, { removed: true }],
    ['A', 'OLD', 'B', '', '', 'C'],
    5,
  ],
  ['no row more than there are barcodes', [{}, {}, {}, {}], ['A', 'B', 'C', ''], 2],
])('pastes three barcodes into %s, and undoes that', (_, rows, barcodes, last) => {
  const before = rows.map((row, at) => aRow({ key: `k${at}`, ...row }))
  const paste = pasteBarcodes(before, 0, ['A', 'B', 'C'])
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
