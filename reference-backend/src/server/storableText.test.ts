import { isStorable } from './storableText.ts'

test.each([
  ['plain values', { a: ['text', 1, null, true] }, true],
  ['an emoji of several parts', '👩‍👩‍👧', true],
  ['the character 0', { a: { b: ['x\0'] } }, false],
  ['half a pair', ['\ud83d'], false],
  ['a name with half a pair', { '\udc00': 1 }, false],
] as const)('a body with %s (%j) is storable: %s', (_, value, expected) => {
  expect(isStorable(value)).toBe(expected)
})
