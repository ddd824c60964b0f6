import { isOrigin, listPath, matchPattern } from './index.ts'

test.each([
  ['/order/WO-1', 'order/:id', { id: 'WO-1' }],
  ['/order/WO%201/', 'order/:id', { id: 'WO 1' }],
  ['/order/50%', 'order/:id', { id: '50%' }],
  ['/Available-Orders', 'available-orders', {}],
  ['/order/', 'order/:id', undefined],
  ['/order//', 'order/:id', undefined],
  ['/order/1/2', 'order/:id', undefined],
  ['/orders', 'available-orders', undefined],
])('matches %s against %s', (path, pattern, params) => {
  expect(matchPattern(path, pattern)).toEqual(params)
})

test.each([
  ['AVAILABLE', '/available-orders'],
  ['REJECTED', '/available-orders'],
  ['ROUTED', '/accepted-orders'],
  ['PICKED_UP', '/accepted-orders'],
  ['COMPLETED', '/order-history'],
] as const)('an order with status %s is shown by %s', (status, path) => {
  expect(listPath(status)).toBe(path)
})

test.each([
  ['https://remotes.example', true],
  ['http://localhost:3000', true],
  ['https://remotes.example/', false],
  ['https://remotes.example/x', false],
  ['https://user@remotes.example', false],
  ['HTTPS://remotes.example', false],
  ['https://*.remotes.example', false],
  ['https://remotes.example;report-uri', false],
  ['https://remotes.example,other.example', false],
  ['/nowhere', false],
  ['null', false],
  [undefined, false],
])('%j is an origin: %j', (value, expected) => {
  expect(isOrigin(value)).toBe(expected)
})
