import { cookieAttributes } from './cookieAttributes.ts'

test.each([
  ['https:', 'portal.example', 'Path=/; SameSite=Strict; Secure'],
  ['https:', 'localhost', 'Path=/; SameSite=Strict; Secure'],
  ['http:', 'localhost', 'Path=/; SameSite=Strict'],
  ['http:', '127.0.0.1', 'Path=/; SameSite=Strict'],
  ['http:', 'portal.example', 'Path=/; SameSite=Strict; Secure'],
  ['http:', 'localhost.evil.example', 'Path=/; SameSite=Strict; Secure'],
])('sets for a cookie at %s//%s the attributes %s', (protocol, hostname, attributes) => {
  expect(cookieAttributes({ cookie: '', location: { protocol, hostname } })).toBe(attributes)
})
