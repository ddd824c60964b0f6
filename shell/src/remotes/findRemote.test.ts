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

const user = { username: 'dana', carriers: ['NORTH'] }
const mine = aRegistry(4, { 'mfe-orders-available': 'available-orders', 'mfe-order-history': 'past' })

/** Runs `findRemote` in a page with revision 4; `newer` is the present registry. */
async function runFindRemote(newer: Registry | undefined, route = 'accepted-orders') {
  const replaced: [string, number][] = []
  const store = createStore<RegistryState>({ state: 'ready', registry: mine })
  const screens = createStore<ScreenTable>({ settled: true, screens: screensOf(mine, user) })
  await findRemote(
    {
      source: { store, fetchLatest: async () => newer },
      loader: { replace: async (name, { revision }) => void replaced.push([name, revision]) },
      screens,
      user,
    },
    route,
  )
  const remoteOfRoute = Object.fromEntries(screens.get().screens.map((screen) => [screen.route, screen.remote]))
  return { replaced, remoteOfRoute, page: store.get() }
}

const before = Object.fromEntries(screensOf(mine, user).map((screen) => [screen.route, screen.remote]))

test.each([
  ['no registry', undefined],
  ['the same one', mine],
  ['a newer one that names other screens only', aRegistry(5, { 'mfe-reports': 'reports' })],
])('changes nothing with %s', async (_, newer) => {
  expect(await runFindRemote(newer)).toMatchObject({ replaced: [], remoteOfRoute: before })
})

test("fills this screen with a remote of the newer registry and keeps the page's registry", async () => {
  const newer = aRegistry(5, {
    'mfe-orders-accepted': 'accepted-orders',
    'mfe-order-editor': 'order/:id',
    'mfe-reports': 'reports',
  })
  const { replaced, remoteOfRoute, page } = await runFindRemote(newer)
  expect(replaced).toEqual([['mfe-orders-accepted', 5]])
  expect(remoteOfRoute).toEqual({ ...before, 'accepted-orders': 'mfe-orders-accepted' })
  expect(page).toEqual({ state: 'ready', registry: mine })
})

test('keeps the version of a remote whose route changed to this one', async () => {
  const newer = aRegistry(5, { 'mfe-order-history': 'order-history' })
  const { replaced, remoteOfRoute } = await runFindRemote(newer, 'order-history')
  expect(replaced).toEqual([])
  expect(remoteOfRoute).toEqual({ ...before, 'order-history': 'mfe-order-history' })
})
