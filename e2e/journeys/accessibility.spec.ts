import type { Locator } from '@playwright/test'
import { expectAccessible, expectAccessibleEverywhere } from '../portal/axe.ts'
import { expectDocument } from '../portal/documents.ts'
import { openFirstEditor } from '../portal/editor.ts'
import { skipRetryPauses } from '../portal/faultMatrix.ts'
import { holdRequests } from '../portal/holdRequests.ts'
import { openSignedIn } from '../portal/openSignedIn.ts'
import { twoHoursLater } from '../portal/seedTime.ts'
import { cardsOfPage, fillSignIn, firstOrder, openList } from '../portal/steps.ts'
import { expect, test } from '../portal/test.ts'

test('signing in: no accessibility violation', async ({ page }) => {
  await page.goto('/login')
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
  await expectAccessibleEverywhere(page, 'login')
  await fillSignIn(page, 'dana', 'wrong')
  await expect(page.getByRole('alert').first()).toBeVisible()
  await expectAccessibleEverywhere(page, 'login refused')
  await page.goto('/reset-password')
  await expect(page.getByText('Call us at:')).toBeVisible()
  await expectAccessibleEverywhere(page, 'reset password')
  await page.goto('/PrivacyPolicy')
  await expectDocument(page, 'Privacy Policy document')
  await expectAccessibleEverywhere(page, 'document')
})

test('a list that fails, and one that is empty: no accessibility violation', async ({ page }) => {
  await page.route('**/api/orders/available', (route) => route.fulfill({ status: 500, body: 'no' }))
  await openSignedIn(page, 'dana')
  await expect(page.getByRole('alert').first()).toBeVisible()
  await expectAccessibleEverywhere(page, 'failed without data')
  await page.unroute('**/api/orders/available')
  await page.route('**/api/orders/available', (route) => route.fulfill({ json: { workOrders: [] } }))
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(page.getByTestId('orders-found')).toContainText('0')
  await expectAccessibleEverywhere(page, 'empty')
})

test('a remote that is down: no accessibility violation, and a link of 48 px to the status page on a phone', async ({
  page,
}) => {
  await skipRetryPauses(page)
  await page.route('**/r/mfe-order-history/**', (route) => route.abort())
  await openSignedIn(page, 'dana', '/order-history')
  await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toBeVisible()
  await expectAccessibleEverywhere(page, 'remote down')
  expect((await page.getByRole('main').getByRole('link', { name: 'Status' }).boundingBox())?.height).toBe(48)
})

test('the idle banner: no accessibility violation', async ({ page }) => {
  await page.clock.install()
  await openSignedIn(page, 'dana')
  await expect(page.getByTestId('orders-found')).toBeVisible()
  await page.clock.fastForward(601_000)
  await expect(page.getByRole('alert').filter({ hasText: 'Due to inactivity' })).toBeVisible()
  await expectAccessibleEverywhere(page, 'idle banner')
})

test('the lists in high contrast: no accessibility violation', async ({ page }) => {
  await openSignedIn(page, 'dana')
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'high-contrast'))
  await openList(page, 'Accepted Orders')
  await expectAccessible(page, 'high contrast')
})

test('shows Accept unlike Decline, the current screen and a ring with a gap while a list loads in forced colors', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await openSignedIn(page, 'dana')
  const { card } = await firstOrder(page)
  const background = (name: string) =>
    card.getByRole('button', { name, exact: true }).evaluate((button) => getComputedStyle(button).backgroundColor)
  expect(await background('Accept')).not.toBe(await background('Decline'))
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
  const [current, other] = await links.evaluateAll((all) => all.map((link) => getComputedStyle(link).backgroundColor))
  expect(current).not.toBe(other)
  await holdRequests(page, '**/api/orders/available')
  await page.getByRole('button', { name: 'Refresh' }).click()
  const ring = page.getByRole('button', { name: 'Refresh' }).locator('[aria-hidden="true"]')
  const edges = () =>
    ring.evaluate((element) => {
      for (const turning of element.getAnimations()) turning.cancel()
      const { left, right, top, height } = element.getBoundingClientRect()
      return [left + 1, right - 1].map((x) => document.elementFromPoint(x, top + height / 2) === element)
    })
  await expect.poll(edges).toEqual([true, false])
})

test('marks late orders and changed items alone with a bar in forced colors', async ({ page }) => {
  await page.clock.setFixedTime(twoHoursLater)
  await page.emulateMedia({ forcedColors: 'active' })
  const bars = (rows: Locator) =>
    rows.evaluateAll((all) =>
      all.map((row) => row.firstElementChild && getComputedStyle(row.firstElementChild).borderInlineStartWidth),
    )
  await openSignedIn(page, 'dana', '/accepted-orders')
  const { editor } = await openFirstEditor(page)
  const items = editor.getByRole('row').filter({ has: page.getByRole('textbox') })
  expect(new Set(await bars(items))).toEqual(new Set(['0px']))
  await editor.getByRole('textbox', { name: 'Item 1 barcode' }).press('9')
  await expect(items.first()).toContainText('Edited')
  expect(await bars(items.first())).toEqual(['4px'])

  await openSignedIn(page, 'dana', '/available-orders')
  await page.getByRole('button', { name: 'Table', exact: true }).click()
  const orders = page.getByRole('row').filter({ has: page.getByRole('rowheader') })
  await cardsOfPage(page)
  const texts = await orders.allTextContents()
  const expected = texts.map((text) => (text.includes('Late') ? '4px' : '0px'))
  expect(new Set(expected).size, 'orders that are late, and others').toBe(2)
  expect(await bars(orders)).toEqual(expected)
})
