import type { RegisteredRemote } from '@carrier-portal/contract/registry'
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

test('adds up loads and failures of a version', () => {
  const points = [
    { at: 0, loads: 10, failures: 1 },
    { at: 300_000, loads: 5, failures: 0 },
  ]
  const [, row] = releaseRows(remote, { '1.1.0': points })
  expect(row).toMatchObject({ loads: 15, failures: 1, points })
})
