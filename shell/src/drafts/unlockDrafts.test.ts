import 'fake-indexeddb/auto'
import { createEmitter, createStore, type Notice } from '@carrier-portal/contract'
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
  const notices = createEmitter<Notice>()
  const shown: string[] = []
  notices.subscribe(({ text }) => shown.push(text))
  const preferences = { locale: createStore('en' as const) }
  const signIn = (password: string) => unlockDrafts({ vault, drafts, notices, preferences }, 'dana', password)
  await signIn('secret')
  drafts.keep(KEY, text)
  await drafts.written()
  return { vault, drafts, shown, signIn }
}

test('reports no deletion after a changed password while the open page still has the drafts, and stores them again', async () => {
  const { vault, shown, signIn } = await aPageWithDraft('typed before the idle logout')
  await vault.lock()
  await signIn('changed')
  expect(shown).toEqual([])
  expect(await vault.read('draft')).toMatchObject([{ value: { key: KEY, value: 'typed before the idle logout' } }])
  await vault.erase('dana')
})

test.each(['draft', 'save'] as const)('reports once after a changed password that a %s was deleted', async (kind) => {
  const { vault, shown, signIn } = await aPageWithDraft('typed here')
  await vault.write(kind, { id: 'of another page', savedAt: Date.now(), value: { key: 'update:WO-2' } })
  await vault.lock()
  await signIn('changed')
  expect(shown).toEqual([
    'Your password has changed, so unsaved work on this device could not be read. It was deleted.',
  ])
  await signIn('changed')
  expect(shown).toHaveLength(1)
  await vault.erase('dana')
})

test('keeps the drafts of an expired session from a different user who signs in, and for their own user', async () => {
  const { vault, drafts, signIn } = await aPageWithDraft('typed by dana')
  await vault.deleteStoredKeys()
  const signInOther = () =>
    unlockDrafts(
      { vault, drafts, notices: createEmitter<Notice>(), preferences: { locale: createStore('en' as const) } },
      'omar',
      'other',
    )
  await signInOther()
  await drafts.written()
  expect(drafts.names.get()).toEqual([])
  expect(await vault.read('draft')).toEqual([])
  await signIn('secret')
  await drafts.written()
  expect(drafts.find(KEY)?.value).toBe('typed by dana')
  await vault.erase('dana')
})
