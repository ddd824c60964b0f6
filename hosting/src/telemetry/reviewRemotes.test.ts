import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { listChanges } from '../release/store/listChanges.ts'
import { openStore, type ReleaseStore } from '../release/store/releaseStore.ts'
import { folderOf } from '../release/store/retentionRule.ts'
import { aTemporaryFolder } from '../release/testing/aBuiltRemote.ts'
import { publishTo, runReleaseOn } from '../release/testing/release.ts'
import { createRemoteCounts, type RemoteCounts } from './remoteCounts.ts'
import { reviewRemotes } from './reviewRemotes.ts'

const remote = 'mfe-orders-available'
let folder: string
let store: ReleaseStore
let counts: RemoteCounts
let client = 0
let logged: string[]

beforeEach(async () => {
  logged = []
  folder = aTemporaryFolder()
  store = openStore(folder)
  counts = createRemoteCounts(Date.now)
  for (const version of ['1.4.0', '1.5.1', '1.5.2']) await publishTo(folder, { version, code: version })
  await runReleaseOn(folder, `promote ${remote}@1.4.0`)
})

/** Reports loads of different clients, in the present step of the remote's trial. */
async function load(version: string, loads: number, failures = 0, { name = remote, into = counts } = {}) {
  const trial = (await store.read()).trials[name]
  const step = trial?.version === version ? trial.since : undefined
  for (let at = 0; at < loads; at += 1) {
    client += 1
    const event = at < failures ? 'remote.failed' : 'remote.loaded'
    into.add({ event, remote: name, version }, `client ${client}`, step)
  }
}

const log = (line: string) => void logged.push(line)
const review = () => reviewRemotes(store, counts, Date.now(), log)
const present = async () => (await store.read()).remotes[remote]
const lastChange = async () => (await listChanges(store)).at(-1)
const startTrial = () => runReleaseOn(folder, `promote ${remote}@1.5.1 --percent 5 --watch`)

test('a trial without failures grows 5, 25, 50, 100 % by 50 loads each', async () => {
  await load('1.4.0', 300, 2)
  await startTrial()
  const percents: (number | undefined)[] = []
  for (let step = 0; step < 3; step += 1) {
    await load('1.5.1', 49)
    await review()
    percents.push((await present())?.rollout?.percent)
    await load('1.5.1', 1)
    await review()
    percents.push((await present())?.rollout?.percent)
  }
  expect(percents).toEqual([5, 25, 25, 50, 50, undefined])
  expect(await present()).toMatchObject({ active: '1.5.1', rollout: null })
  expect((await store.read()).trials).toEqual({})
  expect(logged.map((line) => line.replace(/;.*/, ''))).toEqual([
    `portal: promoted ${remote}@1.5.1 to 25 %, all other users keep 1.4.0`,
    `portal: promoted ${remote}@1.5.1 to 50 %, all other users keep 1.4.0`,
    expect.stringMatching(`^portal: promoted ${remote}@1.5.1 to all users, previously 1.4.0`),
  ])
})

test('two hosts over one store that decide at the same time let a trial grow by one step', async () => {
  const second = createRemoteCounts(Date.now)
  await startTrial()
  await load('1.5.1', 50)
  await load('1.5.1', 50, 0, { into: second })
  // Neither decides before both have read the trial.
  let readings = 0
  let bothHaveRead = () => {}
  const meeting = new Promise<void>((resolve) => (bothHaveRead = resolve))
  const together = {
    ...store,
    complete: async () => {
      const registry = await store.complete()
      readings += 1
      if (readings === 2) bothHaveRead()
      await meeting
      return registry
    },
  }
  const reviews = [counts, second].map((own) => reviewRemotes(together, own, Date.now(), log))
  const failures = await Promise.all(reviews)
  expect(failures.flat()).toMatchObject([{ name: remote, cause: { kind: 'conflict' } }])
  await review()
  await reviewRemotes(store, second, Date.now(), log)
  expect((await present())?.rollout?.percent).toBe(25)
})

test('a host that starts in the middle of a trial goes on with it, from no loads', async () => {
  await startTrial()
  await load('1.5.1', 19, 19)
  counts = createRemoteCounts(Date.now)
  await load('1.5.1', 19, 19)
  await review()
  expect((await present())?.rollout?.percent).toBe(5)
  await load('1.5.1', 1, 1)
  await review()
  expect(await present()).toMatchObject({ active: '1.4.0', rollout: null })
})

test('a trial that fails more often stops, and the history and the log have the figures', async () => {
  await load('1.4.0', 300, 2)
  await startTrial()
  await load('1.5.1', 20, 5)
  await review()
  expect(await present()).toMatchObject({ active: '1.4.0', rollout: null })
  await expect(startTrial()).rejects.toMatchObject({ message: expect.stringContaining('has the reason') })
  const changes = (await listChanges(store)).filter(({ who }) => who === 'portal')
  expect(changes.map(({ what }) => what)).toContain(`ended the trial of ${remote}@1.5.1 at 5 %, all users have 1.4.0`)
  const figures = /5 of 20 loads failed, 2 of 300 loads failed with the active version, p = 0\.0000/
  expect(changes.map(({ why }) => why).join()).toMatch(figures)
  expect(logged.join()).toMatch(
    RegExp(`^portal: ended the trial of ${remote}@1.5.1 at 5 %, all users have 1.4.0 \\(${figures.source}`),
  )
})

test.each([
  ['too few loads', 19, 19],
  ['failures that chance explains', 49, 1],
])('a trial with %s waits', async (_, loads, failures) => {
  await load('1.4.0', 60, 1)
  await startTrial()
  const { revision } = await store.read()
  await load('1.5.1', loads, failures)
  await review()
  expect((await store.read()).revision).toBe(revision)
})

test.each([
  ['alone', 'remote.failed', 0, 0],
  ['among good loads of others', 'remote.failed', 20, 90],
  ['by good loads', 'remote.loaded', 40, 90],
] as const)('one client cannot decide about a trial or prove a version, %s', async (_, event, loads, provenLoads) => {
  await load('1.4.0', provenLoads)
  await startTrial()
  await load('1.5.1', loads)
  const { revision, trials } = await store.read()
  for (let at = 0; at < 200; at += 1) {
    counts.add({ event, remote, version: '1.5.1' }, 'forger', trials[remote]?.since)
    counts.add({ event: 'remote.loaded', remote, version: '1.4.0' }, 'forger')
  }
  await review()
  expect((await store.read()).revision).toBe(revision)
})

test('the trial of a first version ends without a screen when it fails, and grows when it works', async () => {
  await publishTo(folder, { name: 'mfe-new', route: 'new', version: '1.0.0' })
  await runReleaseOn(folder, 'promote mfe-new@1.0.0 --percent 5 --watch')
  await load('1.0.0', 60, 0, { name: 'mfe-new' })
  await review()
  expect((await store.read()).remotes['mfe-new']).toMatchObject({ active: null, rollout: { percent: 25 } })
  await load('1.0.0', 30, 12, { name: 'mfe-new' })
  await review()
  expect((await store.read()).remotes).not.toHaveProperty('mfe-new')
  expect((await lastChange())?.why).toMatch(/^12 of 30 loads failed, 1 of 100 loads failed assumed/)
})

test('a damaged version on trial keeps no other remote from its review', async () => {
  await publishTo(folder, { name: 'mfe-a', route: 'a', version: '1.0.0' })
  await runReleaseOn(folder, 'promote mfe-a@1.0.0 --percent 5 --watch')
  await startTrial()
  await load('1.0.0', 50, 0, { name: 'mfe-a' })
  await load('1.5.1', 50)
  await load('1.4.0', 200)
  const { base = '' } = (await store.read()).remotes['mfe-a']?.versions['1.0.0'] ?? {}
  rmSync(join(folder, folderOf(base), 'remote.json'))
  expect(await review()).toMatchObject([{ name: 'mfe-a', cause: { kind: 'damaged' } }])
  expect((await present())?.rollout?.percent).toBe(25)
  expect((await store.read()).records[remote]?.['1.4.0']?.proof).toBeDefined()
})

test('a blocked version on trial is not watched any more', async () => {
  await startTrial()
  await load('1.5.1', 50)
  await runReleaseOn(folder, `block ${remote}@1.5.1 --reason slow`)
  expect((await store.read()).trials).toEqual({})
  expect(await review()).toEqual([])
  expect(await present()).toMatchObject({ active: '1.4.0', rollout: { percent: 5 } })
})

test('a trial that is not watched stays as it is', async () => {
  await runReleaseOn(folder, `promote ${remote}@1.5.1 --percent 5`)
  await load('1.5.1', 100, 100)
  await review()
  expect((await present())?.rollout?.percent).toBe(5)
})

test('after a good 1.4.0, a broken 1.5.1 and a broken 1.5.2, the last known good version is 1.4.0', async () => {
  await load('1.4.0', 200, 1)
  await review()
  expect(await lastChange()).toMatchObject({
    who: 'portal',
    what: `marked ${remote}@1.4.0 as good: 1 of 200 loads failed`,
  })
  await runReleaseOn(folder, `promote ${remote}@1.5.1`)
  await load('1.5.1', 200, 200)
  await review()
  await runReleaseOn(folder, `promote ${remote}@1.5.2`)
  expect(await present()).toMatchObject({ active: '1.5.2', lastKnownGood: '1.4.0' })
  expect(await runReleaseOn(folder, `rollback ${remote}`)).toMatchObject({ active: '1.4.0' })
})

test('marks a version as good once', async () => {
  await load('1.4.0', 200)
  await review()
  const { revision } = await store.read()
  await review()
  expect((await store.read()).revision).toBe(revision)
})

test('a rollback during the review stays, and the version that it replaced does not count as good', async () => {
  await runReleaseOn(folder, `promote ${remote}@1.5.1`)
  await load('1.5.1', 200)
  let isRolledBack = false
  async function rollbackAfter<Result>(read: Promise<Result>): Promise<Result> {
    const before = await read
    if (!isRolledBack) await runReleaseOn(folder, `rollback ${remote}`)
    isRolledBack = true
    return before
  }
  const slow = { ...store, read: () => rollbackAfter(store.read()) }
  expect(await reviewRemotes(slow, counts, Date.now(), log)).toMatchObject([{ cause: { kind: 'conflict' } }])
  expect((await lastChange())?.what).toMatch(/^rolled back /)
  await review()
  expect((await store.read()).records[remote]?.['1.5.1']).toEqual({ activeSince: expect.any(String), rolledBack: true })
})

test('a review completes a release that was killed before it wrote registry.json', async () => {
  const file = join(folder, 'registry.json')
  const before = readFileSync(file)
  await runReleaseOn(folder, `promote ${remote}@1.5.1`)
  writeFileSync(file, before)
  await review()
  expect((await store.readFile())?.remotes[remote]?.active).toBe('1.5.1')
})
