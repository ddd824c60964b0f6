import type { RegisteredRemote } from '@carrier-portal/contract/registry'
import { messages } from './messages.ts'
import { releaseRows } from './releaseFacts.ts'

const version = (publishedAt: string, state: 'active' | 'blocked' = 'active') => ({
  base: '/r/x/1/',
  entry: 'e.js',
  preload: [],
  integrity: {},
  contract: '^1.0',
  state,
  publishedAt,
})

const remote: RegisteredRemote = {
  route: 'order-history',
  navigation: null,
  opensOrders: false,
  active: '1.1.0',
  lastKnownGood: '1.0.0',
  rollout: null,
  versions: { '1.0.0': version('2026-11-01'), '1.1.0': version('2026-11-02'), '1.2.0': version('2026-11-03') },
}

function shares(parts: Partial<RegisteredRemote>, watched?: string) {
  return releaseRows({ ...remote, ...parts }, {}, watched).map(({ version: name, role, percent }) => [
    name,
    role,
    percent,
  ])
}

test.each([
  [
    'without a trial',
    {},
    [
      ['1.2.0', 'published', 0],
      ['1.1.0', 'active', 100],
      ['1.0.0', 'fallback', 0],
    ],
  ],
  [
    'with a trial for 5 %',
    { rollout: { version: '1.2.0', percent: 5, salt: 's' } },
    [
      ['1.2.0', 'trial', 5],
      ['1.1.0', 'active', 95],
      ['1.0.0', 'fallback', 0],
    ],
  ],
  [
    'with a blocked active version',
    { versions: { ...remote.versions, '1.1.0': version('2026-11-02', 'blocked') } },
    [
      ['1.2.0', 'published', 0],
      ['1.1.0', 'blocked', 0],
      ['1.0.0', 'fallback', 100],
    ],
  ],
])('lists versions, roles and shares %s', (_, parts, expected) => {
  expect(shares(parts)).toEqual(expected)
})

test.each([
  ['1.2.0', 'watchedTrial'],
  ['1.1.0', 'trial'],
  [undefined, 'trial'],
])('while the host watches %s, the trial of 1.2.0 has the role %s', (watched, role) => {
  expect(shares({ rollout: { version: '1.2.0', percent: 5, salt: 's' } }, watched)).toContainEqual(['1.2.0', role, 5])
})

test.each([
  [['1.2.0'], '1.2.0', 'rolledBack'],
  [['1.0.0', '1.1.0'], '1.1.0', 'active'],
  [['1.0.0', '1.1.0'], '1.0.0', 'fallback'],
])('after rollbacks of %j, %s has the role %s', (rolledBack, version, role) => {
  const row = releaseRows(remote, {}, undefined, rolledBack).find((each) => each.version === version)
  expect(row?.role).toBe(role)
})

test('adds up loads and failures of a version', () => {
  const points = [
    { at: 0, loads: 10, failures: 1 },
    { at: 300_000, loads: 5, failures: 0 },
  ]
  const [, row] = releaseRows(remote, { '1.1.0': points })
  expect(row).toMatchObject({ loads: 15, failures: 1, points })
})

test.each([
  [5, undefined, '5 % of users, trial', '5 % de los usuarios, prueba'],
  [0, { users: [1, 2], carriers: [] }, '2 named users, trial', '2 usuarios designados, prueba'],
  [
    5,
    { users: [1], carriers: [1] },
    '5 % of users and 1 named user and 1 carrier, trial',
    '5 % de los usuarios y 1 usuario designado y 1 transportista, prueba',
  ],
])('names the users of a trial at %i %% with the pilots %j: %s', (percent, pilots, en, es) => {
  const rollout = { version: '1.2.0', percent, salt: 's', ...(pilots && { pilots }) }
  const [row, active] = releaseRows({ ...remote, rollout })
  expect([messages.en, messages.es].map((t) => row && t.roles.trial(row))).toEqual([en, es])
  expect(active?.pilots).toEqual({ users: 0, carriers: 0 })
})
