import { nextStep } from './failurePolicy.ts'

const retry = (afterMs: number) => ({ do: 'retry', afterMs })
const standIn = { do: 'standIn' }
const card = { do: 'card' }

test.each([
  ['registry', 1, 100, true, retry(500)],
  ['registry', 2, 700, true, retry(1_500)],
  ['registry', 3, 2_400, true, card],
  ['check', 1, 0, true, standIn],
  ['check', 1, 0, false, card],
  ['download', 1, 100, true, retry(500)],
  ['download', 2, 700, true, retry(1_500)],
  ['download', 3, 2_400, true, standIn],
  ['download', 3, 2_400, false, card],
  ['download', 1, 8_000, true, standIn],
  ['download', 2, 6_900, false, card],
  ['evaluation', 1, 50, true, standIn],
  ['evaluation', 1, 50, false, card],
  ['render', 1, 50, true, standIn],
  ['render', 1, 50, false, card],
  ['lateChunk', 1, 0, true, retry(500)],
  ['lateChunk', 2, 0, true, retry(1_500)],
  ['lateChunk', 3, 0, true, standIn],
  ['lateChunk', 3, 0, false, card],
] as const)('%s, attempt %i, after %i ms, stand-in: %s', (stage, attempts, spentMs, hasStandIn, step) => {
  expect(nextStep({ stage, attempts, spentMs, hasStandIn })).toEqual(step)
})
