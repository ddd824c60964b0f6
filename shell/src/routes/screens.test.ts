import { pilotHash, type Registry } from '@carrier-portal/contract/registry'
import { aRegisteredRemote } from '@carrier-portal/contract/testing'
import { DEFAULT_SCREENS, findOrderRemote, screensOf } from './screens.ts'

function aRegistry(remotes: Record<string, { route: string; order?: number; opensOrders?: boolean }>): Registry {
  return {
    schema: 1,
    revision: 1,
    updatedAt: '2026-11-21T10:00:00Z',
    remotes: Object.fromEntries(
      Object.entries(remotes).map(([name, { route, order, opensOrders = false }]) => [
        name,
        {
          route,
          navigation: order === undefined ? null : { label: { en: name, es: name }, order },
          opensOrders,
          active: '1.0.0',
          lastKnownGood: null,
          rollout: null,
          versions: {},
        },
      ]),
    ),
  }
}

const dana = { username: 'dana', carriers: ['NORTH'] }

test('lists the default screens without a remote when there is no registry', () => {
  expect(screensOf(undefined, dana)).toEqual(DEFAULT_SCREENS)
  expect(DEFAULT_SCREENS.map(({ route, remote, navigation }) => [route, remote, navigation?.label.en])).toEqual([
    ['available-orders', undefined, 'Available Orders'],
    ['accepted-orders', undefined, 'Accepted Orders'],
    ['order-history', undefined, 'Order History'],
    ['order/:id', undefined, undefined],
  ])
})

test('assigns remotes to their routes and sorts the others by the navigation order', () => {
  const registry = aRegistry({
    'mfe-reports': { route: 'reports', order: 1.5 },
    'mfe-order-history': { route: 'order-history', order: 3 },
    'mfe-order-editor': { route: 'order/:id', opensOrders: true },
  })
  expect(screensOf(registry, dana).map(({ route, remote }) => [route, remote])).toEqual([
    ['available-orders', undefined],
    ['reports', 'mfe-reports'],
    ['accepted-orders', undefined],
    ['order-history', 'mfe-order-history'],
    ['order/:id', 'mfe-order-editor'],
  ])
  expect(findOrderRemote(registry, dana)).toBe('mfe-order-editor')
  expect(findOrderRemote(undefined, dana)).toBeUndefined()
})

test('lists a remote without an active version for the users of its trial only', () => {
  const pilots = { users: [], carriers: [pilotHash('s', 'NORTH')] }
  const shift = {
    ...aRegisteredRemote({ route: 'night-shift', active: null, opensOrders: true }),
    rollout: { version: '1.0.0', percent: 0, salt: 's', pilots },
  }
  const registry: Registry = { ...aRegistry({}), remotes: { 'mfe-night-shift': shift } }
  const routes = (username: string, carrier: string) =>
    screensOf(registry, { username, carriers: [carrier] }).map(({ route }) => route)
  expect(routes('dana', 'NORTH')).toContain('night-shift')
  expect(routes('omar', 'BAY')).not.toContain('night-shift')
  expect(findOrderRemote(registry, dana)).toBe('mfe-night-shift')
  expect(findOrderRemote(registry, { username: 'omar', carriers: ['BAY'] })).toBeUndefined()
})
