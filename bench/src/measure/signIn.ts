import type { Page } from 'playwright'

const ACCOUNT = { username: 'dana', password: 'courier-demo-2026' }

/** Signs the account dana in through the login form. */
export async function signInByForm(page: Page, address: string, path = '/'): Promise<void> {
  await page.goto(address + path)
  await page.getByRole('textbox', { name: 'Username' }).fill(ACCOUNT.username)
  await page.getByLabel('Password', { exact: true }).fill(ACCOUNT.password)
  await page.getByRole('button', { name: 'Login' }).click()
}

/** Signs the account dana in by a call, which leaves no file in a browser's cache. Resolves with the token. Rejects when the portal refuses the account. */
export async function signInByCall(address: string): Promise<string> {
  const response = await fetch(`${address}/api/account/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(ACCOUNT),
  })
  if (!response.ok) throw new Error(`The login returned ${response.status}.`)
  return ((await response.json()) as { token: string }).token
}
