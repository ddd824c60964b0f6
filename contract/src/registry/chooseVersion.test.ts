import { aRegisteredRemote, aRemoteVersion } from '../testing/aRegisteredRemote.ts'
import { bucketOf, chooseVersion, isInRollout, isOffered, pilotHash, versionsToTry } from './chooseVersion.ts'

const good = aRemoteVersion()
const blocked = aRemoteVersion({ state: 'blocked', reason: 'saves twice' })
const everyone = { version: '1.1.0', percent: 100, salt: 's' }

test.each([
  ['the active version', {}, { state: 'chosen', version: '1.0.0', reason: 'active' }],
  [
    'the trial for a user in it',
    { rollout: everyone, versions: { '1.0.0': good, '1.1.0': good } },
    { state: 'chosen', version: '1.1.0', reason: 'rollout' },
  ],
  [
    'the active version for a user outside of the trial',
    { rollout: { ...everyone, percent: 0 }, versions: { '1.0.0': good, '1.1.0': good } },
    { state: 'chosen', version: '1.0.0', reason: 'active' },
  ],
  [
    'the active version when the trial is blocked',
    { rollout: everyone, versions: { '1.0.0': good, '1.1.0': blocked } },
    { state: 'chosen', version: '1.0.0', reason: 'active' },
  ],
  [
    'the last known good when the active version is blocked',
    { active: '1.1.0', lastKnownGood: '1.0.0', versions: { '1.0.0': good, '1.1.0': blocked } },
    { state: 'chosen', version: '1.0.0', reason: 'last-known-good' },
  ],
  [
    'none when both are blocked',
    { active: '1.1.0', lastKnownGood: '1.0.0', versions: { '1.0.0': blocked, '1.1.0': blocked } },
    { state: 'none', reason: 'blocked' },
  ],
  [
    'none outside of the trial of a first version',
    { active: null, rollout: { ...everyone, percent: 0 }, versions: { '1.1.0': good } },
    { state: 'none', reason: 'notInTrial' },
  ],
  [
    'the trial of a first version for a user in it',
    { active: null, rollout: everyone, versions: { '1.1.0': good } },
    { state: 'chosen', version: '1.1.0', reason: 'rollout' },
  ],
  ['none when the version is missing', { versions: {} }, { state: 'none', reason: 'missing' }],
  [
    'none for a name inherited from Object',
    { active: 'constructor', versions: {} },
    { state: 'none', reason: 'missing' },
  ],
])('chooses %s', (_, parts, choice) => {
  expect(chooseVersion(aRegisteredRemote(parts), 'dana')).toMatchObject(choice)
})

test.each([
  ['with an active version', {}, true],
  ['in the trial of its first version', { active: null, rollout: everyone, versions: { '1.1.0': good } }, true],
  ['outside of that trial', { active: null, rollout: { ...everyone, percent: 0 }, versions: { '1.1.0': good } }, false],
  ['with a blocked first version', { active: null, rollout: everyone, versions: { '1.1.0': blocked } }, false],
  ['with an active version that is blocked', { versions: { '1.0.0': blocked } }, true],
])('reports whether a remote %s is offered', (_, parts, isExpected) => {
  expect(isOffered(aRegisteredRemote(parts), 'dana')).toBe(isExpected)
})

test('lists each fallback version once', () => {
  const remote = aRegisteredRemote({
    active: '1.1.0',
    lastKnownGood: '1.0.0',
    rollout: { ...everyone, version: '1.2.0' },
    versions: { '1.0.0': good, '1.1.0': good, '1.2.0': good },
  })
  expect(versionsToTry(remote, 'dana').map(({ version }) => version)).toEqual(['1.2.0', '1.1.0', '1.0.0'])
  expect(versionsToTry({ ...remote, lastKnownGood: '1.1.0' }, 'dana')).toHaveLength(2)
})

const users = Array.from({ length: 10_000 }, (_, at) => `driver${at}`)

test.each([1, 5, 25, 50, 90])('a trial of %d %% contains that share of 10,000 users, within 1.5 %%', (percent) => {
  const reached = users.filter((user) => isInRollout({ version: '1.1.0', percent, salt: 'x1' }, user)).length
  expect(Math.abs(reached / 100 - percent)).toBeLessThan(1.5)
})

test('a higher percentage keeps all users, another salt selects other users', () => {
  const isIn = (percent: number, salt: string) => (user: string) =>
    isInRollout({ version: '1.1.0', percent, salt }, user)
  const first = users.filter(isIn(5, 'x1'))
  expect(first.every(isIn(20, 'x1'))).toBe(true)
  expect(first.filter(isIn(5, 'x2')).length).toBeLessThan(first.length / 4)
})

test('the bucket of a user does not depend on case and spaces', () => {
  expect(bucketOf('x1', ' Dana ')).toBe(bucketOf('x1', 'dana'))
  expect(bucketOf('x1', 'dana')).toBe(55)
})

test('a trial contains the users of the buckets below its percentage', () => {
  const isIn = (percent: number) => isInRollout({ version: '1.1.0', percent, salt: 'x1' }, 'dana')
  expect([isIn(55), isIn(56)]).toEqual([false, true])
})

test('the hash of a pilot stays what published registries hold', () => {
  expect([pilotHash('x1', 'omar'), pilotHash('x1', ' OMAR ')]).toEqual([3350403875, 3350403875])
})

test.each([
  ['a pilot user', { username: ' Omar', carriers: [] }, true],
  ['a user of a pilot carrier', { username: 'priya', carriers: ['70', '71'] }, true],
  ['a user whose name is the carrier', { username: 'sam', carriers: ['72'] }, false],
  ['a plain user name of a pilot', 'omar', true],
])('a trial at 0 %% with pilots and %s: %j is in it: %s', (_, user, isIn) => {
  const pilots = { users: [pilotHash('x1', 'omar')], carriers: [pilotHash('x1', '71')] }
  expect(isInRollout({ version: '1.1.0', percent: 0, salt: 'x1', pilots }, user)).toBe(isIn)
})
