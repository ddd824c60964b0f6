import { aLineItem } from '@carrier-portal/contract/testing'
import { callerName } from './callerName.ts'
import { showDifference, showMoney } from './money.ts'
import { quantityCheck } from './quantityCheck.ts'

test.each([
  ['Rosa Alvarez', 'Rosa', 'Alvarez'],
  ['Rosa Maria Alvarez Lopez', 'Rosa', 'Maria Alvarez Lopez'],
  ['Rosa', 'Rosa', null],
  ['  Rosa   Alvarez ', 'Rosa', 'Alvarez'],
  ['', null, null],
  [null, null, null],
])('splits the caller %p into %p and %p', (name, first, last) => {
  expect(callerName(name)).toEqual({ first, last })
})

test.each([
  [2, [aLineItem({ quantity: 2 })], { state: 'matches', counted: 2 }],
  [3, [aLineItem(), aLineItem()], { state: 'differs', counted: 2 }],
  [null, [aLineItem()], { state: 'unknown' }],
])('compares a quantity of %p with the items', (expected, items, check) => {
  expect(quantityCheck(expected, items)).toEqual(check)
})

test.each([
  [84.5, 100, '$84.50', '+$15.50'],
  [0.1, 0.3, '$0.10', '+$0.20'],
  [1234.5, 0, '$1,234.50', '-$1,234.50'],
  [5, 5, '$5.00', '$0.00'],
])('formats the amounts and the difference from %p to %p', (from, to, shown, difference) => {
  expect(showMoney(from)).toBe(shown)
  expect(showDifference(from, to)).toBe(difference)
})
