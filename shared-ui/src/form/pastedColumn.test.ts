import { pastedColumn } from './pastedColumn.ts'

test.each<[string, string, string[] | undefined]>([
  ['one word', 'BC-1', undefined],
  ['one cell of a spreadsheet', 'BC-1\r\n', undefined],
  ['a column', 'BC-1\r\nBC-2\r\n', ['BC-1', 'BC-2']],
  ['a column with line ends of an old Mac', 'BC-1\rBC-2', ['BC-1', 'BC-2']],
  ['a column with an empty cell', 'BC-1\n\n BC-2 ', ['BC-1', '', 'BC-2']],
  ['rows of several cells', 'BC-1\tTube\t1\nBC-2\tTube\t2', ['BC-1', 'BC-2']],
  ['one row of several cells', 'BC-1\tTube\t1', ['BC-1']],
  ['an empty cell at the right', 'BC-1\t\r\n', ['BC-1']],
  ['a row with an empty first cell', '\tTube', undefined],
])('reads the first cell of each line of a pasted text with several lines or cells: %s', (_, text, cells) => {
  expect(pastedColumn(text)).toEqual(cells)
})
