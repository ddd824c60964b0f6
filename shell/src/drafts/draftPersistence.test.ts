import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { inVault } from './draftPersistence.ts'
import { createDraftStore } from './draftStore.ts'
import { createVault } from './vault.ts'

/** The device of each test has stored nothing. */
beforeEach(() => Reflect.set(globalThis, 'indexedDB', new IDBFactory()))

const KEY = 'update:WO-1'

/** Drafts of a tab in which dana is signed in; `now` is the time of its drafts. */
async function aTab(now: number) {
  const vault = createVault()
  await vault.unlock('dana', 'secret')
  const drafts = createDraftStore(
    () => now,
    inVault(vault, async () => undefined),
  )
  await drafts.belongTo('dana')
  return { vault, drafts }
}

test('names the drafts of other tabs that were stored since this one was opened', async () => {
  const first = await aTab(1)
  const second = await aTab(2)
  second.drafts.keep(KEY, 'typed in the second tab')
  await second.drafts.written()
  expect(first.drafts.names.get()).toEqual([])
  expect(await first.drafts.namesOfAllTabs()).toEqual([KEY])
})

test('reads a draft that an earlier version has stored, and replaces its record', async () => {
  const { vault, drafts } = await aTab(2)
  await vault.write('draft', { id: 'r1', savedAt: 1, value: { key: KEY, value: 'typed', keptAt: 1 } })
  await drafts.belongTo('dana')
  expect(drafts.find(KEY)).toEqual({ value: 'typed', keptAt: 1 })
  drafts.keep(KEY, 'typed more')
  await drafts.written()
  expect((await vault.read('draft')).map(({ value }) => value)).toMatchObject([{ key: KEY, value: 'typed more' }])
})
