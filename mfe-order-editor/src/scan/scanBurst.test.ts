import { MAX_SCANNER_PAUSE_MS } from '@carrier-portal/shared-ui/form'
import { createScanBurst } from './scanBurst.ts'

/** Presses the keys with that pause before each; returns the result of the last one. */
function press(keys: readonly string[], pause: number, burst = createScanBurst()) {
  return keys.map((key, index) => burst.press(key, index * pause)).at(-1)
}

test.each([
  ['the keys of a scanner', [...'SB-5001', 'Enter'], 5, 'SB-5001'],
  ['the keys of a scanner that holds Shift', ['Shift', 'S', 'Shift', 'B', '7', '7', 'Enter'], 5, 'SB77'],
  ['keys at the longest pause of a scanner', [...'SB-5001', 'Enter'], MAX_SCANNER_PAUSE_MS, 'SB-5001'],
  ['the shortest code', [...'SB-5', 'Enter'], 5, 'SB-5'],
  ['keys a little slower than a scanner', [...'SB-5001', 'Enter'], MAX_SCANNER_PAUSE_MS + 1, undefined],
  ['typing by a person', [...'SB-5001', 'Enter'], 120, undefined],
  ['slow typing by a person', [...'SB-5001', 'Enter'], 600, undefined],
  ['three keys pressed at once', [...'SB1', 'Enter'], 5, undefined],
  ['a burst interrupted by Backspace', [...'SB-5001', 'Backspace', 'Enter'], 5, undefined],
  ['Enter alone', ['Enter'], 5, undefined],
])('recognises a scan: %s', (_, keys, pause, scanned) => {
  expect(press(keys, pause)).toBe(scanned)
})

test('leaves out characters typed before a burst', () => {
  const burst = createScanBurst()
  for (const key of 'old') burst.press(key, 0)
  const later = [...'NEW-1', 'Enter'].map((key, index) => burst.press(key, 1000 + index * 4))
  expect(later.at(-1)).toBe('NEW-1')
})

test('returns each of two scans without a rest between them, and reports the start of each', () => {
  const onStart = jest.fn()
  const burst = createScanBurst({ onStart })
  const scans = [...'SB-5001', 'Enter', ...'SB-5002', 'Enter'].map((key, index) => burst.press(key, index * 5))
  expect(scans.filter(Boolean)).toEqual(['SB-5001', 'SB-5002'])
  expect(onStart).toHaveBeenCalledTimes(2)
})

test.each([
  ['ignores a burst whose start is ambiguous, so that no character is lost', 499, {}, undefined],
  ['returns it after the shortest rest', 500, {}, 'CAN-0001'],
  ['returns it where each code is checked', 60, { minRestMs: 0 }, 'CAN-0001'],
])('%s', (_, rest, settings, scanned) => {
  const onStart = jest.fn()
  const burst = createScanBurst({ ...settings, onStart })
  burst.press('S', 0)
  const later = [...'CAN-0001', 'Enter'].map((key, index) => burst.press(key, rest + index * 4))
  expect(later.at(-1)).toBe(scanned)
  expect(onStart).toHaveBeenCalledTimes(scanned === undefined ? 1 : 2)
})
