import { aRegisteredRemote } from '@carrier-portal/contract/testing'
import { addressRules, shellPaths } from '../../headers/addressRules.ts'
import { isReservedRoute, routeProblem } from './reservedRoutes.ts'

test.each([...shellPaths, ...addressRules.map(({ path }) => path)])('reserves the address %s', (route) => {
  expect(isReservedRoute(route.slice(1))).toBe(true)
})

test.each(['api', 'r/mfe-a', 'registry', 'Embed/orders', 'login'])('reserves the first segment of %s', (route) => {
  expect(isReservedRoute(route)).toBe(true)
})

test.each(['available-orders', 'order/:id', 'apiary'])('leaves the route %s to a remote', (route) => {
  expect(isReservedRoute(route)).toBe(false)
})

describe('beside a remote on order/:id', () => {
  const remotes = { 'mfe-order-editor': aRegisteredRemote({ route: 'order/:id' }) }
  const contents = { remotes, waiting: {}, records: {}, trials: {} }

  test.each(['order/:id', 'order/:number', 'order/x'])(
    'the route %s is taken, because both fit an address',
    (route) => {
      expect(routeProblem(contents, 'mfe-night-shift', route)).toBe(
        `mfe-night-shift declares the route ${route}, which belongs to mfe-order-editor as order/:id. Publish a version with another route.`,
      )
    },
  )

  test.each(['order', 'orders/:id', 'order/:id/stops'])('the route %s is free', (route) => {
    expect(routeProblem(contents, 'mfe-night-shift', route)).toBeUndefined()
  })

  test('its own next version keeps it', () => {
    expect(routeProblem(contents, 'mfe-order-editor', 'order/:id')).toBeUndefined()
  })
})
