import type { Page } from 'playwright'
import { DEMO_PASSWORD } from '../../../reference-backend/src/seed/accounts.ts'

/** Signs the account dana in through the login form. */
export async function signInByForm(page: Page, address: string, path = '/'): Promise<void> {
  await page.goto(address + path)
  await page.getByRole('textbox', { name: 'Username' }).fill('dana')
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Login' }).click()
}
