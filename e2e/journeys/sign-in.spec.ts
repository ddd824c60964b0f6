import { openEditor } from '../portal/editor.ts'
import { LONG } from '../portal/long.ts'
import { openSignedIn } from '../portal/openSignedIn.ts'
import { fillSignIn, firstOrder, password, signIn } from '../portal/steps.ts'
import { expect, test } from '../portal/test.ts'

test('reports empty fields, a wrong password and a failed request at the form, and signs in after them', async ({
  page,
}) => {
  let requests = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/account/login')) requests += 1
  })
  const username = page.getByRole('textbox', { name: 'Username' })
  const login = page.getByRole('button', { name: 'Login' })
  await page.goto('/login')
  await login.click()
  await expect(username).toHaveAccessibleDescription('Enter Username')
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription('Enter Password')
  expect(requests).toBe(0)

  await fillSignIn(page, 'dana', 'not-the-password')
  await expect(page.getByRole('alert').filter({ hasText: 'Username or Password Incorrect' })).toBeVisible()
  await expect(username).toHaveValue('dana')

  await page.route('**/api/account/login', (route) => route.fulfill({ status: 503, body: 'busy' }))
  await fillSignIn(page, 'dana')
  const problem = page.getByRole('alert').filter({ hasText: 'There was a problem Logging in. Please try again' })
  await expect(problem).toBeVisible()
  await page.unroute('**/api/account/login')
  await login.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Available Orders' })).toBeVisible()
})

test('shows the available orders after the sign-in, and keeps the token in its cookie only', async ({
  page,
  context,
  portal,
}) => {
  const bearers: string[] = []
  page.on('request', (request) => {
    if (request.headers().authorization) bearers.push(new URL(request.url()).pathname)
  })
  await signIn(page, 'dana')
  await expect(page).toHaveURL(/\/available-orders$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Available Orders' })).toBeVisible()
  await expect(page.getByRole('banner')).toContainText('Carrier Portal')
  await expect(page.getByRole('banner')).toContainText('Order Hub')
  await expect(page.getByRole('contentinfo')).toContainText('2022')
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

test('says at the login that the backend refused the token, and opens the requested address after the next sign-in', async ({
  page,
}) => {
  await page.route('**/api/account/login', (route) => route.fulfill({ json: { token: 'a.b.c', username: 'dana' } }), {
    times: 1,
  })
  await page.goto('/order-history')
  await fillSignIn(page, 'dana')
  await expect(page.getByRole('alert')).toHaveText('Please sign in again')
  await fillSignIn(page, 'dana')
  await expect(page.getByRole('heading', { level: 1, name: 'Order History' })).toBeVisible()
})

test('returns to the requested address after the sign-in, query included', async ({ page }) => {
  await page.goto('/order-history?from=mail')
  await expect(page).toHaveURL(/\/login$/)
  await fillSignIn(page, 'dana')
  await expect(page).toHaveURL(/\/order-history\?from=mail$/)
})

test('redirects a signed-in user from an unknown address and from the screens before the portal to the available orders', async ({
  page,
}) => {
  await openSignedIn(page, 'dana')
  for (const address of ['/no-such-screen', '/login', '/reset-password', '/tos']) {
    await page.goto(address)
    await expect(page, address).toHaveURL(/\/available-orders$/)
  }
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

test(
  'keeps an open editor on Back over an ended session, and returns the focus to its field after signing in again',
  LONG,
  async ({ page }) => {
    await openSignedIn(page, 'dana', '/accepted-orders')
    const { card, number } = await firstOrder(page)
    const comments = (await openEditor(page, card, number)).getByRole('textbox', { name: 'OC Comments' })
    await comments.fill('At the back door')
    const save = '**/api/orders/line-item-update'
    await page.route(save, (route) => route.fulfill({ status: 401 }))
    await page.keyboard.press('Control+s')
    const dialog = page.getByRole('dialog', { name: 'Please sign in again' })
    await expect(dialog).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(/\/accepted-orders$/)
    await expect(comments).toHaveValue('At the back door')
    await dialog.getByLabel('Password', { exact: true }).fill(password)
    await dialog.getByRole('button', { name: 'Login' }).click()
    await expect(dialog).toBeHidden()
    await expect(comments).toBeFocused()
  },
)
