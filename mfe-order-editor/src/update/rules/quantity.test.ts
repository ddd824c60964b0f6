import { steppedQuantity } from './quantity.ts'

test.each([
  ['1', 1, '2'],
  ['2', -1, '1'],
  [' 5 ', 1, '6'],
  ['1', -1, '1'],
  ['999', 1, '999'],
  ['0', 1, '1'],
  ['-3', 1, '1'],
  ['5000', -1, '999'],
  ['', 1, '1'],
  ['', -1, '1'],
  ['two', 1, '1'],
  ['2.5', 1, '1'],
] as const)('steps the quantity %j by %i to %s', (text, by, expected) => {
  expect(steppedQuantity(text, by)).toBe(expected)
})
