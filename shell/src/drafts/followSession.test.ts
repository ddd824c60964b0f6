/** @jest-environment @carrier-portal/remote-tools/jest/browserEnvironment */
import { webcrypto } from 'node:crypto'
import 'fake-indexeddb/auto'
import { createStore } from '@carrier-portal/contract'
import type { SessionState } from '../session/sessionStore.ts'
import { openDeviceDatabase } from './deviceDatabase.ts'
import { inVault } from './draftPersistence.ts'
import { createDraftStore } from './draftStore.ts'
import { followSession } from './followSession.ts'
import { createVault } from './vault.ts'

beforeAll(() => Object.defineProperty(globalThis, 'crypto', { value: webcrypto }))

const session = { username: 'dana', carriers: [], epoch: 1 }

/** Makes every write wait, as a busy browser does, until the returned function is called. */
async function delayWrites() {
  const database = await openDeviceDatabase()
  const { store, done } = database.transaction('records', 'readwrite')
  let isReleased = false
  const occupy = async () => {
    while (!isReleased) await store.count()
    await done
    database.close()
  }
  void occupy()
  return () => {
    isReleased = true
  }
}

test('keeps the key of a sign-in that follows before the last draft of the session before is written', async () => {
  const store = createStore<SessionState>({ state: 'in', session })
  const vault = createVault()
  const drafts = createDraftStore(
    Date.now,
    inVault(vault, () => vault.erase('dana')),
  )
  followSession({ session: store, vault, drafts })
  await vault.unlock('dana', 'secret')
  const release = await delayWrites()
  drafts.keep('update:WO-1', 'typed')
  store.set({ state: 'out', reason: 'cookieMissing' })
  store.set({ state: 'in', session })
  const unlocked = vault.unlock('dana', 'secret')
  release()
  await Promise.all([unlocked, drafts.written()])
  expect(vault.isOpen.get()).toBe(true)
  store.set({ state: 'out', reason: 'idle' })
  await drafts.written()
  expect(vault.isOpen.get()).toBe(false)
})
