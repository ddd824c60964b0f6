import 'fake-indexeddb/auto'
import { inVault } from './draftPersistence.ts'
import { createDraftStore } from './draftStore.ts'
import { unlockDrafts } from './unlockDrafts.ts'
import { createVault } from './vault.ts'

const KEY = 'update:WO-1'

/** A page with drafts on the device of the test, in which dana has signed in and typed. */
async function aPageWithDraft(text: string) {
  const vault = createVault()
  const drafts = createDraftStore(
    () => 1,
    inVault(vault, async () => undefined),
  )
  const signIn = (password: string) => unlockDrafts({ vault, drafts }, 'dana', password)
  await signIn('secret')
  drafts.keep(KEY, text)
  await drafts.written()
  return { vault, drafts, signIn }
}

test('stores the drafts of an open page again after a changed password, so that none is unreadable', async () => {
  const { vault, drafts, signIn } = await aPageWithDraft('typed before the idle logout')
  await vault.lock()
  await signIn('changed')
  await drafts.written()
  expect(await vault.unreadable()).toEqual([])
  expect(await vault.read('draft')).toMatchObject([{ value: { key: KEY, value: 'typed before the idle logout' } }])
  await vault.erase('dana')
})

test('stores what a form keeps as that of its own user while the page of a different user is loaded', async () => {
  const { vault, drafts } = await aPageWithDraft('typed by dana')
  await vault.deleteStoredKeys()
  // A form that is still open keeps its values again whenever the drafts are loaded.
  drafts.loaded.subscribe(() => drafts.keep(KEY, 'kept again'))
  await vault.storeKeyOf('omar', 'other')
  drafts.keep(KEY, 'typed by dana until the next page')
  await drafts.written()
  expect(await vault.read('draft')).toMatchObject([{ value: { key: KEY, value: 'typed by dana until the next page' } }])
  const nextPage = createVault()
  await nextPage.resume('omar')
  expect([nextPage.owner(), await nextPage.read('draft')]).toEqual(['omar', []])
  await vault.erase('dana')
})
