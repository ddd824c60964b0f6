/** @jest-environment-options {"url": "https://portal.example/"} */
import { deferred } from '@carrier-portal/shared-ui/late'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { writeSession } from '../session/sessionCookies.ts'
import { createTestPortal, renderPage, resetBrowser } from '../testing/renderPage.tsx'

const NOWHERE = 'http://127.0.0.1:9'

afterEach(() => {
  resetBrowser()
  document.cookie = 'preferences=; Max-Age=0; Path=/'
  delete document.documentElement.dataset.theme
})

beforeAll(() => createTestPortal(NOWHERE).parts.credentialsForm.load())

test('shows product and hub in the top bar, and no navigation and no Log Out before the sign-in', () => {
  renderPage(createTestPortal(NOWHERE), '/login')
  expect(screen.getByRole('banner')).toHaveTextContent('Carrier Portal · Order Hub')
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
  for (const name of ['Log Out', 'Menu']) expect(screen.queryByRole('button', { name })).not.toBeInTheDocument()
})

test('shows the three documents and the year 2022 in the footer', () => {
  renderPage(createTestPortal(NOWHERE), '/login')
  const footer = within(screen.getByRole('contentinfo'))
  for (const [name, address] of [
    ['EULA', '/EULA'],
    ['Privacy Policy', '/PrivacyPolicy'],
    ['Privacy Policy (CA)', '/PrivacyPolicyCA'],
  ] as const)
    expect(footer.getByRole('link', { name })).toHaveAttribute('href', address)
  expect(footer.getByText(/© 2022/)).toBeInTheDocument()
})

test('has the skip link to the main element first in the tab order', async () => {
  renderPage(createTestPortal(NOWHERE), '/login')
  await userEvent.tab()
  expect(screen.getByRole('link', { name: 'Skip to main content' })).toHaveFocus()
  expect(screen.getByRole('link', { name: 'Skip to main content' })).toHaveAttribute('href', '#main')
  expect(screen.getByRole('main')).toHaveAttribute('id', 'main')
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
})

test.each([
  ['Dark', 'dark'],
  ['High contrast', 'high-contrast'],
  ['Light', 'light'],
  ['System', undefined],
])('applies the theme %s that is selected in the footer', async (name, theme) => {
  renderPage(createTestPortal(NOWHERE), '/login')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Theme' }), name)
  expect(document.documentElement.dataset.theme).toBe(theme)
})

test('applies the language that is selected in the footer, also in the next page', async () => {
  const { unmount } = renderPage(createTestPortal(NOWHERE), '/login')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'Español')
  expect(screen.getByRole('textbox', { name: 'Usuario' })).toBeInTheDocument()
  expect(document.documentElement.lang).toBe('es')
  unmount()
  renderPage(createTestPortal(NOWHERE), '/login')
  expect(screen.getByRole('textbox', { name: 'Usuario' })).toBeInTheDocument()
})

test('shows a support line and no form on Reset Password', () => {
  renderPage(createTestPortal(NOWHERE), '/reset-password')
  expect(screen.getByRole('main')).toHaveTextContent('Call us at: 1-800-555-0100 to reset your password.')
  expect(screen.getByRole('link', { name: '1-800-555-0100' })).toHaveAttribute('href', 'tel:18005550100')
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
  expect(screen.queryByRole('form')).not.toBeInTheDocument()
})

test('focuses a field of Reset Password after a failed request, and shows the failure in the language that is chosen after it', async () => {
  renderPage(createTestPortal(NOWHERE, { passwordReset: 'form' }), '/reset-password')
  await userEvent.type(await screen.findByRole('textbox', { name: 'Username' }), 'dana')
  await userEvent.type(screen.getByLabelText('New Password'), 'courier-2027')
  await userEvent.type(screen.getByLabelText('Confirm Password'), 'courier-2027{Enter}')
  expect(await screen.findByText('There was a problem resetting your password. Please try again.')).toBeVisible()
  expect(screen.getByLabelText('New Password')).toHaveFocus()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'Español')
  expect(screen.getByText(/^Hubo un problema al restablecer/)).toBeVisible()
  await userEvent.type(screen.getByLabelText('Contraseña nueva'), '{Backspace}')
  await userEvent.keyboard('{Enter}')
  expect(screen.queryByText(/^Hubo un problema al restablecer/)).not.toBeInTheDocument()
})

test('validates the login on submit only', async () => {
  renderPage(createTestPortal(NOWHERE), '/login')
  const username = screen.getByRole('textbox', { name: 'Username' })
  await userEvent.click(username)
  await userEvent.tab()
  expect(username).not.toHaveAccessibleDescription()
  await userEvent.click(screen.getByRole('button', { name: 'Login' }))
  expect(username).toHaveAccessibleDescription('Enter Username')
})

test('offers to load the part for signed-in users again where only its registry has the screen of the address', async () => {
  writeSession(document, 'a.b.c', 'dana', 60)
  const portal = createTestPortal(NOWHERE)
  const signedIn = deferred(() => Promise.reject(new Error('The network lost the chunk.')))
  renderPage({ ...portal, parts: { ...portal.parts, signedIn } }, '/my-screen')
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
})

test('checks the licence again when the device is connected again', async () => {
  writeSession(document, 'a.b.c', 'dana', 60)
  const fetched = jest.spyOn(globalThis, 'fetch')
  renderPage(createTestPortal(NOWHERE), '/license-agreement')
  await screen.findByRole('button', { name: 'Try again' })
  fetched.mockClear()
  act(() => void window.dispatchEvent(new Event('online')))
  const url = `${NOWHERE}/api/account/eula-acknowledged`
  await waitFor(() => expect(fetched).toHaveBeenCalledWith(expect.objectContaining({ url })))
})
