/** @jest-environment @carrier-portal/remote-tools/jest/browserEnvironment */
import { hasTimedOut, readLastActivity, storeLastActivity } from './lastActivity.ts'

afterEach(() => localStorage.clear())

test.each([
  [0, false],
  [899_999, false],
  [900_000, true],
  [86_400_000, true],
])('reports a session %i ms after its last activity as timed out: %s', (passedMs, isTimedOut) => {
  storeLastActivity(localStorage, 1_000_000)
  expect(readLastActivity(localStorage)).toBe(1_000_000)
  expect(hasTimedOut(localStorage, 1_000_000 + passedMs)).toBe(isTimedOut)
})

test('does not time out a session without a stored activity', () => {
  expect(hasTimedOut(localStorage, 1_000_000)).toBe(false)
})
