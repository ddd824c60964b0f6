/** @jest-environment-options {"url": "https://portal.example/"} */

import { webcrypto } from 'node:crypto'
import 'fake-indexeddb/auto'
import type { UnsentSave } from '@carrier-portal/contract'
import {
  DEMO_PASSWORD,
  type ReferenceBackend,
  startReferenceBackend,
} from '@carrier-portal/remote-tools/jest/referenceBackend'
import { renderHook } from '@testing-library/react'
import { inVault } from '../drafts/draftPersistence.ts'
import { createDraftStore } from '../drafts/draftStore.ts'
import { followSession } from '../drafts/followSession.ts'
import { createVault } from '../drafts/vault.ts'
import { createOutboxStore } from '../outbox/outboxStore.ts'
import { PortalProvider } from '../portal/PortalProvider.tsx'
import { reloadForOtherUser } from '../portal/portal.ts'
import { createTestPortal, resetBrowser } from '../testing/renderPage.tsx'
import { useSignIn } from './useSignIn.ts'

let backend: ReferenceBackend

beforeAll(async () => {
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto })
  backend = await startReferenceBackend()
})
afterAll(() => backend.stop())
afterEach(resetBrowser)

const SAVE: UnsentSave = {
  remote: 'mfe-order-editor',
  job: 'update',
  schema: 1,
  payload: { signature: 'Jamie Fields' },
  workOrderNumber: 'WO-1',
  view: 'update',
  idempotencyKey: 'key-12345',
}

/** A page on which dana has signed in, with the outbox of the device and a draft. */
async function danaSignedIn() {
  const created = createTestPortal(backend.address, { drafts: 'memory' })
  const vault = createVault()
  const drafts = createDraftStore(
    Date.now,
    inVault(vault, () => vault.erase('dana')),
  )
  followSession({ session: created.sessionStore.store, vault, drafts })
  const assign = jest.fn()
  const page = { ...created.page, location: { ...created.page.location, assign } }
  const portal = { ...created, vault, drafts, page }
  const { result } = renderHook(useSignIn, {
    wrapper: ({ children }) => <PortalProvider portal={portal}>{children}</PortalProvider>,
  })
  const signIn = (username: string) => result.current({ username, password: DEMO_PASSWORD })
  await signIn('dana')
  await vault.unlocking()
  portal.drafts.keep('update:WO-1', 'typed by dana')
  await portal.drafts.written()
  const outbox = createOutboxStore({ vault, now: Date.now, onWritten: () => undefined })
  return { portal, vault, outbox, assign, signIn }
}

/** What the page that is loaded after the sign-in reads of the device. */
async function nextPageOf(username: string) {
  const vault = createVault()
  await vault.resume(username)
  return { owner: vault.owner(), drafts: await vault.read('draft'), saves: await vault.read('save') }
}

test.each([
  ['expired', false],
  ['ended by a logout in another tab', true],
])('keeps no save for a different user who signs in over a page whose session has %s', async (_, isLoggedOut) => {
  const { portal, vault, outbox, assign, signIn } = await danaSignedIn()
  if (isLoggedOut) portal.sessionStore.end('logout')
  else portal.sessionStore.expire(portal.sessionStore.token())
  const signedIn = signIn('lee')
  // The request of dana's save fails while the key of lee is derived.
  while (!document.cookie.includes('username=lee')) await new Promise((done) => setTimeout(done))
  const adding = outbox.add(SAVE)
  expect(await signedIn).toBe('otherUser')
  expect(await adding).toBe(!isLoggedOut)
  portal.drafts.keep('update:WO-2', 'typed by dana')
  await portal.drafts.written()
  expect(await nextPageOf('lee')).toEqual({ owner: 'lee', drafts: [], saves: [] })
  expect(vault.owner()).toBe(isLoggedOut ? undefined : 'dana')
  expect(assign.mock.calls).toEqual([['/']])
})

test('loads the page of a different user who has signed in only after their key is stored, also when the tab gets the focus before', async () => {
  const { portal, assign, signIn } = await danaSignedIn()
  portal.sessionStore.expire(portal.sessionStore.token())
  const signedIn = signIn('lee')
  while (!document.cookie.includes('username=lee')) await new Promise((done) => setTimeout(done))
  expect(portal.sessionStore.syncWithOtherTabs()).toBe('otherUser')
  await reloadForOtherUser(portal)
  expect(assign).toHaveBeenCalledWith('/')
  expect((await nextPageOf('lee')).owner).toBe('lee')
  await signedIn
})
