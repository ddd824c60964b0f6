import { chargeWarning, validateCharge } from './validate.ts'

test.each([
  ['', 'missing'],
  ['  ', 'missing'],
  ['unreadable', 'unreadable'],
  ['0', undefined],
  ['-5', undefined],
  ['84.5', undefined],
])('a charge of %p: %p', (text, reason) => {
  expect(validateCharge(text)).toBe(reason)
})

test.each([
  [0, 84.5, 'zero'],
  [-1, 84.5, 'negative'],
  [300, 100, undefined],
  [0.45, 0.15, undefined],
  [300.01, 100, 'muchMore'],
  [100, null, undefined],
  [1, 0, 'muchMore'],
  [84.5, 84.5, undefined],
])('%p where it was %p: %p', (next, old, doubt) => {
  expect(chargeWarning(next, old)).toBe(doubt)
})
