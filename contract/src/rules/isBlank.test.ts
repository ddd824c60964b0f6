import { isBlank } from './isBlank.ts'

test.each([
  ['', true],
  [' \t\u3000', true],
  ['\u200b\u2060\ufeff', true],
  ['\u202e\u00ad\u3164', true],
  ['A', false],
  [' \u200bREF-1', false],
  ['👩‍👩‍👧', false],
])('the text %j counts as blank: %s', (text, expected) => {
  expect(isBlank(text)).toBe(expected)
})
