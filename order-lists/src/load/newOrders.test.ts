import { anOrder } from '@carrier-portal/contract/testing'
import { newNumbersOf } from './newOrders.ts'

const orders = (...numbers: string[]) => numbers.map((workOrderNumber) => anOrder({ workOrderNumber }))
const before = { orders: orders('A', 'B', 'C'), newNumbers: new Set(['B', 'C']) }

test.each([
  ['none for the first response', undefined, false, []],
  ['the numbers that the list before did not have', before, false, ['D']],
  ['also its new numbers that are still present after a change made in this tab', before, true, ['B', 'D']],
])('returns %s', (_, previous, keepsNew, expected) => {
  expect(newNumbersOf(orders('A', 'B', 'D'), previous, keepsNew)).toEqual(new Set(expected))
})
