import { forgetAddress, landingAddress, readRememberedAddress, rememberAddress } from './rememberedAddress.ts'

const origin = 'https://portal.example'
const portalPaths = ['/available-orders', '/order-history', '/order/WO-1']

const land = (stored: string | null) =>
  landingAddress(stored, origin, (path) => portalPaths.includes(path), '/available-orders')

test.each([
  ['/order-history', '/order-history'],
  ['/order-history?day=1#top', '/order-history?day=1#top'],
  ['/order/WO-1', '/order/WO-1'],
  ['/x/../order-history', '/order-history'],
])('returns for the stored address %s the address %s', (stored, address) => {
  expect(land(stored)).toBe(address)
})

test.each([
  null,
  '',
  ' ',
  '//evil.example',
  '//evil.example/order-history',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example/order-history',
  '\\\\evil.example',
  '/..//evil.example',
  '/.//evil.example',
  '/%2F%2Fevil.example',
  '/login',
  '/tos',
  '/status',
  '/unknown',
  'order-history',
  'https://evil.example/order-history',
  'https://portal.example/order-history',
  'https:/order-history',
  'http:order-history',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)//order-history',
  'data:text/html,x',
  'blob:https://portal.example/1',
  '/order/WO-1/../../..//evil.example',
  '?x=/order-history',
  '#/order-history',
  '/order-history/../login',
  'null',
])('returns the default screen for the stored address %j', (stored) => {
  expect(land(stored)).toBe('/available-orders')
})

/** A storage in memory; a blocked one throws in every method. */
function aStorage(isBlocked = false) {
  const values = new Map<string, string>()
  const use = <T>(work: () => T) => {
    if (isBlocked) throw new Error('blocked')
    return work()
  }
  return {
    length: 0,
    clear: () => undefined,
    key: () => null,
    getItem: (key: string) => use(() => values.get(key) ?? null),
    setItem: (key: string, value: string) => use(() => void values.set(key, value)),
    removeItem: (key: string) => use(() => void values.delete(key)),
  }
}

test('stores an address under address_after_login until it is forgotten', () => {
  const storage = aStorage()
  expect(readRememberedAddress(storage)).toBeNull()
  rememberAddress(storage, new URL('/order-history?day=1#top', origin))
  expect([readRememberedAddress(storage), storage.getItem('address_after_login')]).toEqual([
    '/order-history?day=1#top',
    '/order-history?day=1#top',
  ])
  forgetAddress(storage)
  expect(readRememberedAddress(storage)).toBeNull()
})

test('keeps the address in memory where storage is blocked, and when the browser clears it', () => {
  for (const isBlocked of [true, false]) {
    const storage = aStorage(isBlocked)
    rememberAddress(storage, new URL('/order-history', origin))
    if (!isBlocked) storage.removeItem('address_after_login')
    expect(readRememberedAddress(storage)).toBe('/order-history')
    forgetAddress(storage)
    expect(readRememberedAddress(storage)).toBeNull()
  }
})
