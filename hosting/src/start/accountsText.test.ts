import { accountsText } from './accountsText.ts'

test.each([
  [{}, true],
  [{ DEMO: '0' }, false],
  [{ DATABASE_URL: 'postgres://a' }, false],
  [{ DATABASE_URL: 'postgres://a', DEMO: '1' }, true],
])('names the demo accounts for the settings %j: %s', (environment, expected) => {
  expect(accountsText(environment).includes('dana')).toBe(expected)
})
