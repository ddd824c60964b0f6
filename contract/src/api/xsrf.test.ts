import { isRelativeAddress, needsXsrfToken } from './xsrf.ts'

const relative = ['/api/orders/update', 'api/orders', './api', '../api', 'api//orders', '?page=2', '', '/a:b']
const absolute = [
  'https://api.example/x',
  'HTTP://EVIL/x',
  '//evil.example/x',
  '/\\evil.example/x',
  '\\\\evil.example/x',
  '/\t/evil.example',
  ' https://evil.example',
  'blob:https://x/1',
  'javascript:alert(1)',
]

test.each(relative)('%j is a relative address', (address) => {
  expect(isRelativeAddress(address)).toBe(true)
})

test.each(absolute)('%j is not a relative address', (address) => {
  expect(isRelativeAddress(address)).toBe(false)
})

test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'patch'])('%s has the header at relative addresses only', (method) => {
  for (const address of relative) expect(needsXsrfToken(method, address)).toBe(true)
  // A path after this base address would be a host.
  for (const address of ['/', ...absolute]) expect(needsXsrfToken(method, address)).toBe(false)
})

test.each(['GET', 'HEAD', 'get'])('%s never has the header', (method) => {
  for (const address of [...relative, ...absolute]) expect(needsXsrfToken(method, address)).toBe(false)
})
