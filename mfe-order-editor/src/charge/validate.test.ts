import { validateCharge } from './validate.ts'

test.each([
  ['', 'missing'],
  ['  ', 'missing'],
  ['unreadable', 'unreadable'],
  ['0', undefined],
  ['-5', undefined],
  ['84.5', undefined],
  ['12,50', 'unreadable'],
  ['12.345', 'tooPrecise'],
  ['1e5', 'unreadable'],
  ['99999999999', 'outOfRange'],
])('validates a charge of %p as %p', (text, reason) => {
  expect(validateCharge(text)).toBe(reason)
})
