import { expectAccessible } from '../portal/axe.ts'
import { expectDocument } from '../portal/documents.ts'
import { fillSignIn, firstOrder, openList, signIn } from '../portal/steps.ts'
import { expect, test } from '../portal/test.ts'

for (const [size, viewport] of [
  ['desk', { width: 1440, height: 900 }],
  ['phone', { width: 390, height: 844 }],
] as const)
  for (const colorScheme of ['light', 'dark'] as const)
    test.describe(`on a ${colorScheme} ${size}`, () => {
      test.use({ viewport, colorScheme })

      test('signing in', async ({ page }) => {
        await page.goto('/login')
        await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
        await expectAccessible(page, 'login')
        await fillSignIn(page, 'dana', 'wrong')
        await expect(page.getByRole('alert').first()).toBeVisible()
        await expectAccessible(page, 'login refused')
        await page.goto('/reset-password')
        await expect(page.getByText('Call us at:')).toBeVisible()
        await expectAccessible(page, 'reset password')
        await page.goto('/PrivacyPolicy')
        await expectDocument(page, 'Privacy Policy document')
        await expectAccessible(page, 'document')
      })

      test('offered orders', async ({ page }) => {
        await signIn(page, 'dana')
        const { card, number } = await firstOrder(page)
        await expectAccessible(page, 'available orders')
        await card.getByRole('button', { name: 'Accept', exact: true }).click()
        await expect(page.getByRole('dialog', { name: `Accept Order ${number}` })).toBeVisible()
        await expectAccessible(page, 'accept')
        await page.getByRole('button', { name: 'Cancel' }).click()
        await card.getByRole('button', { name: 'Decline', exact: true }).click()
        await expect(page.getByRole('dialog', { name: `Decline Order ${number}` })).toBeVisible()
        await expectAccessible(page, 'decline')
        await page.getByRole('button', { name: 'Cancel' }).click()
        await card.getByRole('button', { name: 'View Details' }).click()
        await expect(page.getByRole('dialog', { name: `Order ${number}` })).toContainText('Contact Information')
        await expectAccessible(page, 'details')
      })

      test('a list that fails, and one that is empty', async ({ page }) => {
        await page.route('**/api/orders/available', (route) => route.fulfill({ status: 500, body: 'no' }))
        await signIn(page, 'dana')
        await expect(page.getByRole('alert').first()).toBeVisible()
        await expectAccessible(page, 'failed without data')
        await page.unroute('**/api/orders/available')
        await page.route('**/api/orders/available', (route) => route.fulfill({ json: { workOrders: [] } }))
        await page.getByRole('button', { name: 'Refresh' }).click()
        await expect(page.getByTestId('orders-found')).toContainText('0')
        await expectAccessible(page, 'empty')
      })

      test('accepted orders and the editor', async ({ page }) => {
        await signIn(page, 'dana')
        await page.goto('/accepted-orders')
        const { card, number } = await firstOrder(page)
        await expectAccessible(page, 'accepted orders')
        await card.getByRole('button', { name: 'Update Details' }).click()
        const editor = page.getByRole('dialog', { name: `Update Order Details ${number}` })
        await expect(editor.getByRole('heading', { name: 'Item Details' })).toBeVisible()
        await expectAccessible(page, 'update details')
        await editor.getByRole('checkbox', { name: 'No Load' }).check()
        await expectAccessible(page, 'update details with no load')
      })

      test('history and charge', async ({ page }) => {
        await signIn(page, 'dana')
        await page.goto('/order-history')
        const { card, number } = await firstOrder(page)
        await expectAccessible(page, 'order history')
        await card.getByRole('button', { name: 'Update Charge' }).click()
        await expect(page.getByRole('dialog', { name: `Update Charge for ${number}` })).toBeVisible()
        await expect(page.getByRole('spinbutton', { name: 'Charge' })).toBeVisible()
        await expectAccessible(page, 'update charge')
      })

      test('a remote that is down, the idle banner, the licence', async ({ page }) => {
        await page.route('**/r/mfe-order-history/**', (route) => route.abort())
        await page.clock.install()
        await signIn(page, 'dana')
        await openListThatFails(page)
        await expectAccessible(page, 'remote down')
        await page.clock.runFor(601_000)
        await expect(page.getByRole('alert').filter({ hasText: 'Due to inactivity' })).toBeVisible()
      })
    })

async function openListThatFails(page: import('@playwright/test').Page) {
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/r/mfe-order-history/'))
  await page.goto('/order-history')
  await failed
  // Skips the pauses between the attempts, and stays below the time limit of the calls that are under way.
  await page.clock.runFor(20_000)
  await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toBeVisible({ timeout: 30_000 })
}

test('the licence screen', async ({ page }) => {
  await page.goto('/login')
  await fillSignIn(page, 'lee')
  await expectDocument(page, 'License agreement document')
  await expectAccessible(page, 'licence')
})

test('the lists in high contrast', async ({ page }) => {
  await signIn(page, 'dana')
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'high-contrast'))
  await openList(page, 'Accepted Orders')
  await expectAccessible(page, 'high contrast')
})

test('shows Accept unlike Decline and marks the current screen in forced colors', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await signIn(page, 'dana')
  const { card } = await firstOrder(page)
  const background = (name: string) =>
    card.getByRole('button', { name, exact: true }).evaluate((button) => getComputedStyle(button).backgroundColor)
  expect(await background('Accept')).not.toBe(await background('Decline'))
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
  const [current, other] = await links.evaluateAll((all) => all.map((link) => getComputedStyle(link).backgroundColor))
  expect(current).not.toBe(other)
})
