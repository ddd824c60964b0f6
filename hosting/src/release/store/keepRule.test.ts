import { aRegisteredRemote, aRemoteVersion } from '@carrier-portal/contract/testing'
import { droppableVersions, namedFolders } from './keepRule.ts'
import type { Revision } from './revision.ts'

const old = '2026-01-01T00:00:00.000Z'
const version = (number: string) => aRemoteVersion({ base: `/r/mfe-a/${number}-aa/`, publishedAt: old })
const versions = { '1.0.0': version('1.0.0'), '1.1.0': version('1.1.0'), '1.2.0': version('1.2.0') }

function aRevision(at: string, parts: Parameters<typeof aRegisteredRemote>[0]): Revision {
  const remotes = { 'mfe-a': aRegisteredRemote({ versions, ...parts }) }
  const registry = { schema: 1 as const, revision: 1, updatedAt: at, remotes, waiting: {} }
  return { revision: 1, at, who: 'ana', why: '', what: '', registry }
}

const history = [
  aRevision('2026-01-01T00:00:00Z', { active: '1.0.0' }),
  aRevision('2026-02-01T00:00:00Z', { active: '1.1.0', lastKnownGood: '1.0.0' }),
  aRevision('2026-03-01T00:00:00Z', { active: '1.2.0', lastKnownGood: '1.1.0' }),
]
const droppable = (now: string, revisions = history) =>
  droppableVersions(revisions, Date.parse(now)).map((named) => named.version)

test.each([
  ['while a page of yesterday may still have it', '2026-03-02T00:00:00Z', []],
  ['on the last of 30 days', '2026-03-30T23:59:59Z', []],
  ['after 30 days without it', '2026-03-31T00:00:00Z', ['1.0.0']],
  ['ever, when it is the last known good', '2027-03-31T00:00:00Z', ['1.0.0']],
])('a version may go %s', (_, now, gone) => {
  expect(droppable(now)).toEqual(gone)
})

test('what was published lately stays, also when nobody was given it', () => {
  const fresh = { ...versions, '1.3.0': aRemoteVersion({ publishedAt: '2026-03-20T00:00:00Z' }) }
  const last = aRevision('2026-03-20T00:00:00Z', { active: '1.2.0', lastKnownGood: '1.1.0', versions: fresh })
  expect(droppable('2026-04-25T00:00:00Z', [...history, last])).toEqual(['1.0.0', '1.3.0'])
  expect(droppable('2026-04-15T00:00:00Z', [...history, last])).toEqual(['1.0.0'])
})

test('a trial keeps its version', () => {
  const last = aRevision('2026-03-02T00:00:00Z', {
    active: '1.2.0',
    rollout: { version: '1.0.0', percent: 5, salt: 's' },
  })
  expect(droppable('2027-01-01T00:00:00Z', [...history, last])).toEqual(['1.1.0'])
})

test('files stay as long as a revision of the last 30 days names them', () => {
  const { '1.0.0': _, ...kept } = versions
  const revisions = [...history, aRevision('2026-04-01T00:00:00Z', { active: '1.2.0', versions: kept })]
  expect([...namedFolders(revisions, Date.parse('2026-04-20T00:00:00Z'))]).toContain('r/mfe-a/1.0.0-aa')
  expect([...namedFolders(revisions, Date.parse('2026-05-02T00:00:00Z'))]).toEqual([
    'r/mfe-a/1.1.0-aa',
    'r/mfe-a/1.2.0-aa',
  ])
})
