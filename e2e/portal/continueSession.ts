import { expect, type Page } from '@playwright/test'
import { fillSignIn, openList } from './steps.ts'

const SIGN_IN_MS = 15_000

/** Opens Accepted Orders in a restarted browser, and signs in where the browser had not yet written its cookies. */
export async function continueSession(page: Page, address: string, username: string): Promise<void> {
  await page.goto(`${address}/accepted-orders`)
  const login = page.getByRole('textbox', { name: 'Username' })
  const navigation = page.getByRole('navigation', { name: 'Main' })
  await expect(login.or(navigation)).toBeVisible()
  if (await login.isVisible()) await fillSignIn(page, username)
  // The page belongs to no fixture, so that Playwright would not report what it shows.
  await navigation.waitFor({ timeout: SIGN_IN_MS }).catch(async (cause) => {
    throw new Error(`Not signed in at ${page.url()}\n${await page.locator('body').ariaSnapshot()}`, { cause })
  })
  await openList(page, 'Accepted Orders')
}
