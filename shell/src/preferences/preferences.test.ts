import { printPreferences, readPreferences } from './preferences.ts'

test.each([
  ['', 'system', 'en'],
  ['preferences=dark.es', 'dark', 'es'],
  ['a=b; preferences=high-contrast.en; c=d', 'high-contrast', 'en'],
  ['preferences=pink.fr', 'system', 'en'],
  ['preferences=<script>', 'system', 'en'],
  ['xpreferences=dark.es', 'system', 'en'],
])('reads the cookies %j', (cookies, theme, locale) => {
  expect(readPreferences(cookies)).toEqual({ theme, locale })
})

test('reads what it printed', () => {
  const preferences = { theme: 'dark', locale: 'es' } as const
  expect(readPreferences(printPreferences(preferences, 'Path=/'))).toEqual(preferences)
})
