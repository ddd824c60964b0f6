import { chooseVersion } from '@carrier-portal/contract/registry'
import { aRegisteredRemote, aRemoteVersion } from '@carrier-portal/contract/testing'
import type { RegistryContents } from '../store/storedRegistry.ts'
import { blockVersion } from './blockVersion.ts'
import type { RegistryChange, Unchanged } from './change.ts'
import { dropVersions } from './dropVersions.ts'
import { markVersionGood } from './markVersionGood.ts'
import { promoteVersion } from './promoteVersion.ts'
import type { Promotion } from './promotion.ts'
import { publishVersion } from './publishVersion.ts'
import { rollbackRemote } from './rollbackRemote.ts'

const name = 'mfe-a'
const noFacts = { records: {}, trials: {} }
const good = aRemoteVersion()
const blocked = aRemoteVersion({ state: 'blocked', reason: 'saves twice' })
const versions = { '1.0.0': good, '1.1.0': good, '1.2.0': good, '0.9.0': blocked }
const routing = { route: 'available-orders', navigation: null, opensOrders: false }
const trial = { version: '1.1.0', percent: 5, salt: 'first' }
const now = '2026-11-21T10:00:00Z'

function having(parts: Parameters<typeof aRegisteredRemote>[0] = {}): RegistryContents {
  return { remotes: { [name]: aRegisteredRemote({ versions, ...parts }) }, waiting: {}, ...noFacts }
}

function result(change: RegistryChange | Unchanged) {
  if (change.state === 'refused') return change.why
  return change.state === 'unchanged' ? change.what : { ...contentsOf(change).remotes[name], what: change.what }
}

function contentsOf(change: RegistryChange | Unchanged): RegistryContents {
  if (change.state === 'changed') return change.contents
  throw new Error(change.state === 'refused' ? change.why : change.what)
}

const promote = (contents: RegistryContents, version: string, percent = 100) =>
  result(promoteVersion(contents, { name, version, percent, salt: 'new', routing, at: now }))

const rollback = (contents: RegistryContents, previousActive: readonly string[] = []) =>
  result(rollbackRemote(contents, { name, previousActive, routing }))

const withdraw = (
  contents: RegistryContents,
  version: string,
  { reason = 'wrong total', previousActive = [] }: { reason?: string; previousActive?: readonly string[] } = {},
) => blockVersion(contents, { name, version, reason, previousActive })

const block = (...request: Parameters<typeof withdraw>) => result(withdraw(...request))

describe('publish', () => {
  test('adds a version that no user gets', () => {
    const change = publishVersion(having(), name, '2.0.0', aRemoteVersion({ base: '/r/mfe-a/2.0.0-ab/' }))
    expect(result(change)).toMatchObject({
      active: '1.0.0',
      lastKnownGood: null,
      rollout: null,
      what: 'published mfe-a@2.0.0',
    })
    expect(change).toHaveProperty(
      `contents.remotes.${name}.versions`,
      expect.objectContaining({ '2.0.0': expect.anything() }),
    )
  })

  test('adds a new remote as not promoted', () => {
    const change = publishVersion({ remotes: {}, waiting: {}, ...noFacts }, name, '1.0.0', good)
    const waiting = { [name]: { versions: { '1.0.0': good } } }
    expect(contentsOf(change)).toEqual({ remotes: {}, waiting, ...noFacts })
  })

  test('records where a version comes from', () => {
    const provenance = { builder: 'ci', commit: 'abc1234', conformance: 'passed' }
    expect(contentsOf(publishVersion(having(), name, '2.0.0', good, provenance)).records).toEqual({
      [name]: { '2.0.0': { provenance } },
    })
  })

  test.each([
    ['the same content', good, /^mfe-a@1\.0\.0 is already published\. Raise "version"/],
    ['other content', aRemoteVersion({ base: '/r/other/' }), /other content\. Raise "version"/],
  ])('refuses an existing version with %s', (_, files, why) => {
    expect(result(publishVersion(having(), name, '1.0.0', files))).toMatch(why)
  })
})

describe('promote', () => {
  test.each([
    ['to all users', having(), '1.1.0', 100, { active: '1.1.0', lastKnownGood: '1.0.0', rollout: null }],
    ['to 5 %', having(), '1.1.0', 5, { active: '1.0.0', lastKnownGood: null, rollout: { ...trial, salt: 'new' } }],
    [
      'to a higher percentage with the same salt',
      having({ rollout: trial }),
      '1.1.0',
      20,
      { rollout: { ...trial, percent: 20 } },
    ],
    [
      'a trial to all users',
      having({ rollout: trial }),
      '1.1.0',
      100,
      { active: '1.1.0', lastKnownGood: '1.0.0', rollout: null },
    ],
    [
      'another trial',
      having({ rollout: trial }),
      '1.2.0',
      5,
      { rollout: { version: '1.2.0', percent: 5, salt: 'new' } },
    ],
    [
      'the active version, ending a trial',
      having({ rollout: trial }),
      '1.0.0',
      100,
      { active: '1.0.0', rollout: null },
    ],
    [
      'from a blocked version, which does not become the last known good',
      having({ active: '0.9.0', lastKnownGood: '1.0.0' }),
      '1.1.0',
      100,
      { active: '1.1.0', lastKnownGood: '1.0.0' },
    ],
  ])('%s', (_, contents, version, percent, remote) => {
    expect(promote(contents, version, percent)).toMatchObject({ ...remote, what: expect.stringContaining(version) })
  })

  test.each([
    ['an unpublished version', having(), '3.0.0', 100, /not published/],
    ['a property name of Object', having(), 'constructor', 100, /not published/],
    ['a blocked version', having(), '0.9.0', 100, /blocked: saves twice/],
    [
      'a version that was blocked without a reason',
      having({ versions: { ...versions, '1.2.0': aRemoteVersion({ state: 'blocked' }) } }),
      '1.2.0',
      100,
      /blocked: no reason given\. Publish/,
    ],
    ['0 %', having(), '1.1.0', 0, /1 to 100/],
    ['half a percent', having(), '1.1.0', 0.5, /1 to 100/],
    ['101 %', having(), '1.1.0', 101, /1 to 100/],
    [
      'a route of another remote',
      { remotes: { 'mfe-b': aRegisteredRemote() }, waiting: { [name]: { versions } }, ...noFacts },
      '1.0.0',
      100,
      /belongs to mfe-b/,
    ],
  ])('refuses %s', (_, contents, version, percent, why) => {
    expect(promote(contents, version, percent)).toMatch(why)
  })

  test.each([
    ['of the active version', having(), '1.0.0', 100, 'active for all users'],
    ['of the active version to a part of the users', having(), '1.0.0', 5, 'active for all users'],
    [
      'of the active version to a part of the users, beside the trial of another one',
      having({ rollout: trial }),
      '1.0.0',
      5,
      'active for all users outside of the trial of 1.1.0',
    ],
    ['of an unchanged trial', having({ rollout: trial }), '1.1.0', 5, 'on trial at 5 %'],
  ])('a repeated promotion %s changes nothing', (_, contents, version, percent, what) => {
    expect(promote(contents, version, percent)).toBe(`mfe-a@${version} is already ${what}; nothing was changed`)
  })

  test('keeps the time since which a version is active when it only ends a trial', () => {
    const records = { [name]: { '1.0.0': { activeSince: '2026-11-01T10:00:00Z' } } }
    const request = { name, version: '1.0.0', percent: 100, salt: 'new', routing, at: now }
    const change = promoteVersion({ ...having({ rollout: trial }), records }, request)
    expect(contentsOf(change).records[name]?.['1.0.0']?.activeSince).toBe('2026-11-01T10:00:00Z')
  })

  test('reports the end of another trial', () => {
    expect(promote(having({ rollout: trial }), '1.2.0', 5)).toMatchObject({
      what: expect.stringMatching(/ended the trial of 1\.1\.0$/),
    })
    expect(promote(having({ rollout: trial }), '1.1.0')).toMatchObject({ what: expect.not.stringMatching(/trial/) })
  })

  test('adds a new remote to the promoted ones', () => {
    const contents: RegistryContents = { remotes: {}, waiting: { [name]: { versions } }, ...noFacts }
    const change = promoteVersion(contents, { name, version: '1.0.0', percent: 100, salt: 'new', routing, at: now })
    expect(contentsOf(change).remotes).toMatchObject({ [name]: { ...routing, active: '1.0.0' } })
    expect(contentsOf(change).waiting).toEqual({})
    expect(change).toMatchObject({ what: 'promoted mfe-a@1.0.0 to all users, its first version' })
  })
})

describe('rollback', () => {
  test.each([
    [
      'ends a running trial',
      having({ rollout: trial, lastKnownGood: '1.2.0' }),
      [],
      { active: '1.0.0', rollout: null },
    ],
    [
      'restores the last known good version',
      having({ active: '1.1.0', lastKnownGood: '1.0.0' }),
      ['1.1.0', '1.0.0'],
      { active: '1.0.0', lastKnownGood: null, what: 'rolled back mfe-a@1.1.0, all users have 1.0.0' },
    ],
    [
      'and selects the next fallback version, which is neither blocked nor dropped',
      having({ active: '1.2.0', lastKnownGood: '1.1.0' }),
      ['1.2.0', '1.1.0', '0.9.0', '0.8.0', '1.0.0'],
      { active: '1.1.0', lastKnownGood: '1.0.0' },
    ],
  ])('%s', (_, contents, previousActive, remote) => {
    expect(rollback(contents, previousActive)).toMatchObject(remote)
  })

  test.each([
    ['without an earlier version', having(), /no earlier good version/],
    ['to a blocked version', having({ active: '1.0.0', lastKnownGood: '0.9.0' }), /blocked/],
    ['of an unpublished remote', { remotes: {}, waiting: {}, ...noFacts }, /no promoted version/],
  ])('refuses %s', (_, contents, why) => {
    expect(rollback(contents)).toMatch(why)
  })
})

describe('block', () => {
  test.each([
    ['a version that is not in use', having(), '1.1.0', /^blocked mfe-a@1\.1\.0$/],
    ['a trial', having({ rollout: trial }), '1.1.0', /its trial users have 1\.0\.0/],
    ['the active version', having({ active: '1.1.0', lastKnownGood: '1.0.0' }), '1.1.0', /all users have 1\.0\.0/],
    ['the only version', having(), '1.0.0', /and NO user has this screen/],
    [
      'the active version beside a trial',
      having({ rollout: trial, lastKnownGood: '1.2.0' }),
      '1.0.0',
      /, all users outside of the trial have 1\.2\.0$/,
    ],
    [
      'the only active version beside a trial',
      having({ rollout: trial }),
      '1.0.0',
      /, and NO user outside of the trial has this screen/,
    ],
    [
      'the active version with a blocked fallback',
      having({ lastKnownGood: '0.9.0' }),
      '1.0.0',
      /NO user has this screen/,
    ],
  ])('withdraws %s and reports the consequence', (_, contents, version, what) => {
    const after = block(contents, version, { reason: ' wrong total ' })
    expect(after).toMatchObject({ what: expect.stringMatching(what) })
    expect(after).toHaveProperty(
      ['versions', version],
      expect.objectContaining({ state: 'blocked', reason: 'wrong total' }),
    )
  })

  test.each([
    ['an earlier active version', '0.9.0', ['0.9.0', '1.1.0', '1.0.0'], '1.0.0', /, all users have 1\.0\.0$/],
    ['no version and a warning without an earlier one', '0.9.0', ['0.9.0', '1.1.0'], null, /NO user has this screen/],
    [
      'an earlier active version beside a usable active one',
      '1.2.0',
      ['1.2.0', '1.1.0', '1.0.0'],
      '1.0.0',
      /1\.1\.0; the last known good version is 1\.0\.0$/,
    ],
    [
      'no version and a warning beside a usable active one',
      '1.2.0',
      ['1.2.0', '1.1.0'],
      null,
      /1\.1\.0; no version is left to roll back to$/,
    ],
  ])('withdraws the fallback version and leaves %s', (_, active, previousActive, lastKnownGood, what) => {
    const contents = having({ active, lastKnownGood: '1.1.0' })
    expect(block(contents, '1.1.0', { previousActive })).toMatchObject({
      active,
      lastKnownGood,
      what: expect.stringMatching(what),
    })
  })

  test.each([
    ['an unpublished version', '3.0.0', 'x', /not published/],
    ['without a reason', '1.1.0', ' ', /--reason/],
  ])('refuses %s', (_, version, reason, why) => {
    expect(block(having(), version, { reason })).toMatch(why)
  })

  test('withdraws a version of a remote that was never promoted', () => {
    const change = withdraw({ remotes: {}, waiting: { [name]: { versions } }, ...noFacts }, '1.0.0')
    expect(change).toMatchObject({ what: 'blocked mfe-a@1.0.0' })
    expect(contentsOf(change).waiting[name]?.versions['1.0.0']).toMatchObject({ state: 'blocked' })
  })

  test('leaves a blocked version with its reason, because a repeated command succeeds', () => {
    const repeated = blockVersion(having(), { name, version: '0.9.0', reason: 'x', previousActive: [] })
    expect(repeated).toEqual({
      state: 'unchanged',
      what: 'mfe-a@0.9.0 is already blocked: saves twice; nothing was changed',
    })
  })
})

test('refuses a reserved route', () => {
  const change = promoteVersion(having(), {
    name,
    version: '1.1.0',
    percent: 100,
    salt: 'new',
    routing: { ...routing, route: 'login' },
    at: now,
  })
  expect(result(change)).toMatch(/reserved for the portal/)
})

test('drops a version only when it is not in use', () => {
  const contents = having({ active: '1.2.0', lastKnownGood: '1.1.0' })
  expect(result(dropVersions(contents, [{ name, version: '1.1.0' }]))).toMatch(/in use/)
  const { versions: kept } = { versions: {}, ...Object(result(dropVersions(contents, [{ name, version: '1.0.0' }]))) }
  expect(Object.keys(kept)).toEqual(['1.1.0', '1.2.0', '0.9.0'])
})

test('drops several versions with their records, and leaves those of the others', () => {
  const { '1.0.0': _, ...mine } = versions
  const contents = {
    ...having({ active: '1.2.0', lastKnownGood: '1.1.0' }),
    waiting: { 'mfe-b': { versions } },
    records: { [name]: { '1.0.0': {}, '1.1.0': { activeSince: now } }, 'mfe-b': { '1.0.0': {} }, 'mfe-c': {} },
  }
  const dropped = ['1.0.0', '1.1.0', '1.2.0', '0.9.0'].map((version) => ({ name: 'mfe-b', version }))
  const change = dropVersions(contents, [{ name, version: '1.0.0' }, ...dropped])
  expect(change).toMatchObject({
    what: 'dropped mfe-a@1.0.0, mfe-b@1.0.0, mfe-b@1.1.0, mfe-b@1.2.0, mfe-b@0.9.0',
  })
  const { remotes, waiting, records } = contentsOf(change)
  expect(remotes[name]?.versions).toEqual(mine)
  expect(waiting).toEqual({ 'mfe-b': { versions: {} } })
  expect(records).toEqual({ [name]: { '1.1.0': { activeSince: now } }, 'mfe-b': {}, 'mfe-c': {} })
})

test('refuses to drop nothing, which would be a revision without a change', () => {
  expect(result(dropVersions(having(), []))).toBe('There is nothing to drop.')
})

test('leaves the given registry unchanged', () => {
  const contents = having({ active: '1.1.0', lastKnownGood: '1.0.0' })
  const before = JSON.stringify(contents)
  promote(contents, '1.2.0')
  rollback(contents)
  block(contents, '1.1.0')
  expect(JSON.stringify(contents)).toBe(before)
})

describe('the last known good version', () => {
  const proof = { at: '2026-11-21T10:00:00Z', by: 'telemetry' as const, detail: '0 of 200 loads failed' }
  const at = (day: number) => aRemoteVersion({ publishedAt: `2026-11-0${day}T00:00:00Z` })
  const dated = { '1.3.0': at(1), '1.4.0': at(2), '1.5.1': at(3), '1.5.2': at(4) }

  test('is the newest version that proved itself, not the one before', () => {
    const proven = { [name]: { '1.3.0': { proof }, '1.4.0': { proof } } }
    const contents = { ...having({ active: '1.5.1', lastKnownGood: '1.4.0', versions: dated }), records: proven }
    expect(promote(contents, '1.5.2')).toMatchObject({ active: '1.5.2', lastKnownGood: '1.4.0' })
  })

  test.each([
    ['stays the one before a version that was replaced on its first day', '2026-11-21T08:00:00Z', '1.4.0'],
    ['is the replaced version when that was active for a day', '2026-11-20T10:00:00Z', '1.5.1'],
    ['is the replaced version when the time of its promotion is unknown', undefined, '1.5.1'],
  ])('%s, as long as none proved itself', (_, activeSince, lastKnownGood) => {
    const records = { [name]: { '1.5.1': { activeSince } } }
    const contents = { ...having({ active: '1.5.1', lastKnownGood: '1.4.0', versions: dated }), records }
    const named = lastKnownGood === '1.5.1' ? '' : '; the last known good version is 1.4.0'
    expect(promote(contents, '1.5.2')).toMatchObject({
      active: '1.5.2',
      lastKnownGood,
      what: `promoted mfe-a@1.5.2 to all users, previously 1.5.1${named}`,
    })
  })

  test.each([
    ['1.4.0', '1.4.0'],
    [null, 'none'],
  ])('is named as the previous one after a block of the active version: %s', (lastKnownGood, previous) => {
    const versions = { ...dated, '1.5.1': aRemoteVersion({ state: 'blocked', reason: 'loses items' }) }
    expect(promote(having({ active: '1.5.1', lastKnownGood, versions }), '1.5.2')).toMatchObject({
      what: `promoted mfe-a@1.5.2 to all users, previously ${previous}`,
    })
  })

  test('is not named as the previous one of itself when it is promoted after a block of the active version', () => {
    const versions = { ...dated, '1.5.1': aRemoteVersion({ state: 'blocked', reason: 'loses items' }) }
    expect(promote(having({ active: '1.5.1', lastKnownGood: '1.4.0', versions }), '1.4.0')).toMatchObject({
      active: '1.4.0',
      what: 'promoted mfe-a@1.4.0 to all users, who had it as the last known good version',
    })
  })

  test('is the first version when it was replaced on its first day', () => {
    const first = contentsOf(
      promoteVersion(
        { remotes: {}, waiting: { [name]: { versions: dated } }, ...noFacts },
        { name, version: '1.3.0', percent: 100, salt: 's', routing, at: now },
      ),
    )
    expect(promote(first, '1.4.0')).toMatchObject({ lastKnownGood: '1.3.0' })
  })

  test('is after a rollback no version that was active after the restored one, also when another one is blocked', () => {
    const contents = having({ active: '1.5.2', lastKnownGood: '1.4.0', versions: dated })
    const previousActive = ['1.5.2', '1.5.1', '1.4.0', '1.3.0']
    const rolledBack = rollbackRemote(contents, { name, previousActive, routing })
    expect(result(rolledBack)).toMatchObject({ active: '1.4.0', lastKnownGood: '1.3.0' })
    const sincePrevious = ['1.4.0', '1.5.2', '1.5.1', '1.3.0']
    const after = block(contentsOf(rolledBack), '1.3.0', { previousActive: sincePrevious })
    expect(after).toMatchObject({ active: '1.4.0', lastKnownGood: null })
  })

  test('is after a rollback a version that proved itself, also when it was active after the restored one', () => {
    const proven = { [name]: { '1.3.0': { proof }, '1.4.0': { proof } } }
    const contents = { ...having({ active: '1.5.2', lastKnownGood: '1.4.0', versions: dated }), records: proven }
    const previousActive = ['1.5.2', '1.5.1', '1.3.0', '1.4.0']
    const change = rollbackRemote(contents, { name, previousActive, routing })
    expect(result(change)).toMatchObject({ active: '1.4.0', lastKnownGood: '1.3.0' })
    const rolledBack = { rolledBack: true }
    expect(contentsOf(change).records[name]).toEqual({ ...proven[name], '1.5.1': rolledBack, '1.5.2': rolledBack })
  })

  test('changes when a version is marked good', () => {
    const contents = having({ active: '1.5.2', lastKnownGood: '1.5.1', versions: dated })
    const change = markVersionGood(contents, { name, version: '1.4.0', proof, previousActive: ['1.4.0'] })
    expect(result(change)).toMatchObject({
      lastKnownGood: '1.4.0',
      what: expect.stringMatching(/^marked mfe-a@1\.4\.0/),
    })
    expect(change).toHaveProperty(['contents', 'records', name, '1.4.0', 'proof'], proof)
  })

  test('stays when the active version is marked good, beside a record of another version', () => {
    const records = { [name]: { '1.4.0': { activeSince: now } } }
    const contents = { ...having({ active: '1.5.1', lastKnownGood: '1.4.0', versions: dated }), records }
    const change = markVersionGood(contents, { name, version: '1.5.1', proof, previousActive: [] })
    expect(result(change)).toMatchObject({
      active: '1.5.1',
      lastKnownGood: '1.4.0',
      what: 'marked mfe-a@1.5.1 as good: 0 of 200 loads failed',
    })
    expect(contentsOf(change).records).toEqual({ [name]: { ...records[name], '1.5.1': { proof } } })
  })

  test('is never a blocked version', () => {
    const blockedVersion = { ...dated, '1.4.0': blocked }
    const contents = {
      ...having({ active: '1.5.1', versions: blockedVersion }),
      records: { [name]: { '1.4.0': { proof } } },
    }
    expect(promote(contents, '1.5.2')).toMatchObject({ lastKnownGood: '1.5.1' })
  })

  test('is no version that was rolled back, although it proved itself, until it is marked good again', () => {
    const proven = { [name]: { '1.3.0': { proof }, '1.4.0': { proof } } }
    const contents = { ...having({ active: '1.4.0', lastKnownGood: '1.3.0', versions: dated }), records: proven }
    const change = rollbackRemote(contents, { name, previousActive: [], routing })
    expect(result(change)).toMatchObject({ active: '1.3.0', lastKnownGood: null })
    const contentsAfter = contentsOf(change)
    expect(promote(contentsAfter, '1.5.1')).toMatchObject({ lastKnownGood: '1.3.0' })
    const marked = markVersionGood(contentsAfter, { name, version: '1.4.0', proof, previousActive: ['1.4.0'] })
    expect(result(marked)).toMatchObject({ lastKnownGood: '1.4.0' })
  })

  test('is marked good after a trial of it was ended, and is not listed as rolled back any more', () => {
    const ended = { activeSince: now, trialEnded: true }
    const contents = { ...having({ active: '1.5.1', versions: dated }), records: { [name]: { '1.4.0': ended } } }
    const marked = markVersionGood(contents, { name, version: '1.4.0', proof, previousActive: ['1.4.0'] })
    expect(contentsOf(marked).records[name]?.['1.4.0']).toEqual({ activeSince: now, proof })
  })

  test('stays as it is when a version that counts as good is marked again', () => {
    const contents = { ...having(), records: { [name]: { '1.0.0': { proof } } } }
    expect(markVersionGood(contents, { name, version: '1.0.0', proof, previousActive: [] })).toEqual({
      state: 'unchanged',
      what: 'mfe-a@1.0.0 already counts as good; nothing was changed',
    })
  })

  test.each([
    ['an unpublished version', '9.0.0', /not published/],
    ['a blocked version', '0.9.0', /blocked: saves twice/],
    ['one that was never active for all users', '1.2.0', /never active for all users.* Promote it to all users first/],
    ['one on trial', '1.1.0', /never active for all users/],
  ])('cannot be %s', (_, version, reason) => {
    const contents = having({ rollout: trial })
    expect(result(markVersionGood(contents, { name, version, proof, previousActive: ['1.0.0'] }))).toMatch(reason)
  })
})

describe('the first version of a remote on trial', () => {
  const published: RegistryContents = { remotes: {}, waiting: { [name]: { versions } }, ...noFacts }
  const request = { name, version: '1.0.0', percent: 5, salt: 's', routing, at: now }

  function start(parts: Partial<Promotion> = {}): RegistryContents {
    const started = promoteVersion(published, { ...request, ...parts })
    expect(started).toMatchObject({
      what: expect.stringMatching(/^promoted mfe-a@1\.0\.0 to 5 %.*, no other user has this screen/),
    })
    return contentsOf(started)
  }

  test('is the only version, and other users have none', () => {
    const { remotes, waiting } = start({ users: ['omar'] })
    const remote = remotes[name]
    if (!remote) throw new Error('no remote')
    expect(remote).toMatchObject({ ...routing, active: null, lastKnownGood: null, rollout: { percent: 5 } })
    expect(waiting).toEqual({})
    expect(chooseVersion(remote, 'omar')).toMatchObject({ version: '1.0.0' })
    const others = ['ana', 'dana', 'lee', 'kim'].map((user) => chooseVersion(remote, user).state)
    expect(others).toEqual(['none', 'none', 'none', 'none'])
  })

  test('grows with the same users, and all users get it at 100 %', () => {
    expect(promote(start(), '1.0.0', 25)).toMatchObject({ active: null, rollout: { percent: 25, salt: 's' } })
    expect(promote(start(), '1.0.0')).toMatchObject({ active: '1.0.0', lastKnownGood: null, rollout: null })
  })

  test('gives way to another version on trial', () => {
    expect(promote(start(), '1.1.0', 5)).toMatchObject({ active: null, rollout: { version: '1.1.0' } })
  })

  test('leaves the registry with a rollback, and stays published', () => {
    const change = rollbackRemote(start({ watch: true }), {
      name,
      previousActive: [],
      routing: undefined,
    })
    const { remotes, waiting, trials } = contentsOf(change)
    expect({ remotes, waiting, trials }).toEqual({ remotes: {}, waiting: { [name]: { versions } }, trials: {} })
    expect(change).toMatchObject({ what: expect.stringMatching(/5 %, no user has this screen$/) })
  })

  test('leaves no version to any user when it is blocked', () => {
    expect(block(start(), '1.0.0')).toMatchObject({ what: expect.stringMatching(/NO user has this screen/) })
  })

  test.each([
    ['cannot be marked good', () => start()],
    ['cannot be marked good before it either', () => published],
  ])('%s', (_, before) => {
    const proof = { at: '2026-11-21T10:00:00Z', by: 'person' as const, detail: 'decided by ana' }
    expect(result(markVersionGood(before(), { name, version: '1.0.0', proof, previousActive: [] }))).toMatch(
      /never active for all users/,
    )
  })
})

describe('a trial', () => {
  const contents = having()
  const request = { name, version: '1.1.0', percent: 0, salt: 's', routing, at: now }

  test('for named users and carriers stores hashes and keeps them while the percentage grows', () => {
    const first = contentsOf(promoteVersion(contents, { ...request, users: ['omar'], carriers: ['NW'] }))
    const remote = first.remotes[name]
    if (!remote) throw new Error('no remote')
    expect(JSON.stringify(remote)).not.toContain('omar')
    expect(chooseVersion(remote, 'omar')).toMatchObject({ version: '1.1.0' })
    expect(chooseVersion(remote, { username: 'dana', carriers: ['NW'] })).toMatchObject({ version: '1.1.0' })
    expect(chooseVersion(remote, 'dana')).toMatchObject({ version: '1.0.0' })
    const second = promoteVersion(first, { ...request, percent: 5 })
    expect(result(second)).toMatchObject({ rollout: { percent: 5, pilots: remote.rollout?.pilots } })
  })

  test.each([
    ['another percentage', { percent: 5 }, 'to 5 %; the trial is now at 5 % and for 1 named user and for 1 carrier'],
    [
      'another carrier',
      { percent: undefined, carriers: ['LA'] },
      'to the users of LA; the trial is now for 1 named user and for 2 carriers',
    ],
  ])('with pilots names all its users after the promotion to %s', (_, parts, whom) => {
    const first = contentsOf(promoteVersion(contents, { ...request, users: ['omar'], carriers: ['NW'] }))
    const what = `promoted mfe-a@1.1.0 ${whom}, all other users keep 1.0.0`
    expect(result(promoteVersion(first, { ...request, ...parts }))).toMatchObject({ what })
  })

  test.each([
    ['one user', { users: ['omar'] }, '1 named user', 'for 1 named user'],
    ['two users', { users: ['omar', 'ana'] }, '2 named users', 'for 2 named users'],
    ['one carrier', { carriers: ['NW'] }, 'the users of NW', 'for 1 carrier'],
    ['two carriers', { carriers: ['NW', 'LA'] }, 'the users of NW, LA', 'for 2 carriers'],
    [
      'a percentage, users and a carrier',
      { percent: 5, users: ['omar', 'ana'], carriers: ['NW'] },
      '5 % and 2 named users and the users of NW',
      'at 5 % and for 2 named users and for 1 carrier',
    ],
  ])('with %s says so at its start and at its end', (_, parts, started, ended) => {
    const change = promoteVersion(contents, { ...request, ...parts })
    expect(change).toMatchObject({ what: `promoted mfe-a@1.1.0 to ${started}, all other users keep 1.0.0` })
    expect(rollback(contentsOf(change))).toMatchObject({
      what: `ended the trial of mfe-a@1.1.0 ${ended}, all users have 1.0.0`,
    })
  })

  test.each([1, 99])('of %s %% may be watched', (percent) => {
    expect(promoteVersion(contents, { ...request, percent, watch: true })).toMatchObject({ state: 'changed' })
  })

  test.each([
    ['without a fallback, no other user', null, 'no other user has this screen', 'no user has this screen'],
    ['with a fallback, the others', '1.0.0', 'all other users keep 1.0.0', 'all users have 1.0.0'],
  ])('beside a blocked active version names as users %s', (_, lastKnownGood, during, after) => {
    const started = promoteVersion(having({ active: '0.9.0', lastKnownGood }), { ...request, users: ['omar'] })
    expect(result(started)).toMatchObject({ what: `promoted mfe-a@1.1.0 to 1 named user, ${during}` })
    expect(rollback(contentsOf(started))).toMatchObject({
      what: `ended the trial of mfe-a@1.1.0 for 1 named user, ${after}`,
    })
  })

  test.each([
    ['of the trial of the same version', having({ rollout: { ...trial, percent: 30 } }), 30],
    ['of no trial', contents, 0],
    ['of no trial beside that of another version', having({ rollout: { ...trial, version: '1.2.0' } }), 0],
  ])('that names pilots without a percentage has the percentage %s', (_, before, percent) => {
    const named = promoteVersion(before, { ...request, percent: undefined, users: ['omar'] })
    expect(result(named)).toMatchObject({
      rollout: { version: '1.1.0', percent, pilots: expect.anything() },
      what: expect.stringContaining(percent > 0 ? `to ${percent} % and 1 named user` : 'to 1 named user'),
    })
    expect(promoteVersion(contentsOf(named), { ...request, percent: undefined, users: ['omar'] })).toMatchObject({
      state: 'unchanged',
    })
  })

  test.each([
    ['of 0 % without pilots', { percent: 0 }, /1 to 100/],
    ['without a percentage and without pilots', { percent: undefined }, /1 to 100/],
    ['of pilots alone that is watched', { percent: 0, users: ['omar'], watch: true }, /--watch needs .*--percent 5/],
    ['of all users that is watched', { percent: 100, watch: true }, /--watch needs .*--percent 5/],
  ])('%s is refused', (_, parts, why) => {
    expect(result(promoteVersion(contents, { ...request, ...parts }))).toMatch(why)
  })

  // Not constants: what is computed while this file is loaded counts for no test in the mutation testing (docs/testing.md).
  const watching = () => promoteVersion(contents, { ...request, percent: 5, watch: true })
  const watched = () => contentsOf(watching())

  test('is watched until it ends', () => {
    expect(contentsOf(watching())).toMatchObject({ trials: { [name]: { version: '1.1.0', since: now } } })
    expect(watching()).toMatchObject({ what: expect.stringMatching(/keep 1\.0\.0; the host watches the trial$/) })
    const ended = rollbackRemote(watched(), { name, previousActive: [], routing: undefined })
    expect(contentsOf(ended).trials).toEqual({})
  })

  test.each([
    [
      'not ended by the publication of another version',
      () => publishVersion(watched(), name, '2.0.0', good),
      { [name]: { version: '1.1.0', since: now } },
    ],
    [
      'not ended by a block of another version',
      () => withdraw(watched(), '1.2.0'),
      { [name]: { version: '1.1.0', since: now } },
    ],
    ['ended by a block of its version', () => withdraw(watched(), '1.1.0'), {}],
    ['ended by a promotion to all users', () => promoteVersion(watched(), { ...request, percent: 100 }), {}],
    [
      'ended by a promotion of another version',
      () => promoteVersion(watched(), { ...request, version: '1.2.0', percent: 5 }),
      {},
    ],
  ])('has a watch that is %s', (_, change, trials) => {
    expect(contentsOf(change()).trials).toEqual(trials)
  })

  test.each([
    ['of another percentage', { percent: 10 }, 'to 10 %'],
    ['of the same percentage', { percent: 5 }, 'to 5 %'],
    ['of pilots', { percent: undefined, users: ['omar'] }, 'to 5 % and 1 named user'],
    ['of pilots alone', { percent: 0, users: ['omar'] }, 'to 1 named user'],
  ])('is not watched any more after a promotion %s without --watch, which says so', (_, parts, whom) => {
    const unwatched = promoteVersion(watched(), { ...request, ...parts })
    expect(contentsOf(unwatched).trials).toEqual({})
    const what = `promoted mfe-a@1.1.0 ${whom}, all other users keep 1.0.0; the host does not watch the trial any more`
    expect(result(unwatched)).toMatchObject({ what })
    expect(result(promoteVersion(watched(), { ...request, version: '1.2.0', percent: 5 }))).toMatchObject({
      what: 'promoted mfe-a@1.2.0 to 5 %, all other users keep 1.0.0; ended the trial of 1.1.0',
    })
  })

  describe('that a CI repeats', () => {
    const watch = (before: RegistryContents, percent = 5, parts: Partial<Promotion> = {}) =>
      promoteVersion(before, { ...request, percent, watch: true, ...parts })
    const end = (before: RegistryContents) =>
      contentsOf(rollbackRemote(before, { name, previousActive: [], routing: undefined }))

    test.each([5, 25])('stays at the %s %% to which it has grown', (percent) => {
      expect(watch(contentsOf(watch(contents, percent)))).toEqual({
        state: 'unchanged',
        what: `mfe-a@1.1.0 is already on trial at ${percent} %; nothing was changed`,
      })
    })

    test.each([
      ['a higher percentage', () => contentsOf(watch(contents)), 25, {}],
      ['further pilots', () => contentsOf(watch(contents)), 5, { users: ['omar'] }],
      ['the watch of a trial that was not watched', () => having({ rollout: trial }), 5, {}],
    ])('takes %s', (_, before, percent, parts) => {
      expect(watch(before(), percent, parts)).toMatchObject({ state: 'changed' })
    })

    test('does not start again after a later version has replaced it, until a person starts it without --watch', () => {
      const toAll = (before: RegistryContents, version: string) =>
        contentsOf(promoteVersion(before, { ...request, version, percent: 100 }))
      const replaced = toAll(toAll(contents, '1.1.0'), '1.2.0')
      expect(result(watch(replaced))).toMatch(
        /had all users until 1\.2\.0 replaced it\..* on purpose .* without --watch/,
      )
      expect(promoteVersion(replaced, { ...request, percent: 5 })).toMatchObject({ state: 'changed' })
    })

    test.each([
      ['a rollback of the trial', () => end(contentsOf(watch(contents)))],
      [
        'a rollback of the first version',
        () => end(contentsOf(watch({ remotes: {}, waiting: { [name]: { versions } }, ...noFacts }))),
      ],
      [
        'a rollback after it had grown to all users',
        () => end(contentsOf(promoteVersion(contentsOf(watch(contents)), { ...request, percent: 100 }))),
      ],
    ])('does not start again after %s, until a person starts it without --watch', (_, endedBy) => {
      const ended = endedBy()
      expect(result(watch(ended))).toMatch(/"release history mfe-a" has the reason.* on purpose .* without --watch/)
      const again = contentsOf(promoteVersion(ended, { ...request, percent: 5 }))
      expect(again.records[name]?.['1.1.0']?.trialEnded).toBeUndefined()
      expect(watch(again)).toMatchObject({ contents: { trials: { [name]: { since: now } } } })
    })
  })
})
