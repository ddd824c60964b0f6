import { expect, type Page } from '@playwright/test'
import { fillSignIn, navigateWithoutLoad } from '../portal/steps.ts'
import { ACCOUNT, type FaultedCall } from './faultedCall.ts'
import { RETRY_AFTER } from './faults.ts'

const LOGIN_PROBLEM = 'There was a problem Logging in. Please try again'

const login: FaultedCall = {
  call: 'login',
  path: '**/api/account/login',
  open: async (page) => void (await page.goto('/login')),
  prepare: async () => undefined,
  act: (page) => fillSignIn(page, ACCOUNT),
  textOf: ({ status }) => {
    if (status === 401) return 'Username or Password Incorrect'
    return status === 429 ? `${LOGIN_PROBLEM} in ${RETRY_AFTER} seconds` : new RegExp(`${LOGIN_PROBLEM}$`)
  },
  recover: async (page) => {
    await expect(page.getByRole('textbox', { name: 'Username' })).toHaveValue(ACCOUNT)
    await page.getByRole('button', { name: 'Login' }).click()
    await logOut(page)
  },
}

const resetPassword: FaultedCall = {
  call: 'resetPassword',
  path: '**/api/account/reset-password',
  open: async (page) => void (await page.goto('/reset-password')),
  prepare: async (page) => {
    await page.getByRole('textbox', { name: 'Username' }).fill(ACCOUNT)
    for (const name of ['New Password', 'Confirm Password'])
      await page.getByLabel(name, { exact: true }).fill('courier-2027')
  },
  act: (page) => page.getByRole('button', { name: 'Reset Password' }).click(),
  textOf: () => 'There was a problem resetting your password. Please try again.',
  recover: async (page) => {
    await expect(page.getByLabel('New Password', { exact: true })).toHaveValue('courier-2027')
    // The reference backend refuses a reset without a session.
    await page.route(resetPassword.path, (route) => route.fulfill({ contentType: 'text/plain', body: 'ok' }))
    await page.getByRole('button', { name: 'Reset Password' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Password Updated Successfully!' })).toBeVisible()
    await page.unroute(resetPassword.path)
    await page.getByRole('link', { name: 'Back to Login' }).click()
    await page.getByRole('link', { name: 'Reset Password' }).click()
  },
}

const eulaDocument: FaultedCall = {
  call: 'eulaDocument',
  path: '**/api/account/eula',
  signInAt: 'dialog',
  open: async (page) => {
    await requireAcceptance(page)
    await page.goto('/login')
    await fillSignIn(page, ACCOUNT)
    await expectLicence(page)
    await leaveLicence(page)
  },
  prepare: async () => undefined,
  act: (page) => navigateWithoutLoad(page, '/tos'),
  textOf: () => 'There was a problem loading the document',
  recover: async (page) => {
    // A document that fails to load does not block the acceptance.
    await expect(page.getByRole('checkbox')).toBeEnabled()
    await leaveLicence(page)
    await navigateWithoutLoad(page, '/tos')
    await expectLicence(page)
    await leaveLicence(page)
  },
}

const eulaAcknowledged: FaultedCall = {
  call: 'eulaAcknowledged',
  path: '**/api/account/eula-acknowledged',
  signInAt: 'login',
  open: async (page) => void (await page.goto('/login')),
  // The check follows a sign-in, which some faults would stop: it fails once before the fault begins.
  prepare: async (page) => {
    await page.route(eulaAcknowledged.path, (route) => route.fulfill({ status: 500, body: 'no' }))
    await fillSignIn(page, ACCOUNT)
    await expect(page.getByRole('alert').filter({ hasText: 'We could not check' })).toBeVisible()
    await page.unroute(eulaAcknowledged.path)
  },
  act: async (page) => {
    const sent = page.waitForRequest(eulaAcknowledged.path)
    await page.getByRole('button', { name: 'Try again' }).click()
    await sent
  },
  textOf: () => 'We could not check whether you have accepted the license agreement.',
  recover: async (page) => {
    const list = page.getByRole('heading', { level: 1, name: 'Available Orders' })
    // A new sign-in checks by itself.
    await page.getByRole('button', { name: 'Try again' }).or(list).first().click()
    await expect(list).toBeVisible()
    await logOut(page)
  },
}

const acknowledgeEula: FaultedCall = {
  call: 'acknowledgeEula',
  path: '**/api/account/update-eula-acknowledged',
  signInAt: 'dialog',
  open: async (page) => {
    await requireAcceptance(page)
    // Drawing the document takes longer than all other steps, and its own faults are in another row.
    await page.route(eulaDocument.path, (route) => route.fulfill({ status: 500 }))
    await page.goto('/login')
  },
  prepare: async (page) => {
    await fillSignIn(page, ACCOUNT)
    await page.getByRole('checkbox', { name: 'I accept the terms in the License Agreement' }).check()
  },
  act: (page) => page.getByRole('button', { name: 'Continue' }).click(),
  textOf: () => 'There was a problem accepting the license agreement. Please try again',
  recover: async (page) => {
    await expect(page.getByRole('checkbox')).toBeChecked()
    await page.route(acknowledgeEula.path, (route) => route.fulfill({ contentType: 'text/plain', body: 'ok' }))
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Available Orders' })).toBeVisible()
    await page.unroute(acknowledgeEula.path)
    await logOut(page)
  },
}

/** The five calls of an account. */
export const accountCalls = [login, resetPassword, eulaDocument, eulaAcknowledged, acknowledgeEula] as const

/** Has the backend say that the licence is not accepted. An acceptance is not sent to it: it keeps the first one permanently. */
function requireAcceptance(page: Page) {
  return page.route('**/api/account/eula-acknowledged', (route) => route.fulfill({ json: false }))
}

async function logOut(page: Page) {
  await page.getByRole('button', { name: 'Log Out' }).click()
  await expect(page.getByRole('textbox', { name: 'Username' })).toBeEnabled()
}

async function expectLicence(page: Page) {
  await expect(page.getByRole('region', { name: 'License agreement document' })).toContainText(/licen[cs]e/i)
}

async function leaveLicence(page: Page) {
  await navigateWithoutLoad(page, '/PrivacyPolicyCA')
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy (CA)' })).toBeVisible()
}
