import { createStore } from '@carrier-portal/contract'
import type { Registry } from '@carrier-portal/contract/registry'
import type { ScreenTable } from '../routes/screens.ts'
import { screensOf } from '../routes/screens.ts'
import { findRemote } from './findRemote.ts'
import type { RegistryState } from './registrySource.ts'

function aRegistry(revision: number, routes: Readonly<Record<string, string>>): Registry {
  const remotes = Object.entries(routes).map(([name, route]) => [
    name,
    { route, navigation: null, opensOrders: false, active: '1.0.0', lastKnownGood: null, rollout: null, versions: {} },
  ])
  return { schema: 1, revision, updatedAt: '2026-11-21T10:00:00Z', remotes: Object.fromEntries(remotes) }
}

const mine = aRegistry(4, { 'mfe-orders-available': 'available-orders', 'mfe-order-history': 'past' })

/** A page with revision 4, that finds `newer` when it looks for a remote of "accepted-orders". */
async function lookedUp(newer: Registry | undefined, route = 'accepted-orders') {
  const begun: [string, number][] = []
  const store = createStore<RegistryState>({ state: 'ready', registry: mine })
  const screens = createStore<ScreenTable>({ settled: true, screens: screensOf(mine) })
  await findRemote(
    {
      source: { store, fetchLatest: async () => newer },
      loader: { replace: async (name, { revision }) => void begun.push([name, revision]) },
      screens,
    },
    route,
  )
  const filled = Object.fromEntries(screens.get().screens.map((screen) => [screen.route, screen.remote]))
  return { begun, filled, page: store.get() }
}

const before = Object.fromEntries(screensOf(mine).map((screen) => [screen.route, screen.remote]))

test.each([
  ['no registry', undefined],
  ['the same one', mine],
  ['a newer one that names other screens only', aRegistry(5, { 'mfe-reports': 'reports' })],
])('with %s nothing changes', async (_, newer) => {
  expect(await lookedUp(newer)).toMatchObject({ begun: [], filled: before })
})

test('a remote that was released meanwhile fills this screen alone; the page keeps its registry', async () => {
  const newer = aRegistry(5, {
    'mfe-orders-accepted': 'accepted-orders',
    'mfe-order-editor': 'order/:id',
    'mfe-reports': 'reports',
  })
  const { begun, filled, page } = await lookedUp(newer)
  expect(begun).toEqual([['mfe-orders-accepted', 5]])
  expect(filled).toEqual({ ...before, 'accepted-orders': 'mfe-orders-accepted' })
  expect(page).toEqual({ state: 'ready', registry: mine })
})

test('a remote of this page that has moved here keeps its version', async () => {
  const newer = aRegistry(5, { 'mfe-order-history': 'order-history' })
  const { begun, filled } = await lookedUp(newer, 'order-history')
  expect(begun).toEqual([])
  expect(filled).toEqual({ ...before, 'order-history': 'mfe-order-history' })
})
