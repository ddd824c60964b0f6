import 'fake-indexeddb/auto'
import { createEmitter, createStore, type Notice } from '@carrier-portal/contract'
import { inVault } from './draftPersistence.ts'
import { createDraftStore } from './draftStore.ts'
import { unlockDrafts, unlockNextPage } from './unlockDrafts.ts'
import { createVault } from './vault.ts'

const KEY = 'update:WO-1'

/** A page with drafts on the device of the test, in which dana has signed in and typed. */
async function aPageWithDraft(text: string) {
  const vault = createVault()
  const drafts = createDraftStore(
    () => 1,
    inVault(vault, async () => undefined),
  )
  const notices = createEmitter<Notice>()
  const shown: string[] = []
  notices.subscribe(({ text }) => shown.push(text))
  const preferences = { locale: createStore('en' as const) }
  const signIn = (password: string) => unlockDrafts({ vault, drafts, notices, preferences }, 'dana', password)
  await signIn('secret')
  drafts.keep(KEY, text)
  await drafts.written()
  return { vault, drafts, notices, preferences, shown, signIn }
}

test('reports no deletion after a changed password while the open page still has the drafts, and stores them again', async () => {
  const { vault, shown, signIn } = await aPageWithDraft('typed before the idle logout')
  await vault.lock()
  await signIn('changed')
  expect(shown).toEqual([])
  expect(await vault.read('draft')).toMatchObject([{ value: { key: KEY, value: 'typed before the idle logout' } }])
  await vault.erase('dana')
})

const DELETED = {
  draft: 'Your password has changed, so unsaved work on this device could not be read. It was deleted.',
  save: 'Your password has changed, so a save that was waiting to be sent could not be read. It was deleted: check your orders and enter it again.',
}

test.each(['draft', 'save'] as const)('reports once after a changed password that a %s was deleted', async (kind) => {
  const { vault, shown, signIn } = await aPageWithDraft('typed here')
  await vault.write(kind, { id: 'of another page', savedAt: Date.now(), value: { key: 'update:WO-2' } })
  await vault.lock()
  await signIn('changed')
  expect(shown).toEqual([DELETED[kind]])
  await signIn('changed')
  expect(shown).toHaveLength(1)
  await vault.erase('dana')
})

test('stores what a form keeps as that of its own user while the page of a different user is loaded', async () => {
  const { vault, drafts, notices, preferences } = await aPageWithDraft('typed by dana')
  await vault.deleteStoredKeys()
  // A form that is still open keeps its values again whenever the drafts are loaded.
  drafts.loaded.subscribe(() => drafts.keep(KEY, 'kept again'))
  await unlockNextPage({ vault, notices, preferences }, 'omar', 'other')
  drafts.keep(KEY, 'typed by dana until the next page')
  await drafts.written()
  expect(await vault.read('draft')).toMatchObject([{ value: { key: KEY, value: 'typed by dana until the next page' } }])
  const nextPage = createVault()
  await nextPage.resume('omar')
  expect([nextPage.owner(), await nextPage.read('draft')]).toEqual(['omar', []])
  await vault.erase('dana')
})

test('reports records of an earlier password that were deleted for the next page', async () => {
  const { vault, notices, preferences, shown } = await aPageWithDraft('typed by dana')
  const earlier = createVault()
  await earlier.unlock('omar', 'earlier')
  await earlier.write('draft', { id: 'of omar', savedAt: Date.now(), value: { key: KEY } })
  await unlockNextPage({ vault, notices, preferences }, 'omar', 'changed')
  expect(shown).toHaveLength(1)
  await vault.erase('omar')
  await vault.erase('dana')
})
