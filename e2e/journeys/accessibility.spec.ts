import { expectAccessible, expectAccessibleInBothColors } from '../portal/axe.ts'
import { expectDocument } from '../portal/documents.ts'
import { skipRetryPauses } from '../portal/faultMatrix.ts'
import { openSignedIn } from '../portal/openSignedIn.ts'
import { fillSignIn, firstOrder, openList } from '../portal/steps.ts'
import { expect, test } from '../portal/test.ts'

for (const [size, viewport] of [
  ['desk', { width: 1440, height: 900 }],
  ['phone', { width: 390, height: 844 }],
] as const)
  test.describe(`on a ${size}`, () => {
    test.use({ viewport })

    test('signing in', async ({ page }) => {
      await page.goto('/login')
      await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
      await expectAccessibleInBothColors(page, 'login')
      await fillSignIn(page, 'dana', 'wrong')
      await expect(page.getByRole('alert').first()).toBeVisible()
      await expectAccessibleInBothColors(page, 'login refused')
      await page.goto('/reset-password')
      await expect(page.getByText('Call us at:')).toBeVisible()
      await expectAccessibleInBothColors(page, 'reset password')
      await page.goto('/PrivacyPolicy')
      await expectDocument(page, 'Privacy Policy document')
      await expectAccessibleInBothColors(page, 'document')
    })

    test('offered orders', async ({ page }) => {
      await openSignedIn(page, 'dana')
      const { card, number } = await firstOrder(page)
      await expectAccessibleInBothColors(page, 'available orders')
      await card.getByRole('button', { name: 'Accept', exact: true }).click()
      await expect(page.getByRole('dialog', { name: `Accept Order ${number}` })).toBeVisible()
      await expectAccessibleInBothColors(page, 'accept')
      await page.getByRole('button', { name: 'Cancel' }).click()
      await card.getByRole('button', { name: 'Decline', exact: true }).click()
      await expect(page.getByRole('dialog', { name: `Decline Order ${number}` })).toBeVisible()
      await expectAccessibleInBothColors(page, 'decline')
      await page.getByRole('button', { name: 'Cancel' }).click()
      await card.getByRole('button', { name: 'View Details' }).click()
      await expect(page.getByRole('dialog', { name: `Order ${number}` })).toContainText('Contact Information')
      await expectAccessibleInBothColors(page, 'details')
    })

    test('a list that fails, and one that is empty', async ({ page }) => {
      await page.route('**/api/orders/available', (route) => route.fulfill({ status: 500, body: 'no' }))
      await openSignedIn(page, 'dana')
      await expect(page.getByRole('alert').first()).toBeVisible()
      await expectAccessibleInBothColors(page, 'failed without data')
      await page.unroute('**/api/orders/available')
      await page.route('**/api/orders/available', (route) => route.fulfill({ json: { workOrders: [] } }))
      await page.getByRole('button', { name: 'Refresh' }).click()
      await expect(page.getByTestId('orders-found')).toContainText('0')
      await expectAccessibleInBothColors(page, 'empty')
    })

    test('accepted orders and the editor', async ({ page }) => {
      await openSignedIn(page, 'dana', '/accepted-orders')
      const { card, number } = await firstOrder(page)
      await expectAccessibleInBothColors(page, 'accepted orders')
      await card.getByRole('button', { name: 'Update Details' }).click()
      const editor = page.getByRole('dialog', { name: `Update Order Details ${number}` })
      await expect(editor.getByRole('heading', { name: 'Item Details' })).toBeVisible()
      await expectAccessibleInBothColors(page, 'update details')
      await editor.getByRole('checkbox', { name: 'No Load' }).check()
      await expectAccessibleInBothColors(page, 'update details with no load')
    })

    test('history and charge', async ({ page }) => {
      await openSignedIn(page, 'dana', '/order-history')
      const { card, number } = await firstOrder(page)
      await expectAccessibleInBothColors(page, 'order history')
      await card.getByRole('button', { name: 'Update Charge' }).click()
      await expect(page.getByRole('dialog', { name: `Update Charge for ${number}` })).toBeVisible()
      await expect(page.getByRole('spinbutton', { name: 'Charge' })).toBeVisible()
      await expectAccessibleInBothColors(page, 'update charge')
    })

    test('a remote that is down', async ({ page }) => {
      await skipRetryPauses(page)
      await page.route('**/r/mfe-order-history/**', (route) => route.abort())
      await openSignedIn(page, 'dana', '/order-history')
      await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toBeVisible()
      await expectAccessibleInBothColors(page, 'remote down')
    })

    test('the idle banner', async ({ page }) => {
      await page.clock.install()
      await openSignedIn(page, 'dana')
      await expect(page.getByTestId('orders-found')).toBeVisible()
      await page.clock.runFor(601_000)
      await expect(page.getByRole('alert').filter({ hasText: 'Due to inactivity' })).toBeVisible()
      await expectAccessibleInBothColors(page, 'idle banner')
    })
  })

test('the licence screen', async ({ page }) => {
  await page.goto('/login')
  await fillSignIn(page, 'lee')
  await expectDocument(page, 'License agreement document')
  await expectAccessible(page, 'licence')
})

test('the lists in high contrast', async ({ page }) => {
  await openSignedIn(page, 'dana')
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'high-contrast'))
  await openList(page, 'Accepted Orders')
  await expectAccessible(page, 'high contrast')
})

test('shows Accept unlike Decline and marks the current screen in forced colors', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await openSignedIn(page, 'dana')
  const { card } = await firstOrder(page)
  const background = (name: string) =>
    card.getByRole('button', { name, exact: true }).evaluate((button) => getComputedStyle(button).backgroundColor)
  expect(await background('Accept')).not.toBe(await background('Decline'))
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
  const [current, other] = await links.evaluateAll((all) => all.map((link) => getComputedStyle(link).backgroundColor))
  expect(current).not.toBe(other)
})
