/** @jest-environment @carrier-portal/remote-tools/jest/browserEnvironment */
import { hasTimedOut, readLastActivity, storeLastActivity } from './lastActivity.ts'

afterEach(() => localStorage.clear())

test.each([
  [0, false],
  [899_999, false],
  [900_000, true],
  [86_400_000, true],
])('a session is timed out %i ms after the last activity: %s', (passedMs, isTimedOut) => {
  storeLastActivity(localStorage, 1_000_000)
  expect(readLastActivity(localStorage)).toBe(1_000_000)
  expect(hasTimedOut(localStorage, 1_000_000 + passedMs)).toBe(isTimedOut)
})

test('a session without a stored activity has not timed out', () => {
  expect(hasTimedOut(localStorage, 1_000_000)).toBe(false)
})
