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

const nothing = { loaded: undefined, base: undefined, because: undefined, retries: 0, lastError: undefined }

test.each([
  ['not opened', '1.0.0', '1.0.0', nothing, 'not opened in this page yet'],
  ['failed', '1.0.0', '1.0.0', { ...nothing, lastError: 'download: timeout' }, 'could not be loaded'],
  ['as wanted', '1.1.0', '1.1.0', { ...nothing, loaded: '1.1.0', because: 'active' }, 'as wanted'],
  [
    'stand-in',
    '1.1.0',
    '1.1.0',
    { ...nothing, loaded: '1.0.0', because: 'last-known-good' },
    'last-known-good runs in its place',
  ],
  [
    'newer waits',
    '1.0.0',
    '1.1.0',
    { ...nothing, loaded: '1.0.0', because: 'active' },
    'a newer registry waits for the next navigation',
  ],
] as const)('%s', (_, mine, latest, facts, why) => {
  const [row] = statusRows({
    mine: aRegistry(mine),
    latest: aRegistry(latest),
    facts: { 'mfe-order-history': facts },
    username: 'dana',
  })
  expect(row).toMatchObject({ remote: 'mfe-order-history', wanted: mine, latest, why })
})
