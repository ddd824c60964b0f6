import { pilotHash, type RegisteredRemote, type Registry } from '@carrier-portal/contract/registry'
import { compareRegistries, withReplaced } from './updateRule.ts'

const version = (state: 'active' | 'blocked' = 'active') => ({
  base: '/r/x/1/',
  entry: 'e.js',
  preload: [],
  integrity: {},
  contract: '^1.0',
  state,
  publishedAt: '2026-11-21T10:00:00Z',
})

function aRegistry(revision: number, parts: Partial<RegisteredRemote> = {}): Registry {
  return {
    schema: 1,
    revision,
    updatedAt: '2026-11-21T10:00:00Z',
    remotes: {
      'mfe-order-history': {
        route: 'order-history',
        navigation: null,
        opensOrders: false,
        active: '1.0.0',
        lastKnownGood: null,
        rollout: null,
        versions: { '1.0.0': version(), '1.1.0': version() },
        ...parts,
      },
    },
  }
}

const user = { username: 'dana', carriers: ['NORTH'] }
const pilots = (...carriers: readonly string[]) => ({
  users: [],
  carriers: carriers.map((carrier) => pilotHash('s', carrier)),
})
/** A remote that only the users of one carrier have. */
const firstTrial = (carrier: string): RegisteredRemote => ({
  route: 'night-shift',
  navigation: null,
  opensOrders: false,
  active: null,
  lastKnownGood: null,
  rollout: { version: '1.0.0', percent: 0, salt: 's', pilots: pilots(carrier) },
  versions: { '1.0.0': version() },
})
const current = aRegistry(4)
const loaded = { 'mfe-order-history': '1.0.0' }
const nothing = { hasChanges: false, toReplace: [] }

test.each([
  ['the same revision', aRegistry(4, { active: '1.1.0' }), nothing],
  ['an older revision', aRegistry(3, { active: '1.1.0' }), nothing],
  ['a newer revision that changes nothing for this user', aRegistry(5), nothing],
  ['another active version', aRegistry(5, { active: '1.1.0' }), { hasChanges: true, toReplace: [] }],
  [
    'a trial for 100 %',
    aRegistry(5, { rollout: { version: '1.1.0', percent: 100, salt: 's' } }),
    { hasChanges: true, toReplace: [] },
  ],
  ['a trial for 0 %', aRegistry(5, { rollout: { version: '1.1.0', percent: 0, salt: 's' } }), nothing],
  [
    'a trial for a carrier of this user',
    aRegistry(5, { rollout: { version: '1.1.0', percent: 0, salt: 's', pilots: pilots('NORTH') } }),
    { hasChanges: true, toReplace: [] },
  ],
  [
    'a trial for another carrier',
    aRegistry(5, { rollout: { version: '1.1.0', percent: 0, salt: 's', pilots: pilots('BAY') } }),
    nothing,
  ],
  [
    'a block of the loaded version',
    aRegistry(5, { active: '1.1.0', versions: { '1.0.0': version('blocked'), '1.1.0': version() } }),
    { hasChanges: false, toReplace: ['mfe-order-history'] },
  ],
  [
    'the running version blocked and the route changed',
    aRegistry(5, {
      route: 'history',
      active: '1.1.0',
      versions: { '1.0.0': version('blocked'), '1.1.0': version() },
    }),
    { hasChanges: true, toReplace: ['mfe-order-history'] },
  ],
  [
    'a new remote on trial for another carrier',
    { ...aRegistry(5), remotes: { ...aRegistry(5).remotes, 'mfe-night-shift': firstTrial('BAY') } },
    nothing,
  ],
  [
    'a new remote on trial for a carrier of this user',
    { ...aRegistry(5), remotes: { ...aRegistry(5).remotes, 'mfe-night-shift': firstTrial('NORTH') } },
    { hasChanges: true, toReplace: [] },
  ],
  ['a registry without remotes', { ...aRegistry(5), remotes: {} }, { hasChanges: true, toReplace: [] }],
])('compares this page with %s', (_, newer, comparison) => {
  expect(compareRegistries({ current, newer, user, loaded, failed: [] })).toEqual(comparison)
})

test('offers no update to a page that runs the version of a rollback already, as the fallback of the one that failed', () => {
  const before = aRegistry(4, { active: '1.1.0', lastKnownGood: '1.0.0' })
  expect(compareRegistries({ current: before, newer: aRegistry(5), user, loaded, failed: [] })).toEqual(nothing)
  const moved = aRegistry(5, { route: 'history' })
  expect(compareRegistries({ current: before, newer: moved, user, loaded, failed: [] }).hasChanges).toBe(true)
})

const replaced = ['mfe-order-history']
const noneLeft = { versions: { '1.0.0': version('blocked') } }

test.each([
  ['another version', current, aRegistry(5, { active: '1.1.0' }), { hasChanges: false, toReplace: replaced }],
  ['the same version', current, aRegistry(5), nothing],
  ['no version', current, { ...aRegistry(5), remotes: {} }, { hasChanges: true, toReplace: [] }],
  ['a version where none was left', aRegistry(4, noneLeft), aRegistry(5), { hasChanges: false, toReplace: replaced }],
  ['no version where none was left', aRegistry(4, noneLeft), aRegistry(5, noneLeft), nothing],
  [
    'a version of a remote that only a newer registry had',
    { ...current, remotes: {} },
    aRegistry(5),
    { hasChanges: true, toReplace: replaced },
  ],
])('compares a page that shows the error card with a registry that has %s', (_, before, newer, comparison) => {
  const page = { current: before, newer, user, loaded, failed: replaced }
  expect(compareRegistries(page)).toEqual(comparison)
})

test('replaces no remote that the newer registry does not have', () => {
  expect(withReplaced(current, { ...aRegistry(5), remotes: {} }, replaced)).toEqual(current)
})
