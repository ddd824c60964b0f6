import { chargeWarning } from './chargeWarning.ts'

test.each([
  [0, 84.5, 'zero'],
  [-1, 84.5, 'negative'],
  [300, 100, undefined],
  [0.45, 0.15, undefined],
  [300.01, 100, 'muchMore'],
  [100, null, undefined],
  [1, 0, 'muchMore'],
  [84.5, 84.5, undefined],
])('returns for a new charge of %p over %p the warning %p', (next, old, warning) => {
  expect(chargeWarning(next, old)).toBe(warning)
})
