import { pauseAfter } from './pauseAfter.ts'

test.each([
  [0, 5_000],
  [1, 5_000],
  [2, 10_000],
  [6, 160_000],
  [7, 300_000],
  [40, 300_000],
])('pauses after %i failures for %i ms', (failures, pause) => {
  expect(pauseAfter(failures)).toBe(pause)
})
