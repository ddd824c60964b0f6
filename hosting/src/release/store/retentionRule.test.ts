import { aRegisteredRemote, aRemoteVersion } from '@carrier-portal/contract/testing'
import { droppableVersions, endsRetention, referencedFolders, useOf } from './retentionRule.ts'
import type { Revision } from './revision.ts'
import { emptyRegistry } from './storedRegistry.ts'

const old = '2026-01-01T00:00:00.000Z'
const version = (number: string) => aRemoteVersion({ base: `/r/mfe-a/${number}-aa/`, publishedAt: old })
const versions = { '1.0.0': version('1.0.0'), '1.1.0': version('1.1.0'), '1.2.0': version('1.2.0') }

function aRevision(at: string, parts: Parameters<typeof aRegisteredRemote>[0]): Revision {
  const remotes = { 'mfe-a': aRegisteredRemote({ versions, ...parts }) }
  const registry = { schema: 1 as const, revision: 1, updatedAt: at, remotes, waiting: {}, records: {}, trials: {} }
  return { revision: 1, at, who: 'ana', why: '', what: '', registry }
}

const history = [
  aRevision('2026-01-01T00:00:00Z', { active: '1.0.0' }),
  aRevision('2026-02-01T00:00:00Z', { active: '1.1.0', lastKnownGood: '1.0.0' }),
  aRevision('2026-03-01T00:00:00Z', { active: '1.2.0', lastKnownGood: '1.1.0' }),
]
const droppable = (now: string, revisions = history) =>
  droppableVersions(revisions.at(-1)?.registry ?? emptyRegistry, revisions.map(useOf), Date.parse(now)).map(
    (named) => named.version,
  )

test.each([
  ['not 1 day after its replacement', '2026-03-02T00:00:00Z', []],
  ['not on the 30th day', '2026-03-30T23:59:59Z', []],
  ['after 30 days', '2026-03-31T00:00:00Z', ['1.0.0']],
  ['never while it is the last known good version', '2027-03-31T00:00:00Z', ['1.0.0']],
])('a version leaves the registry %s', (_, now, gone) => {
  expect(droppable(now)).toEqual(gone)
})

test('keeps a version with an embedded editor for 90 days after its replacement', () => {
  const integrity = { 'embed/v1.js': 'sha384-x' }
  const embeddable = { ...versions, '1.0.0': { ...versions['1.0.0'], integrity } }
  const last = aRevision('2026-03-01T00:00:00Z', { active: '1.2.0', lastKnownGood: '1.1.0', versions: embeddable })
  const revisions = [...history.slice(0, 2), last]
  expect(droppable('2026-05-29T23:59:59Z', revisions)).toEqual([])
  expect(droppable('2026-05-30T00:00:00Z', revisions)).toEqual(['1.0.0'])
})

test('keeps a recently published version that no user got', () => {
  const fresh = { ...versions, '1.3.0': aRemoteVersion({ publishedAt: '2026-03-20T00:00:00Z' }) }
  const last = aRevision('2026-03-20T00:00:00Z', { active: '1.2.0', lastKnownGood: '1.1.0', versions: fresh })
  expect(droppable('2026-04-19T00:00:00Z', [...history, last])).toEqual(['1.0.0', '1.3.0'])
  expect(droppable('2026-04-18T23:59:59Z', [...history, last])).toEqual(['1.0.0'])
})

test('keeps a withdrawn version, whose number must not be published again', () => {
  const withdrawn = { ...versions, '1.0.0': aRemoteVersion({ ...versions['1.0.0'], state: 'blocked' }) }
  const last = aRevision('2026-03-01T00:00:00Z', { active: '1.2.0', versions: withdrawn })
  expect(droppable('2027-03-31T00:00:00Z', [...history.slice(0, 2), last])).toEqual(['1.1.0'])
})

test('keeps the version of a trial', () => {
  const last = aRevision('2026-03-02T00:00:00Z', {
    active: '1.2.0',
    rollout: { version: '1.0.0', percent: 5, salt: 's' },
  })
  expect(droppable('2027-01-01T00:00:00Z', [...history, last])).toEqual(['1.1.0'])
})

test('keeps files that a revision of the last 30 days references', () => {
  const { '1.0.0': _, ...kept } = versions
  const revisions = [...history, aRevision('2026-04-01T00:00:00Z', { active: '1.2.0', versions: kept })]
  expect([...referencedFolders(revisions.map(useOf), Date.parse('2026-04-20T00:00:00Z'))]).toContain('r/mfe-a/1.0.0-aa')
  expect([...referencedFolders(revisions.map(useOf), Date.parse('2026-05-02T00:00:00Z'))]).toEqual([
    'r/mfe-a/1.1.0-aa',
    'r/mfe-a/1.2.0-aa',
  ])
})

test.each([
  ['not on the 90th day', '2026-05-29T23:59:59Z', false],
  ['after 90 days', '2026-05-30T00:00:00Z', true],
])('reads nothing before a revision %s', (_, now, ends) => {
  expect(endsRetention({ at: '2026-03-01T00:00:00Z' }, Date.parse(now))).toBe(ends)
})
