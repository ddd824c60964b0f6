import { createScanBurst } from './scanBurst.ts'

/** Presses the keys with that pause before each; answers what the last one told. */
function press(keys: readonly string[], pause: number, burst = createScanBurst()) {
  return keys.map((key, index) => burst.press(key, index * pause)).at(-1)
}

test.each([
  ['a scanner', [...'SB-5001', 'Enter'], 5, 'SB-5001'],
  ['a scanner that holds Shift', ['Shift', 'S', 'Shift', 'B', '7', '7', 'Enter'], 5, 'SB77'],
  ['a person', [...'SB-5001', 'Enter'], 120, undefined],
  ['a very slow person', [...'SB-5001', 'Enter'], 600, undefined],
  ['a few keys that fall together', [...'SB1', 'Enter'], 5, undefined],
  ['a burst that was broken off', [...'SB-5001', 'Backspace', 'Enter'], 5, undefined],
  ['Enter alone', ['Enter'], 5, undefined],
])('%s', (_, keys, pause, scanned) => {
  expect(press(keys, pause)).toBe(scanned)
})

test('leaves out characters typed before a burst', () => {
  const burst = createScanBurst()
  for (const key of 'old') burst.press(key, 0)
  const later = [...'NEW-1', 'Enter'].map((key, index) => burst.press(key, 1000 + index * 4))
  expect(later.at(-1)).toBe('NEW-1')
})

test('ignores a burst whose start is ambiguous, so that no character is lost', () => {
  const burst = createScanBurst()
  burst.press('S', 0)
  const later = [...'CAN-0001', 'Enter'].map((key, index) => burst.press(key, 60 + index * 4))
  expect(later.at(-1)).toBeUndefined()
})
