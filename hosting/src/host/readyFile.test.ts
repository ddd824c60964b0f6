import { acceptsEncoding, safeName } from './readyFile.ts'

test.each(['/assets/main.1a2b.js', '/r/mfe-a/1.0.0-dev.ab-ab/remoteEntry.1.js'])('%s names a file', (name) => {
  expect(safeName(name)).toBe(name.slice(1))
})

test.each([
  '/assets/../x',
  '/assets/..%2f..%2fetc',
  '/.env',
  '/r/.incoming/x',
  '/a//b',
  '/a%00.js',
  '/%E0%A4%A',
  '/a\\b',
  '',
])('%j names none', (name) => {
  expect(safeName(name)).toBeUndefined()
})

test.each([
  ['gzip, deflate, br', 'br', true],
  ['gzip;q=1.0, br;q=0', 'br', false],
  ['identity', 'gzip', false],
  ['', 'br', false],
])('"%s" takes %s: %s', (accepted, encoding, takes) => {
  expect(acceptsEncoding(accepted, encoding)).toBe(takes)
})
