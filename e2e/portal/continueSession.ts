import { expect, type Page } from '@playwright/test'
import { showingPage } from './profileBrowser.ts'
import { fillSignIn, openList } from './steps.ts'

const SIGN_IN_MS = 15_000

/** Opens Accepted Orders in a restarted browser, and signs in where the browser had not yet written its cookies. */
export async function continueSession(page: Page, address: string, username: string): Promise<void> {
  await page.goto(`${address}/accepted-orders`)
  const login = page.getByRole('textbox', { name: 'Username' })
  const navigation = page.getByRole('navigation', { name: 'Main' })
  await expect(login.or(navigation)).toBeVisible()
  if (await login.isVisible()) await fillSignIn(page, username)
  await showingPage(page, navigation.waitFor({ timeout: SIGN_IN_MS }))
  await openList(page, 'Accepted Orders')
}
