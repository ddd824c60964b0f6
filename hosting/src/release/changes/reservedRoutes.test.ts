import { addressRules, shellPaths } from '../../headers/addressRules.ts'
import { isReservedRoute } from './reservedRoutes.ts'

test.each([...shellPaths, ...addressRules.map(({ path }) => path)])('reserves the address %s', (route) => {
  expect(isReservedRoute(route.slice(1))).toBe(true)
})

test.each(['api', 'r/mfe-a', 'registry', 'Embed/orders', 'login'])('reserves the first segment of %s', (route) => {
  expect(isReservedRoute(route)).toBe(true)
})

test.each(['available-orders', 'order/:id', 'apiary'])('leaves the route %s to a remote', (route) => {
  expect(isReservedRoute(route)).toBe(false)
})
