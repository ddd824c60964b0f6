import { parseAmount, printAmount } from './amount.ts'

test.each([
  ['84.50', 84.5],
  ['84.5', 84.5],
  ['84', 84],
  ['84.', 84],
  ['.5', 0.5],
  ['0', 0],
  ['-0', 0],
  ['-3', -3],
  [' 12 ', 12],
  ['$1,250.00', 1250],
  ['-$1,250.00', -1250],
  ['$ 1,250.00', 1250],
  ['1,234,567', undefined],
  ['99999.99', 99_999.99],
])('reads %p as %p', (text, amount) => {
  expect(parseAmount(text)).toEqual(amount === undefined ? { state: 'outOfRange' } : { state: 'valid', amount })
})

test.each([
  ['', 'empty'],
  ['  ', 'empty'],
  ['12,50', 'unreadable'],
  ['1,25,000', 'unreadable'],
  ['1e5', 'unreadable'],
  ['.', 'unreadable'],
  ['$', 'unreadable'],
  ['-', 'unreadable'],
  ['abc', 'unreadable'],
  ['12.345', 'tooPrecise'],
  ['99999999999', 'outOfRange'],
  ['100000', 'outOfRange'],
  ['-100000', 'outOfRange'],
])('rejects %p as %s', (text, state) => {
  expect(parseAmount(text)).toEqual({ state })
})

test.each([
  [null, ''],
  [0, '0'],
  [-84.5, '-84.5'],
])('prints %p as %p', (amount, text) => {
  expect(printAmount(amount)).toBe(text)
})
