import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { aTemporaryFolder } from '../testing/aBuiltRemote.ts'
import { publishTo, runReleaseOn } from '../testing/release.ts'
import { pruneStore } from './pruneStore.ts'
import { openStore } from './releaseStore.ts'

const remote = 'mfe-orders-available'
const note = { who: 'ana', why: '' }

function registryIn(store: string) {
  return JSON.parse(readFileSync(join(store, 'registry.json'), 'utf8'))
}

async function aStoreWith(...versions: readonly string[]): Promise<string> {
  const store = aTemporaryFolder()
  for (const version of versions) {
    await publishTo(store, { version, code: version })
    await runReleaseOn(store, `promote ${remote}@${version}`)
  }
  return store
}

test.each([
  ['block', 'block mfe-orders-available@1.1.0 --reason slow'],
  ['promote', 'promote mfe-orders-available@1.0.0'],
])('a repeated %s writes the registry.json that a killed one did not write', async (_, line) => {
  const store = await aStoreWith('1.0.0', '1.1.0')
  const before = readFileSync(join(store, 'registry.json'))
  await runReleaseOn(store, line)
  const after = registryIn(store)
  writeFileSync(join(store, 'registry.json'), before)
  expect(await runReleaseOn(store, line)).toMatchObject({ revision: 5 })
  expect(registryIn(store)).toEqual(after)
})

test('a refused promotion writes the registry.json that a killed command did not write', async () => {
  const store = await aStoreWith('1.0.0')
  const before = readFileSync(join(store, 'registry.json'))
  await publishTo(store, { version: '1.1.0', contract: '^2.0' })
  writeFileSync(join(store, 'registry.json'), before)
  await expect(runReleaseOn(store, `promote ${remote}@1.1.0`)).rejects.toMatchObject({ kind: 'refused' })
  expect(registryIn(store).revision).toBe(3)
})

test('a prune writes the registry.json that a killed command did not write, and its dry run writes nothing', async () => {
  const store = await aStoreWith('1.0.0')
  const before = readFileSync(join(store, 'registry.json'))
  await publishTo(store, { version: '1.1.0' })
  writeFileSync(join(store, 'registry.json'), before)
  await runReleaseOn(store, 'prune --dry-run')
  expect(registryIn(store).revision).toBe(2)
  await runReleaseOn(store, 'prune')
  expect(registryIn(store).revision).toBe(3)
})

test('a slower writer of an earlier revision leaves the newest one in registry.json', async () => {
  const store = await aStoreWith('1.0.0')
  const copy = aTemporaryFolder()
  cpSync(store, copy, { recursive: true })
  await publishTo(copy, { version: '1.1.0' })
  await publishTo(copy, { version: '1.2.0' })
  // The next writer has created its revision when this commit replaces registry.json.
  cpSync(join(copy, 'revisions/000004.json'), join(store, 'revisions/000004.json'))
  await publishTo(store, { version: '1.1.0' })
  expect(registryIn(store)).toEqual(registryIn(copy))
})

test('a refused slower writer writes the registry.json that the faster one was killed before it wrote', async () => {
  const folder = await aStoreWith('1.0.0')
  const slow = openStore(folder)
  const [before, file] = [await slow.read(), readFileSync(join(folder, 'registry.json'))]
  await publishTo(folder, { version: '1.1.0' })
  const after = registryIn(folder)
  writeFileSync(join(folder, 'registry.json'), file)
  const refused = slow.commit(before, { state: 'changed', contents: before, what: 'tried' }, note)
  await expect(refused).rejects.toMatchObject({ kind: 'conflict' })
  expect(registryIn(folder)).toEqual(after)
})

test.each([
  ['behind, a time after the revision before it', -400 * 86_400_000, 1],
  ['ahead, its own time', 86_400_000, 86_400_000],
])('a revision and its new version get, from a clock that is %s', async (_, clockMs, ms) => {
  const store = await aStoreWith('1.0.0')
  const { updatedAt } = registryIn(store)
  const later = (by: number) => new Date(Date.parse(updatedAt) + by)
  await publishTo(store, { version: '1.1.0' }, () => later(clockMs))
  expect(registryIn(store).updatedAt).toBe(later(ms).toISOString())
  expect(registryIn(store).remotes[remote].versions['1.1.0'].publishedAt).toBe(later(ms).toISOString())
  expect({ changes: [], ...(await runReleaseOn(store, 'history')) }.changes[0]).toMatchObject({
    at: registryIn(store).updatedAt,
  })
})

test('a revision of a clock that is behind does not make a prune drop what users had until then', async () => {
  const folder = aTemporaryFolder()
  const [now, longAgo] = [new Date(), new Date('2020-01-01T00:00:00Z')]
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await publishTo(folder, { version, code: version }, () => longAgo)
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await runReleaseOn(folder, `promote ${remote}@${version}`)
  const behind = openStore(folder, () => longAgo)
  const before = await behind.read()
  await behind.commit(before, { state: 'changed', contents: before, what: 'tried' }, note)
  expect(await pruneStore(behind, note, now, true)).toMatchObject({ dropped: [] })
})

describe('with damaged revisions that it does not need,', () => {
  const damage = (store: string, ...revisions: readonly number[]) => {
    for (const revision of revisions) writeFileSync(join(store, `revisions/00000${revision}.json`), 'damaged')
  }

  test.each([
    ['block', 'block mfe-orders-available@1.1.0 --reason slow', 'all users have 1.0.0'],
    ['rollback', 'rollback mfe-orders-available', 'all users have 1.0.0'],
    ['mark-good', 'mark-good mfe-orders-available@1.1.0', 'marked mfe-orders-available@1.1.0 as good'],
  ])('%s reads back to the revision in which each version was active', async (_, line, what) => {
    const store = await aStoreWith('1.0.0', '1.1.0')
    damage(store, 1, 2)
    expect(await runReleaseOn(store, line)).toMatchObject({ what: expect.stringContaining(what) })
  })

  test('block reads back to the publication of a version that was never active', async () => {
    const store = await aStoreWith('1.0.0', '1.1.0')
    await publishTo(store, { version: '1.2.0' })
    damage(store, 1, 2)
    expect(await runReleaseOn(store, `block ${remote}@1.1.0 --reason slow`)).toMatchObject({ revision: 6 })
  })

  test('repair reads the newest one', async () => {
    const store = await aStoreWith('1.0.0')
    damage(store, 1)
    writeFileSync(join(store, 'registry.json'), '')
    expect(await runReleaseOn(store, 'repair')).toEqual({ revision: 2 })
  })

  test('prune reads those of the last 90 days and the one before', async () => {
    const store = await aStoreWith('1.0.0')
    await publishTo(store, { version: '1.1.0' })
    damage(store, 1)
    const later = new Date(Date.now() + 91 * 86_400_000)
    expect(await pruneStore(openStore(store), note, later, true)).toMatchObject({ dropped: [{ version: '1.1.0' }] })
  })

  test('verify finds them', async () => {
    const store = await aStoreWith('1.0.0')
    damage(store, 1)
    await expect(runReleaseOn(store, 'verify')).rejects.toMatchObject({ kind: 'damaged' })
  })
})
