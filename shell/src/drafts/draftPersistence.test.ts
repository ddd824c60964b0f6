import 'fake-indexeddb/auto'
import { inVault } from './draftPersistence.ts'
import { createDraftStore } from './draftStore.ts'
import { createVault } from './vault.ts'

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
  await first.vault.erase('dana')
})

test('drops a draft that two tabs have stored with all its records', async () => {
  const tabs = [await aTab(1), await aTab(2)]
  for (const { drafts } of tabs) {
    drafts.keep(KEY, 'typed')
    await drafts.written()
  }
  const { vault, drafts } = await aTab(3)
  drafts.drop(KEY)
  await drafts.written()
  expect(await vault.read('draft')).toEqual([])
})
