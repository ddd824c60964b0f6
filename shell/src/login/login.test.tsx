/** @jest-environment-options {"url": "https://portal.example/"} */

import { ApiError, createStore } from '@carrier-portal/contract'
import {
  DEMO_PASSWORD,
  type ReferenceBackend,
  startReferenceBackend,
} from '@carrier-portal/remote-tools/jest/referenceBackend'
import { recordAnnouncements, setUpUser } from '@carrier-portal/shared-ui/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { readLastActivity, storeLastActivity } from '../idle/lastActivity.ts'
import { removeSession, writeSession } from '../session/sessionCookies.ts'
import { createTestPortal, renderPage, resetBrowser } from '../testing/renderPage.tsx'

let backend: ReferenceBackend

beforeAll(async () => {
  backend = await startReferenceBackend()
})
afterAll(() => backend.stop())
afterEach(resetBrowser)

/** Opens the navigation by its button, because jsdom has the width of a phone. */
async function openMenu() {
  await userEvent.click(await screen.findByRole('button', { name: 'Menu' }))
  return screen.getByRole('navigation', { name: 'Main' })
}

async function logIn(username: string, password = DEMO_PASSWORD) {
  const user = setUpUser()
  const form = within(await screen.findByRole('form'))
  await user.clear(form.getByRole('textbox', { name: 'Username' }))
  if (username) await user.type(form.getByRole('textbox', { name: 'Username' }), username)
  if (password) await user.type(form.getByLabelText('Password'), password)
  await user.click(form.getByRole('button', { name: 'Login' }))
}

test('shows the messages of empty fields at the fields on submit, and focuses the first of them', async () => {
  renderPage(createTestPortal(backend.address), '/login')
  await screen.findByRole('form')
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  await logIn('', '')
  expect(screen.getByRole('textbox', { name: 'Username' })).toHaveAccessibleDescription('Enter Username')
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Enter Password')
  expect(screen.getByRole('textbox', { name: 'Username' })).toHaveFocus()
  await logIn('dana', '')
  expect(screen.getByLabelText('Password')).toHaveFocus()
})

test('reports a wrong password and enables the form again', async () => {
  renderPage(createTestPortal(backend.address), '/login')
  await logIn('dana', 'wrong')
  expect(await screen.findByRole('alert')).toHaveTextContent('Username or Password Incorrect')
  expect(screen.getByRole('textbox', { name: 'Username' })).toBeEnabled()
  expect(screen.getByLabelText('Password')).toHaveFocus()
  await userEvent.keyboard('{Backspace}')
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  const announced = recordAnnouncements()
  await userEvent.keyboard('{Enter}')
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Enter Password')
  expect(announced()).toEqual(['Enter Password'])
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  await userEvent.keyboard('wrong')
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(screen.getByLabelText('Password')).toHaveValue('wrong')
})

test('disables the form and shows progress while the request runs', async () => {
  let refuse = () => {}
  const portal = createTestPortal(backend.address)
  const login = () =>
    new Promise<never>((_, reject) => {
      refuse = () => reject(new ApiError('refused', 'login', 401))
    })
  renderPage({ ...portal, api: { ...portal.api, login } }, '/login')
  await logIn('dana')
  const button = screen.getByRole('button', { name: 'Login' })
  expect(button).toHaveAttribute('aria-busy', 'true')
  expect(screen.getByRole('textbox', { name: 'Username' })).toBeDisabled()
  expect(screen.getByLabelText('Password')).toBeDisabled()
  act(refuse)
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy', 'true'))
  expect(screen.getByLabelText('Password')).toBeEnabled()
})

test('links the login to the password reset', async () => {
  renderPage(createTestPortal(backend.address), '/login')
  expect(await screen.findByRole('link', { name: 'Reset Password' })).toHaveAttribute('href', '/reset-password')
})

test('reports any other failure with its own message', async () => {
  renderPage(createTestPortal('http://127.0.0.1:9'), '/login')
  await logIn('dana')
  expect(await screen.findByRole('alert')).toHaveTextContent('There was a problem Logging in. Please try again')
})

test.each([
  [40, 'There was a problem Logging in. Please try again in 40 seconds'],
  [1, 'There was a problem Logging in. Please try again in 1 second'],
  [undefined, 'There was a problem Logging in. Please try again in 60 seconds'],
])('says when to try again after a 429 with %j seconds', async (seconds, text) => {
  const portal = createTestPortal(backend.address)
  const login = () => Promise.reject(new ApiError('refused', 'login', 429, 'too many', seconds))
  // The seconds count down, on a busy machine before they are read.
  const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now())
  renderPage({ ...portal, api: { ...portal.api, login } }, '/login')
  await logIn('dana')
  expect(await screen.findByRole('alert')).toHaveTextContent(text)
  now.mockRestore()
})

test('shows the failure of a sign-in in the language that is chosen after it', async () => {
  renderPage(createTestPortal(backend.address), '/login')
  await logIn('dana', 'wrong')
  expect(await screen.findByRole('alert')).toHaveTextContent('Username or Password Incorrect')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'Español')
  expect(screen.getByRole('alert')).toHaveTextContent('Usuario o contraseña incorrectos')
  expect(screen.getByRole('textbox', { name: 'Usuario' })).toHaveValue('dana')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Idioma' }), 'English')
  expect(screen.getByRole('alert')).toHaveTextContent('Username or Password Incorrect')
})

test('stores cookies and carriers at sign-in and opens the portal', async () => {
  const portal = createTestPortal(backend.address)
  renderPage(portal, '/login')
  await logIn('dana')
  const navigation = within(await openMenu())
  expect(navigation.getByRole('link', { name: 'Available Orders' })).toHaveAttribute('aria-current', 'page')
  expect(document.cookie).toMatch(/access_token=%22[^;]+%22; username=dana/)
  expect(JSON.parse(localStorage.getItem('carriers') ?? '')).toHaveLength(3)
})

test('opens the requested address after the sign-in', async () => {
  const portal = createTestPortal(backend.address)
  renderPage(portal, '/order-history?day=1')
  expect(await screen.findByRole('heading', { name: 'Login' })).toBeInTheDocument()
  expect(sessionStorage.getItem('address_after_login')).toBe('/order-history?day=1')
  await logIn('dana')
  expect(within(await openMenu()).getByRole('link', { name: 'Order History' })).toHaveAttribute('aria-current', 'page')
  await waitFor(() => expect(sessionStorage.getItem('address_after_login')).toBeNull())
})

test('loads the page again for the next user after a logout, and shows the login until then', async () => {
  const user = setUpUser()
  const portal = createTestPortal(backend.address)
  const assign = jest.fn()
  renderPage({ ...portal, page: { ...portal.page, location: { ...portal.page.location, assign } } }, '/accepted-orders')
  await logIn('dana')
  await user.click(within(await openMenu()).getByRole('button', { name: 'Log Out' }))
  await logIn('lee')
  await waitFor(() => expect(assign.mock.calls).toEqual([['/']]))
  expect(screen.getByRole('heading', { name: 'Login' })).toBeInTheDocument()
  expect(portal.licence.store.get()).not.toBe('accepted')
})

test.each([
  ['typed', 'this page', true],
  ['typed', 'the device', false],
  [undefined, 'this page', false],
])(
  'with %s in a form and drafts on %s, the login says that the sign-in of someone else deletes it: %s',
  async (typed, keptOn, isSaid) => {
    const portal = createTestPortal(backend.address, { drafts: 'memory' })
    if (typed) portal.drafts.keep('update:WO-1', typed)
    const isOnDevice = createStore(keptOn === 'the device')
    renderPage({ ...portal, drafts: { ...portal.drafts, isOnDevice } }, '/login')
    await screen.findByRole('form')
    expect(screen.queryAllByText('If someone else signs in, unsaved work on this page is deleted.')).toHaveLength(
      isSaid ? 1 : 0,
    )
  },
)

test('starts a new idle count at sign-in when an old activity is stored', async () => {
  const begun = Date.now()
  storeLastActivity(localStorage, begun - 86_400_000)
  renderPage(createTestPortal(backend.address), '/login')
  await logIn('dana')
  expect(await openMenu()).toBeInTheDocument()
  expect(readLastActivity(localStorage)).toBeGreaterThanOrEqual(begun)
})

test('shows the licence before the portal and lets the user accept it when the viewer fails', async () => {
  const user = setUpUser()
  renderPage(createTestPortal(backend.address), '/order-history')
  await logIn('lee')
  expect(await screen.findByRole('heading', { name: 'End User License Agreement' })).toBeInTheDocument()
  expect(screen.getByRole('region', { name: 'License agreement document' })).toBeInTheDocument()
  const accept = screen.getByRole('button', { name: 'Continue' })
  expect(accept).toBeDisabled()
  await user.click(screen.getByRole('checkbox', { name: 'I accept the terms in the License Agreement' }))
  await user.click(accept)
  await waitFor(() => expect(accept).not.toBeInTheDocument())
  expect(within(await openMenu()).getByRole('link', { name: 'Available Orders' })).toHaveAttribute(
    'aria-current',
    'page',
  )
})

test('opens one sign-in dialog over the inert page when the session ends, and keeps the page for the same user', async () => {
  const portal = createTestPortal(backend.address)
  renderPage(portal, '/available-orders')
  await logIn('dana')
  const menu = await openMenu()
  const epoch = portal.sessionStore.session.get().epoch
  // A token of no session.
  writeSession(document, 'a.b.c', 'dana', 60)
  const today = { carrierCodes: ['NORTH'], startDate: '2026-01-01', endDate: '2026-01-02' }
  const calls = await act(() => Promise.allSettled([1, 2, 3].map(() => portal.api.availableOrders(today))))
  expect(calls.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  expect(await screen.findAllByRole('dialog')).toHaveLength(1)
  expect(menu.closest('[inert]')).not.toBeNull()
  await logIn('dana')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(portal.sessionStore.session.get()).toMatchObject({ username: 'dana', epoch: epoch + 1 })
  expect(menu).toBeInTheDocument()
})

test('shows in the sign-in dialog how a forgotten password is reset, because Log Out deletes typed work', async () => {
  const portal = createTestPortal(backend.address, { supportPhone: '1-800-555-0100' })
  renderPage(portal, '/available-orders')
  await logIn('dana')
  await openMenu()
  // A token of no session.
  writeSession(document, 'a.b.c', 'dana', 60)
  await act(() => portal.api.itemTypes().catch(() => undefined))
  expect(await screen.findByRole('dialog')).toHaveTextContent('Call us at: 1-800-555-0100 to reset your password.')
})

test('focuses what Log Out would delete in the sign-in dialog, before the button that deletes it', async () => {
  const user = setUpUser()
  const portal = createTestPortal(backend.address)
  renderPage(portal, '/available-orders')
  await logIn('dana')
  await openMenu()
  await act(() => {
    portal.drafts.keep('update:WO-1', 'typed')
    portal.drafts.keep('accept-all:Accept several orders / Aceptar varios pedidos', 'typed')
    return portal.drafts.written()
  })
  // A token of no session.
  writeSession(document, 'a.b.c', 'dana', 60)
  await act(() => portal.api.itemTypes().catch(() => undefined))
  const dialog = within(await screen.findByRole('dialog'))
  act(() => dialog.getByRole('button', { name: 'Log Out' }).focus())
  await user.keyboard('{Enter}')
  const alert = await dialog.findByRole('alert')
  expect(alert).toHaveTextContent('Accept several orders, WO-1')
  expect(alert).toHaveFocus()
  await user.tab()
  expect(dialog.getByRole('button', { name: 'Discard and log out' })).toHaveFocus()
})

test('logs out at a 401 of a call without a token, because the cookie disappeared unnoticed', async () => {
  const portal = createTestPortal(backend.address)
  renderPage(portal, '/available-orders')
  await logIn('dana')
  await openMenu()
  removeSession(document, 'cookieMissing')
  await act(() => portal.api.itemTypes().catch(() => undefined))
  expect(await screen.findByRole('heading', { name: 'Login' })).toBeInTheDocument()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Your session has ended. Sign in again to continue with what you typed.',
  )
  expect(portal.sessionStore.store.get()).toEqual({ state: 'out', reason: 'cookieMissing' })
})

test('opens the login for a stored token that the backend rejects, and the requested address after the sign-in', async () => {
  writeSession(document, 'a.b.c', 'dana', 60)
  renderPage(createTestPortal(backend.address), '/order-history')
  expect(await screen.findByRole('heading', { name: 'Login' })).toBeInTheDocument()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(document.cookie).not.toContain('access_token')
  await logIn('dana')
  expect(within(await openMenu()).getByRole('link', { name: 'Order History' })).toHaveAttribute('aria-current', 'page')
})

test('clears cookies and storage on Log Out and opens the login', async () => {
  const user = setUpUser()
  renderPage(createTestPortal(backend.address), '/accepted-orders')
  await logIn('dana')
  await user.click(within(await openMenu()).getByRole('button', { name: 'Log Out' }))
  expect(await screen.findByRole('heading', { name: 'Login' })).toBeInTheDocument()
  expect(document.cookie).not.toMatch(/access_token|username/)
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0])
})

test('logs out without a network', async () => {
  const user = setUpUser()
  writeSession(document, 'a.b.c', 'dana', 60)
  localStorage.setItem('carriers', '[]')
  renderPage(createTestPortal('http://127.0.0.1:9'), '/accepted-orders')
  await user.click(within(await openMenu()).getByRole('button', { name: 'Log Out' }))
  expect(await screen.findByRole('heading', { name: 'Login' })).toBeInTheDocument()
  expect(document.cookie).not.toMatch(/access_token|username/)
  expect(localStorage).toHaveLength(0)
})
