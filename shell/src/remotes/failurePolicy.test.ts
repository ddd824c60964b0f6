import { nextStep } from './failurePolicy.ts'

const retry = (afterMs: number) => ({ do: 'retry', afterMs })
const fallback = { do: 'fallback' }
const showError = { do: 'showError' }

test.each([
  ['registry', 1, 100, true, retry(500)],
  ['registry', 2, 700, true, retry(1_500)],
  ['registry', 3, 2_400, true, showError],
  ['check', 1, 0, true, fallback],
  ['check', 1, 0, false, showError],
  ['download', 1, 100, true, retry(500)],
  ['download', 2, 700, true, retry(1_500)],
  ['download', 3, 2_400, true, fallback],
  ['download', 3, 2_400, false, showError],
  ['download', 1, 7_500, true, fallback],
  ['download', 2, 6_900, false, showError],
  ['evaluation', 1, 50, true, fallback],
  ['evaluation', 1, 50, false, showError],
  ['render', 1, 50, true, fallback],
  ['render', 1, 50, false, showError],
  ['lateChunk', 1, 0, true, retry(500)],
  ['lateChunk', 2, 0, true, retry(1_500)],
  ['lateChunk', 3, 0, true, fallback],
  ['lateChunk', 3, 0, false, showError],
] as const)(
  'decides the next step after a failure in %s, attempt %i, %i ms, fallback left: %s',
  (stage, attempts, spentMs, hasFallback, step) => {
    expect(nextStep({ stage, attempts, spentMs, hasFallback })).toEqual(step)
  },
)
