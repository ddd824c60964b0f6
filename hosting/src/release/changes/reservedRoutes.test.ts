import { addressRules, SHELL_ROUTES } from '../../headers/addressRules.ts'
import { isReservedRoute } from './reservedRoutes.ts'

test.each([...SHELL_ROUTES, ...addressRules.map(({ path }) => path.slice(1))])('reserves the address /%s', (route) => {
  expect(isReservedRoute(route)).toBe(true)
})

test.each(['available-orders', 'order/:id', 'apiary'])('leaves the route %s to a remote', (route) => {
  expect(isReservedRoute(route)).toBe(false)
})
