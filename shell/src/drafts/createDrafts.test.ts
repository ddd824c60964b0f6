/** @jest-environment @carrier-portal/remote-tools/jest/browserEnvironment */
import { webcrypto } from 'node:crypto'
import { BroadcastChannel } from 'node:worker_threads'
import { waitFor } from '@testing-library/dom'
import 'fake-indexeddb/auto'
import { createSessionStore } from '../session/sessionStore.ts'
import { createDrafts } from './createDrafts.ts'

beforeAll(() => {
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto })
  Object.assign(globalThis, { BroadcastChannel })
})

afterAll(() => window.dispatchEvent(new Event('pagehide')))

/** The vault of one tab of this browser, in which this user is signed in. */
function aTab(username?: string) {
  const sessionStore = createSessionStore({ jar: document, storage: localStorage, now: Date.now })
  if (username !== undefined) sessionStore.signIn('a.b.c', username)
  const { vault } = createDrafts({ where: 'device', sessionStore, sessionStorage, now: Date.now })
  if (!vault) throw new Error('The drafts are not kept on the device.')
  return vault
}

test('lets the other tabs of the user continue with the key of a sign-in with a changed password', async () => {
  const [here, there] = [aTab(), aTab()]
  await there.unlock('dana', 'secret')
  await here.resume('dana')
  const changed = new Promise<void>((resolve) => there.isOpen.subscribe(() => there.isOpen.get() && resolve()))
  await here.unlock('dana', 'changed')
  await changed
  await there.write('save', { id: 'r1', savedAt: Date.now(), value: 'typed' })
  expect(await here.read('save')).toHaveLength(1)
})

test('lets a tab that was opened before the key of the sign-in was derived continue with it', async () => {
  const [here, there] = [aTab('omar'), aTab('omar')]
  await there.resume('omar')
  expect(there.isOpen.get()).toBe(false)
  await here.unlock('omar', 'secret')
  await waitFor(() => expect(there.isOpen.get()).toBe(true))
  await there.write('draft', { id: 'r2', savedAt: Date.now(), value: 'typed' })
  expect(await here.read('draft')).toHaveLength(1)
})
