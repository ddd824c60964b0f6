import type { Page } from 'playwright'

/** Signs Dana in as a person would. */
export async function signInByForm(page: Page, address: string, path = '/'): Promise<void> {
  await page.goto(address + path)
  await page.getByRole('textbox', { name: 'Username' }).fill('dana')
  await page.getByLabel('Password', { exact: true }).fill('courier-demo-2026')
  await page.getByRole('button', { name: 'Login' }).click()
}
