import { responseKind } from './addressRules.ts'

const ROUTES = ['available-orders', 'order/:id']

test.each([
  ['/', 'page'],
  ['/login', 'page'],
  ['/EULA', 'page'],
  ['/order/WO-1', 'page'],
  ['/order/WO-1.2', 'page'],
  ['/no/such/screen', 'page'],
  ['/login.php', 'missing'],
  ['/available-orders.js', 'missing'],
  ['/assets/main.js', 'asset'],
  ['/assetsx', 'page'],
  ['/r/mfe-a/1.0.0-ab/x.js', 'remoteFile'],
  ['/registry.json', 'registry'],
  ['/registry.json/', 'page'],
  ['/config.json', 'config'],
  ['/service-worker.js', 'worker'],
  ['/service-worker-removal.js', 'missing'],
  ['/api/orders/available', 'backend'],
  ['/documents/EULA.pdf', 'backend'],
] as const)('%s has the response kind "%s"', (path, kind) => {
  expect(responseKind(path, ROUTES)).toBe(kind)
})
