import type { Registry } from '@carrier-portal/contract/registry'
import { statusRows } from './statusFacts.ts'

const version = {
  base: '/r/x/1/',
  entry: 'e.js',
  preload: [],
  integrity: {},
  contract: '^1.0',
  state: 'active',
  publishedAt: '2026-11-21T10:00:00Z',
} as const

function aRegistry(active: string): Registry {
  const history = {
    route: 'order-history',
    navigation: null,
    opensOrders: false,
    active,
    lastKnownGood: '1.0.0',
    rollout: null,
    versions: { '1.0.0': version, '1.1.0': version },
  }
  return { schema: 1, revision: 1, updatedAt: '2026-11-21T10:00:00Z', remotes: { 'mfe-order-history': history } }
}

const nothing = { loaded: undefined, base: undefined, reason: undefined, retries: 0, lastError: undefined }

test.each([
  ['notOpened', '1.0.0', '1.0.0', nothing],
  ['failed', '1.0.0', '1.0.0', { ...nothing, lastError: 'download: timeout' }],
  ['current', '1.1.0', '1.1.0', { ...nothing, loaded: '1.1.0', reason: 'active' }],
  ['trial', '1.1.0', '1.1.0', { ...nothing, loaded: '1.1.0', reason: 'rollout' }],
  ['fallback', '1.1.0', '1.1.0', { ...nothing, loaded: '1.0.0', reason: 'last-known-good' }],
  ['updatePending', '1.0.0', '1.1.0', { ...nothing, loaded: '1.0.0', reason: 'active' }],
  ['current', '1.0.0', '1.1.0', { ...nothing, loaded: '1.1.0', reason: 'active' }],
  ['fallback', '1.1.0', '1.0.0', { ...nothing, loaded: '1.0.0', reason: 'last-known-good' }],
] as const)('reports the state %s of the chosen version %s and the latest %s', (state, chosen, latest, facts) => {
  const [row] = statusRows({
    current: aRegistry(chosen),
    latest: aRegistry(latest),
    facts: { 'mfe-order-history': facts },
    user: { username: 'dana', carriers: [] },
  })
  expect(row).toMatchObject({ remote: 'mfe-order-history', chosen, latest, state })
})

test('reports no update while the latest registry is unknown', () => {
  const facts = { 'mfe-order-history': { ...nothing, loaded: '1.0.0', reason: 'active' as const } }
  const user = { username: 'dana', carriers: [] }
  expect(statusRows({ current: aRegistry('1.0.0'), latest: undefined, facts, user })).toMatchObject([
    { chosen: '1.0.0', latest: '—', state: 'current' },
  ])
})

test('lists every remote of the registries and of the loaded ones, with its retries and its last error', () => {
  const facts = { 'mfe-night-shift': { ...nothing, retries: 2, lastError: 'download: timeout' } }
  const user = { username: 'dana', carriers: [] }
  const rows = statusRows({ current: aRegistry('1.0.0'), latest: undefined, facts, user })
  expect(rows.map(({ remote, retries, lastError }) => [remote, retries, lastError])).toEqual([
    ['mfe-night-shift', 2, 'download: timeout'],
    ['mfe-order-history', 0, '—'],
  ])
})
