import { isLandingRoute, matchRoute, routeParams } from './matchRoute.ts'
import { DEFAULT_SCREENS } from './screens.ts'

test.each([
  ['/login', 'shell', 'guest'],
  ['/reset-password', 'shell', 'guest'],
  ['/tos', 'shell', 'licence'],
  ['/EULA', 'shell', 'public'],
  ['/PrivacyPolicyCA', 'shell', 'public'],
  ['/available-orders', 'remote', 'portal'],
  ['/order/WO-1', 'remote', 'portal'],
  ['/order', 'unknown', 'portal'],
  ['/order/1/2', 'unknown', 'portal'],
  ['/', 'unknown', 'portal'],
  ['/constructor', 'unknown', 'portal'],
  ['//evil.example', 'unknown', 'portal'],
])('matches %s', (path, kind, access) => {
  expect(matchRoute(path, DEFAULT_SCREENS)).toMatchObject({ kind, access })
})

test.each([
  ['/order/WO-1', { id: 'WO-1' }],
  ['/order/a%2Fb', { id: 'a/b' }],
  ['/order/%F0%9F%9A%9A', { id: '🚚' }],
  ['/order-history', {}],
  ['/nowhere', {}],
])('returns the parameters of %s', (path, params) => {
  expect(routeParams(path, DEFAULT_SCREENS)).toEqual(params)
})

test.each(['/order/%zz', '/order/%00', '/order/..', `/order/${'x'.repeat(10_000)}`, '/order/__proto__'])(
  'reads a text as the order number of the unusual path %s',
  (path) => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined)
    expect(typeof routeParams(path, DEFAULT_SCREENS).id).toBe('string')
  },
)

test('allows remote screens and the status page as the target of a sign-in', () => {
  expect(
    ['/available-orders', '/login', '/tos', '/status', '/x'].map((path) => isLandingRoute(path, DEFAULT_SCREENS)),
  ).toEqual([true, false, false, true, false])
})
