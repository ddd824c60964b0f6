/** @jest-environment-options {"url": "https://portal.example/"} */

import { webcrypto } from 'node:crypto'
import 'fake-indexeddb/auto'
import type { OutboxEntry } from '@carrier-portal/contract'
import { deferred } from '@carrier-portal/shared-ui/late'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { inVault } from '../drafts/draftPersistence.ts'
import { createDraftStore } from '../drafts/draftStore.ts'
import { unlockDrafts } from '../drafts/unlockDrafts.ts'
import { createVault } from '../drafts/vault.ts'
import { loadedServices } from '../portal/portal.ts'
import { writeSession } from '../session/sessionCookies.ts'
import { createTestPortal, renderPage, resetBrowser } from '../testing/renderPage.tsx'
import { LogOutDialog } from './LogOutDialog.tsx'
import { findUnsaved } from './useLogOut.ts'

let releaseOrders = () => {}
const orders = new Promise<void>((release) => (releaseOrders = release))

beforeAll(() => {
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto })
  Object.defineProperty(globalThis, 'BroadcastChannel', { value: class extends EventTarget {} })
  // Another tab holds the orders, so that this one sends nothing.
  Object.defineProperty(navigator, 'locks', { value: { request: () => orders } })
})
afterEach(() => {
  jest.restoreAllMocks()
  resetBrowser()
})

const SAVE: OutboxEntry = {
  id: 'save',
  savedAt: 1,
  state: 'waiting',
  remote: 'mfe-order-editor',
  job: 'update',
  schema: 1,
  payload: {},
  workOrderNumber: 'WO-2',
  view: 'update',
  idempotencyKey: 'key-12345',
}
const UNSENT = { id: SAVE.id, savedAt: SAVE.savedAt, value: SAVE }

test.each([
  ['read', false],
  ['derived', true],
])('names at "Log Out" what an earlier page kept while the key that opens it is still %s', async (_, isDerived) => {
  const vault = createVault()
  const earlier = {
    vault,
    drafts: createDraftStore(
      Date.now,
      inVault(vault, async () => undefined),
    ),
  }
  await unlockDrafts(earlier, 'dana', 'secret')
  earlier.drafts.keep('update:WO-1', 'typed')
  await earlier.drafts.written()
  await vault.write('save', UNSENT)
  await createTestPortal('http://127.0.0.1:9').parts.signedIn.load()
  if (isDerived) await vault.lock()

  writeSession(document, 'a.b.c', 'dana', 60)
  const portal = createTestPortal('http://127.0.0.1:9')
  if (isDerived) void portal.vault?.unlock('dana', 'secret')
  expect(await findUnsaved(portal)).toEqual({ drafts: ['WO-1'], unsentSaves: ['WO-2'] })
  await portal.vault?.erase('dana')
})

test('shows at "Log Out" that the browser still reads what would be deleted', async () => {
  writeSession(document, 'a.b.c', 'dana', 60)
  localStorage.setItem('carriers', '[]')
  // A request without an event: the browser does not open its storage.
  jest.spyOn(indexedDB, 'open').mockImplementation(() => new IDBOpenDBRequest())
  renderPage(createTestPortal('http://127.0.0.1:9'), '/accepted-orders')
  await userEvent.click(await screen.findByRole('button', { name: 'Menu' }))
  const button = screen.getByRole('button', { name: 'Log Out' })
  await userEvent.click(button)
  await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'))
})

test('asks nothing at "Log Out" when the session ends before the drafts are read', async () => {
  writeSession(document, 'a.b.c', 'dana', 60)
  localStorage.setItem('carriers', '[]')
  const portal = createTestPortal('http://127.0.0.1:9')
  let endReading = (_: readonly string[]) => {}
  const namesOfAllTabs = () => new Promise<readonly string[]>((end) => (endReading = end))
  renderPage({ ...portal, drafts: { ...portal.drafts, namesOfAllTabs } }, '/accepted-orders')
  await userEvent.click(await screen.findByRole('button', { name: 'Menu' }))
  await userEvent.click(screen.getByRole('button', { name: 'Log Out' }))
  act(() => portal.sessionStore.end('logout'))
  await act(async () => endReading(['update:WO-1']))
  expect(portal.unsavedAtLogOut.get()).toBeUndefined()
})

test('offers at "Log Out" to load its question again where that failed', async () => {
  writeSession(document, 'a.b.c', 'dana', 60)
  localStorage.setItem('carriers', '[]')
  const portal = createTestPortal('http://127.0.0.1:9')
  portal.drafts.keep('update:WO-1', 'typed')
  let isOffline = true
  const logOutDialog = deferred(async () => {
    if (isOffline) throw new Error('offline')
    return LogOutDialog
  })
  renderPage({ ...portal, parts: { ...portal.parts, logOutDialog } }, '/accepted-orders')
  await userEvent.click(await screen.findByRole('button', { name: 'Menu' }))
  await userEvent.click(screen.getByRole('button', { name: 'Log Out' }))
  const question = within(await screen.findByRole('dialog', { name: 'Log out?' }))
  isOffline = false
  await userEvent.click(question.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('button', { name: 'Stay signed in' })).toHaveFocus()
  expect(screen.getByRole('dialog', { name: 'Log out?' })).toHaveTextContent('WO-1')
})

test('keeps an unsent save at "Stay signed in", and deletes it at "Discard and log out"', async () => {
  const device = createVault()
  await device.unlock('dana', 'secret')
  await device.write('save', UNSENT)
  writeSession(document, 'a.b.c', 'dana', 60)
  localStorage.setItem('carriers', '[]')
  const page = renderPage(createTestPortal('http://127.0.0.1:9'), '/accepted-orders')
  await userEvent.click(await screen.findByRole('button', { name: 'Menu' }))
  const logOut = async (button: string) => {
    await userEvent.click(screen.getByRole('button', { name: 'Log Out' }))
    const question = await screen.findByRole('dialog', { name: 'Log out?' })
    expect(question).toHaveTextContent('WO-2')
    const stay = within(question).getByRole('button', { name: 'Stay signed in' })
    expect(stay).toHaveFocus()
    expect(stay).toHaveAccessibleDescription(/WO-2/)
    await userEvent.click(within(question).getByRole('button', { name: button }))
  }
  await logOut('Stay signed in')
  // In act, because the last retry of the registry may end meanwhile and render the page.
  expect(await act(() => device.read('save'))).toEqual([UNSENT])
  await logOut('Discard and log out')
  await screen.findByRole('button', { name: 'Login' })
  page.unmount()
  const atNextSignIn = createVault()
  await atNextSignIn.unlock('dana', 'secret')
  expect(await atNextSignIn.read('save')).toEqual([])
})

test('stays signed in at "Stay signed in" while the saves are sent first', async () => {
  const device = createVault()
  await device.unlock('dana', 'secret')
  await device.write('save', UNSENT)
  writeSession(document, 'a.b.c', 'dana', 60)
  localStorage.setItem('carriers', '[]')
  const portal = createTestPortal('http://127.0.0.1:9')
  renderPage(portal, '/accepted-orders')
  await userEvent.click(await screen.findByRole('button', { name: 'Menu' }))
  await userEvent.click(screen.getByRole('button', { name: 'Log Out' }))
  const question = within(await screen.findByRole('dialog', { name: 'Log out?' }))
  await userEvent.click(question.getByRole('button', { name: 'Send saves first' }))
  await userEvent.click(question.getByRole('button', { name: 'Stay signed in' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await act(() => device.remove(SAVE.id))
  await act(async () => releaseOrders())
  await waitFor(() => expect(loadedServices(portal)?.outbox?.entries.get()).toEqual([]))
  await act(() => new Promise((later) => setTimeout(later, 50)))
  expect(portal.sessionStore.store.get().state).toBe('in')
})

test('shows on the login, until their user signs in, how many unsent saves wait on the device', async () => {
  const device = createVault()
  await device.unlock('dana', 'secret')
  await device.write('save', UNSENT)
  await device.lock()
  renderPage(createTestPortal('http://127.0.0.1:9'), '/login')
  expect(await screen.findByText(/^Unsent saves on this device: 1\./)).toBeVisible()
  await device.remove(UNSENT.id)
})
