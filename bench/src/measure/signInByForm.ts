import type { Page } from 'playwright'

/** Signs the account dana in through the login form. */
export async function signInByForm(page: Page, address: string, path = '/'): Promise<void> {
  await page.goto(address + path)
  await page.getByRole('textbox', { name: 'Username' }).fill('dana')
  await page.getByLabel('Password', { exact: true }).fill('courier-demo-2026')
  await page.getByRole('button', { name: 'Login' }).click()
}
