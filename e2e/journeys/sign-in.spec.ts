import { openSignedIn } from '../portal/openSignedIn.ts'
import { fillSignIn, password, signIn } from '../portal/steps.ts'
import { expect, test } from '../portal/test.ts'

test('signs in and shows the available orders', async ({ page }) => {
  await signIn(page, 'dana')
  await expect(page).toHaveURL(/\/available-orders$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Available Orders' })).toBeVisible()
  await expect(page.getByRole('banner')).toContainText('Carrier Portal')
  await expect(page.getByRole('banner')).toContainText('Order Hub')
  await expect(page.getByRole('contentinfo')).toContainText('2022')
})

test('reports a wrong password and keeps the typed name', async ({ page }) => {
  await page.goto('/login')
  await fillSignIn(page, 'dana', 'not-the-password')
  await expect(page.getByRole('alert').filter({ hasText: 'Username or Password Incorrect' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Username' })).toHaveValue('dana')
  await expect(page.getByRole('button', { name: 'Login' })).toBeEnabled()
})

test('reports a sign-in that the backend cannot process, and signs in once it can', async ({ page }) => {
  await page.route('**/api/account/login', (route) => route.fulfill({ status: 503, body: 'busy' }))
  await page.goto('/login')
  await fillSignIn(page, 'dana')
  await expect(
    page.getByRole('alert').filter({ hasText: 'There was a problem Logging in. Please try again' }),
  ).toBeVisible()
  await page.unroute('**/api/account/login')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Available Orders' })).toBeVisible()
})

test('names both empty fields and sends no request', async ({ page }) => {
  let requests = 0
  await page.route('**/api/account/login', (route) => {
    requests += 1
    return route.continue()
  })
  await page.goto('/login')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('textbox', { name: 'Username' })).toHaveAccessibleDescription('Enter Username')
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription('Enter Password')
  expect(requests).toBe(0)
})

test('returns to the requested address after the sign-in, query included', async ({ page }) => {
  await page.goto('/order-history?from=mail')
  await expect(page).toHaveURL(/\/login$/)
  await fillSignIn(page, 'dana')
  await expect(page).toHaveURL(/\/order-history\?from=mail$/)
})

test('returns to the status page after a sign-in that started there', async ({ page }) => {
  await page.goto('/status')
  await expect(page).toHaveURL(/\/login$/)
  await fillSignIn(page, 'dana')
  await expect(page).toHaveURL(/\/status$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Status' })).toBeVisible()
})

test.describe('the address', () => {
  for (const [from, to] of [
    ['/', '/available-orders'],
    ['/no-such-screen', '/available-orders'],
    ['/login', '/available-orders'],
    ['/reset-password', '/available-orders'],
    ['/tos', '/available-orders'],
  ] as const)
    test(`redirects a signed-in user from ${from} to ${to}`, async ({ page }) => {
      await openSignedIn(page, 'dana', from)
      await expect(page).toHaveURL(new RegExp(`${to}$`))
    })
})

test('shows the support line on Reset Password and no form', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('link', { name: 'Reset Password' }).click()
  await expect(page.getByRole('main')).toContainText('Call us at: 1-800-555-0100 to reset your password.')
  await expect(page.getByRole('textbox')).toHaveCount(0)
})

test('ends the session in every tab on Log Out, and shows no order on Back', async ({ page, context }) => {
  await signIn(page, 'dana')
  await expect(page.getByTestId('orders-found')).toBeVisible()
  const other = await context.newPage()
  await other.goto('/available-orders')
  await expect(other.getByTestId('orders-found')).toBeVisible()

  await page.getByRole('button', { name: 'Log Out' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(other).toHaveURL(/\/login$/)
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(0)

  const cookies = await context.cookies()
  expect(cookies.map((cookie) => cookie.name)).not.toContain('access_token')
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key === 'carriers'))).toEqual([])
})

test('logs out a tab whose storage event arrives before the cookie is removed', async ({ page, context }) => {
  await signIn(page, 'dana')
  const other = await context.newPage()
  await other.goto('/available-orders')
  await expect(other.getByTestId('orders-found')).toBeVisible()
  // The listener is registered before the storage is cleared; an event without a listener is lost.
  const storageEvent = await other.evaluateHandle(() => ({
    received: new Promise<void>((done) => window.addEventListener('storage', () => setTimeout(done), { once: true })),
  }))
  await page.evaluate(() => localStorage.clear())
  await storageEvent.evaluate(({ received }) => received)
  await context.clearCookies({ name: 'access_token' })
  await expect(other).toHaveURL(/\/login$/)
  await expect(other.getByRole('article')).toHaveCount(0)
})

test('keeps the token in its cookie only and sends it to the backend only', async ({ page, context, portal }) => {
  const bearers: string[] = []
  page.on('request', (request) => {
    if (request.headers().authorization) bearers.push(new URL(request.url()).pathname)
  })
  await signIn(page, 'dana')
  await expect(page.getByTestId('orders-found')).toBeVisible()

  const cookie = (await context.cookies()).find(({ name }) => name === 'access_token')
  expect(cookie).toMatchObject({
    path: '/',
    sameSite: 'Strict',
    secure: portal.address.startsWith('https:'),
    domain: new URL(portal.address).hostname,
  })
  const lifetime = (cookie?.expires ?? 0) - Date.now() / 1000
  expect(lifetime).toBeGreaterThan(86_300)
  expect(lifetime).toBeLessThanOrEqual(86_400)
  const token = JSON.parse(decodeURIComponent(cookie?.value ?? '')) as string
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  expect(stored).not.toContain(token)
  expect(bearers.length).toBeGreaterThan(0)
  expect(bearers.filter((path) => !path.startsWith('/api/'))).toEqual([])
  expect(page.url()).not.toContain(password)
})

test('renews an expired session in a dialog and keeps the page', async ({ page, context }) => {
  await signIn(page, 'dana')
  await expect(page.getByTestId('orders-found')).toBeVisible()
  await context.addCookies([
    { name: 'access_token', value: encodeURIComponent(JSON.stringify('ended')), url: page.url(), sameSite: 'Strict' },
  ])
  await page.getByRole('button', { name: 'Refresh' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toHaveCount(1)
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Login' }).click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/available-orders$/)
  await expect(page.getByTestId('orders-found')).toBeVisible()
})
