import { requestKind } from './requestKind.ts'

const origin = 'https://portal.example'
const registry = `${origin}/registry.json`
const addresses = { origin, registry, hostPaths: ['/api/', '/embed/order-editor.html', '/health'] }

test.each([
  ['/', 'page'],
  ['/available-orders?status=late', 'page'],
  ['/order/WO-1.2', 'page'],
  ['/healthy', 'page'],
  ['/status', 'other'],
  ['/Status', 'other'],
  ['/api/orders', 'other'],
  ['/embed/order-editor.html', 'other'],
  ['/health', 'other'],
  ['https://elsewhere.example/', 'other'],
] as const)('a navigation to %s is of the kind %s', (path, kind) => {
  const url = new URL(path, origin).href
  expect(requestKind({ url, mode: 'navigate', cache: 'default' }, addresses)).toBe(kind)
})

test.each([
  ['/config.json', 'configuration'],
  ['/registry.json', 'registry'],
  ['/registry/events', 'other'],
  ['/assets/main.0123456789abcdef.js', 'file'],
  ['/assets/main.js', 'other'],
  ['/r/mfe-order-editor/1.0.0-ab/remoteEntry.1.js', 'file'],
  ['/api/orders/available', 'other'],
  ['/available-orders', 'other'],
  ['https://elsewhere.example/r/mfe-a/1.0.0-ab/x.js', 'other'],
  ['https://elsewhere.example/config.json', 'other'],
] as const)('a request of the page for %s is of the kind %s', (path, kind) => {
  const url = new URL(path, origin).href
  expect(requestKind({ url, mode: 'cors', cache: 'default' }, addresses)).toBe(kind)
})

test.each([
  ['/live/registry.json', '/live/registry.json', 'registry'],
  ['/live/registry.json', '/registry.json', 'other'],
  ['https://elsewhere.example/registry.json', 'https://elsewhere.example/registry.json', 'other'],
] as const)('where the registry is %s, a request for %s is of the kind %s', (moved, path, kind) => {
  const url = new URL(path, origin).href
  const settings = { ...addresses, registry: new URL(moved, origin).href }
  expect(requestKind({ url, mode: 'cors', cache: 'default' }, settings)).toBe(kind)
})

test('does not handle a check for a newer registry', () => {
  expect(requestKind({ url: registry, mode: 'cors', cache: 'no-store' }, addresses)).toBe('other')
})
