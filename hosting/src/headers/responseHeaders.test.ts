/** @jest-environment node */
import type { ResponseKind } from './addressRules.ts'
import { responseHeaders } from './responseHeaders.ts'

/** The tests of both hosts compare their responses with the table, so its values are proved here. */
const kinds: readonly ResponseKind[] = [
  'page',
  'asset',
  'remoteFile',
  'embed',
  'framePage',
  'registry',
  'config',
  'worker',
  'events',
  'telemetry',
  'releases',
  'health',
  'missing',
]

/** The kinds whose responses have a header with this value. */
function kindsWith(name: string, value: string): readonly ResponseKind[] {
  return kinds.filter((kind) => responseHeaders(kind)[name] === value)
}

test.each([
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'no-referrer'],
  ['Strict-Transport-Security', 'max-age=31536000; includeSubDomains'],
])('each response of a host has %s: %s', (name, value) => {
  expect(kindsWith(name, value)).toEqual(kinds)
})

test('a browser stores no page, and no response about the store, the releases or a missing file', () => {
  const stored = kinds.filter((kind) => responseHeaders(kind)['Cache-Control'] !== 'no-store')
  expect(stored).toEqual(['asset', 'remoteFile', 'embed', 'config', 'worker'])
  expect(kindsWith('Cache-Control', 'no-cache')).toEqual(['embed', 'config', 'worker'])
})

test('only the files of teams and the frame page may be read or shown by other origins', () => {
  expect(kindsWith('Cross-Origin-Resource-Policy', 'cross-origin')).toEqual(['remoteFile', 'embed', 'framePage'])
  expect(kindsWith('Access-Control-Allow-Origin', '*')).toEqual(['remoteFile', 'embed'])
  expect(kindsWith('Cross-Origin-Resource-Policy', 'same-origin')).toHaveLength(kinds.length - 3)
})

test('the page is shown in no frame, and shares its window with no page that has opened it', () => {
  expect(responseHeaders('page')).toMatchObject({
    'X-Frame-Options': 'DENY',
    'Cross-Origin-Opener-Policy': 'same-origin',
  })
})

test.each(['page', 'framePage'] as const)('the %s uses the camera, and no other device', (kind) => {
  expect(responseHeaders(kind)['Permissions-Policy']).toBe(
    'camera=(self), microphone=(), geolocation=(), payment=(), usb=()',
  )
})

test.each([
  ['remoteFile', /^default-src 'none'; .*; sandbox$/],
  ['embed', /^default-src 'none'; .*; sandbox$/],
  ['worker', /^default-src 'none'; connect-src 'self'; require-trusted-types-for 'script'$/],
  ...(['registry', 'config', 'events', 'telemetry', 'releases', 'health', 'missing'] as const).map(
    (kind) => [kind, /^default-src 'none'; frame-ancestors 'none'$/] as const,
  ),
] as const)('a response of the kind %s runs no script when it is opened as a page', (kind, policy) => {
  expect(responseHeaders(kind)['Content-Security-Policy']).toMatch(policy)
})
