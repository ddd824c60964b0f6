import { printCsv } from './csv.ts'

test.each([
  ['plain', 'plain'],
  ['with, comma', '"with, comma"'],
  ['"quoted"', '"""quoted"""'],
  ['two\nlines', '"two\nlines"'],
  [' padded ', '" padded "'],
  ['=1+1', "'=1+1"],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['=HYPERLINK("http://evil","x")', `"'=HYPERLINK(""http://evil"",""x"")"`],
  [' =1', "' =1"],
  ['\t=1', "'\t=1"],
  [-3.5, '-3.5'],
  [null, ''],
])('prints %j as the cell %s', (cell, printed) => {
  expect(printCsv([[cell]])).toBe(`\uFEFF${printed}\r\n`)
})

test('keeps the order of rows and cells', () => {
  expect(
    printCsv([
      ['A', 'B'],
      [1, null],
    ]),
  ).toBe('\uFEFFA,B\r\n1,\r\n')
})
