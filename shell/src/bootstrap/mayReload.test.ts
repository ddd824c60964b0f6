import 'fake-indexeddb/auto'
import { createStore } from '@carrier-portal/contract'
import { createVault } from '../drafts/vault.ts'
import { mayReload } from './mayReload.ts'

const page = (reasons: readonly string[], names: readonly string[], isOnDevice: boolean, isWriting = false) => ({
  unsavedWork: { reasons: createStore(reasons) },
  drafts: { names: createStore(names), isOnDevice: createStore(isOnDevice), isWriting: () => isWriting },
  vault: undefined,
})

test.each([
  ['allows a reload of a page without work', page([], [], false), true],
  ['allows a reload of a page with drafts on the device', page([], ['update:WO-1'], true), true],
  ['refuses a reload of a page with drafts in memory', page([], ['update:WO-1'], false), false],
  ['refuses a reload while a draft is written', page([], ['update:WO-1'], true, true), false],
  ['refuses a reload of a page with an unsaved form', page(['update'], ['update:WO-1'], true), false],
])('%s', (_, work, expected) => expect(mayReload(work)).toBe(expected))

test('refuses a reload while the key of a sign-in is derived, because the next page could not', async () => {
  const vault = createVault()
  const work = { ...page([], [], true), vault }
  expect(mayReload(work)).toBe(true)
  const unlocked = vault.unlock('dana', 'secret')
  expect(mayReload(work)).toBe(false)
  await unlocked
  await vault.unlocking()
  expect(mayReload(work)).toBe(true)
  const reloaded = createVault()
  await reloaded.resume('dana')
  expect(reloaded.owner()).toBe('dana')
})
