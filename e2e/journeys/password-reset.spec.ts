import type { Page } from '@playwright/test'
import { expect, test } from '../portal/test.ts'

/** Adds keys to the configuration that the page reads. */
async function configure(page: Page, keys: object) {
  await page.route('**/config.json', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), ...keys } })
  })
}

test('resets a password with the form, after its three rules and a failure', async ({ page }) => {
  await configure(page, { passwordReset: 'form' })
  await page.goto('/reset-password')
  await expect(page.getByRole('main')).not.toContainText('Call us at')
  const username = page.getByRole('textbox', { name: 'Username' })
  const password = page.getByLabel('New Password', { exact: true })
  const confirmation = page.getByLabel('Confirm Password', { exact: true })
  const submit = page.getByRole('button', { name: 'Reset Password' })
  await submit.click()
  await expect(username).toBeFocused()
  await expect(username).toHaveAccessibleDescription('Enter Username')
  await expect(password).toHaveAccessibleDescription('Enter New Password')
  await expect(confirmation).toHaveAccessibleDescription('Confirm New Password')

  await username.fill('dana')
  await password.fill('courier-2027')
  await confirmation.fill('courier-2028')
  await expect(confirmation).toHaveAccessibleDescription('The passwords do not match.')
  await confirmation.fill('courier-2027')
  // The reference backend refuses a reset without a session.
  await submit.click()
  await expect(page.getByRole('alert')).toHaveText('There was a problem resetting your password. Please try again.')
  await expect(password).toHaveValue('courier-2027')

  await page.route('**/api/account/reset-password', (route) => route.fulfill({ contentType: 'text/plain', body: 'ok' }))
  const sent = page.waitForRequest('**/api/account/reset-password')
  await submit.click()
  expect((await sent).postDataJSON()).toEqual({ username: 'dana', newPassword: 'courier-2027' })
  await expect(page.getByRole('status').filter({ hasText: 'Password Updated Successfully!' })).toBeFocused()
  await expect(password).toHaveCount(0)
  await page.getByRole('link', { name: 'Back to Login' }).click()
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
})

test('loads the code of the form only where it is displayed', async ({ page }) => {
  const scripts = new Set<string>()
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) scripts.add(request.url())
  })
  // The text is requested again, because a response's body is gone after a navigation.
  const textOf = async (script: string) => (await page.request.get(script)).text()
  const hasForm = async () =>
    (await Promise.all([...scripts].map(textOf))).some((text) => text.includes('There was a problem resetting your'))
  await page.goto('/login')
  await page.getByRole('link', { name: 'Reset Password' }).click()
  await expect(page.getByRole('main')).toContainText('Call us at')
  expect(scripts.size).toBeGreaterThan(0)
  expect(await hasForm()).toBe(false)
  await configure(page, { passwordReset: 'form' })
  await page.goto('/reset-password')
  await expect(page.getByLabel('New Password', { exact: true })).toBeVisible()
  await expect.poll(hasForm).toBe(true)
})
