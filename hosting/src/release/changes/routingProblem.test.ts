import { aRegisteredRemote } from '@carrier-portal/contract/testing'
import { addressRules, shellPaths } from '../../headers/addressRules.ts'
import { isReservedRoute, routingProblem } from './routingProblem.ts'

test.each([...shellPaths, ...addressRules.map(({ path }) => path)])('reserves the address %s', (route) => {
  expect(isReservedRoute(route.slice(1))).toBe(true)
})

test.each(['api', 'r/mfe-a', 'registry', 'Embed/orders', 'login'])('reserves the first segment of %s', (route) => {
  expect(isReservedRoute(route)).toBe(true)
})

test.each(['available-orders', 'order/:id', 'apiary'])('leaves the route %s to a remote', (route) => {
  expect(isReservedRoute(route)).toBe(false)
})

describe('beside a remote on order/:id that opens orders', () => {
  const remotes = { 'mfe-order-editor': aRegisteredRemote({ route: 'order/:id', opensOrders: true }) }
  const problemOf = (name: string, route: string, opensOrders = false) =>
    routingProblem({ remotes, waiting: {}, records: {}, trials: {} }, name, { route, opensOrders })

  test.each(['order/:id', 'order/:number', 'order/x'])(
    'the route %s is taken, because both fit an address',
    (route) => {
      expect(problemOf('mfe-night-shift', route)).toBe(
        `mfe-night-shift declares the route ${route}, which belongs to mfe-order-editor as order/:id. Publish a version with another route.`,
      )
    },
  )

  test.each(['order', 'orders/:id', 'order/:id/stops'])('the route %s is free', (route) => {
    expect(problemOf('mfe-night-shift', route)).toBeUndefined()
  })

  test('another remote opens no orders', () => {
    expect(problemOf('mfe-night-shift', 'night-shift', true)).toBe(
      'mfe-night-shift declares "opensOrders", but mfe-order-editor opens the orders of this portal. Publish a version without "opensOrders".',
    )
  })

  test('its own next version keeps both', () => {
    expect(problemOf('mfe-order-editor', 'order/:id', true)).toBeUndefined()
  })
})
