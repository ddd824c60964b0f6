import { findJsonProblem } from './jsonProblem.ts'

test.each([
  ['{"a":1,"b":{"a":[{"a":1},{"a":2}]}}', undefined],
  ['{"a":"{\\"a\\":1,\\"a\\":2}"}', undefined],
  ['{"a":1,"a":2}', 'An object has the same key twice.'],
  ['{"a":1,"\\u0061":2}', 'An object has the same key twice.'],
  ['{"b":{"a":[],"c":{},"a":2}}', 'An object has the same key twice.'],
  ['['.repeat(10_000) + ']'.repeat(10_000), 'The body is nested too deeply.'],
  ['{"a\\\\":1,"a\\\\":2}', 'An object has the same key twice.'],
  ['{"a":1,"b":"{[:"}', undefined],
  ['{"a":1,"a', undefined],
  ['{"a":1,"a\\', undefined],
  ['{"a":'.repeat(500_000), 'The body is nested too deeply.'],
])('%.40j has the problem %j', (text, problem) => {
  expect(findJsonProblem(text)).toBe(problem)
})

test('reads a string of eleven million characters', () => {
  expect(findJsonProblem(`{"a":"${'x'.repeat(11_000_000)}","a":1}`)).toBe('An object has the same key twice.')
})
