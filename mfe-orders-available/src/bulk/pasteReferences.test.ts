import { pasteReferences } from './pasteReferences.ts'

test.each([
  ['a column', ['', '', ''], 0, 'R-1\nR-2\nR-3', ['R-1', 'R-2', 'R-3'], []],
  ['the line breaks of Windows and a last one', ['', '', ''], 0, 'R-1\r\nR-2\r\n', ['R-1', 'R-2', ''], []],
  ['blanks around the cells', ['', ''], 0, ' R-1\t\n R-2 \n\n', ['R-1', 'R-2'], []],
  ['the first of two columns', ['', ''], 0, 'R-1\tTube\nR-2\tTube', ['R-1', 'R-2'], []],
  ['fields that are not empty', ['', 'OC-2', ' '], 0, 'R-1\nR-2', ['R-1', 'OC-2', 'R-2'], []],
  ['empty fields above', ['', '', ''], 1, 'R-1\nR-2', ['', 'R-1', 'R-2'], []],
  ['an empty cell', ['', '', ''], 0, 'R-1\n\nR-3', ['R-1', '', 'R-3'], []],
  ['more lines than fields', ['', 'OC-2'], 0, 'R-1\nR-2\n\nR-4', ['R-1', 'OC-2'], ['R-2', 'R-4']],
] as const)('pastes %s into %j from field %i: %j', (_, references, index, text, filled, left) => {
  expect(pasteReferences(references, { index, start: 0, end: 0 }, text)).toEqual({ references: filled, left })
})

test('replaces only what is selected in the field', () => {
  expect(pasteReferences(['A-old', ''], { index: 0, start: 2, end: 5 }, '1\n2')?.references).toEqual(['A-1', '2'])
})

test.each(['R-1', 'R-1\n', ''])('leaves %j to the browser', (text) => {
  expect(pasteReferences([''], { index: 0, start: 0, end: 0 }, text)).toBeUndefined()
})
