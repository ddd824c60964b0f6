import type { Page } from '@playwright/test'
import { fetchStoredOrder, openEditor } from '../portal/editor.ts'
import { openSignedIn } from '../portal/openSignedIn.ts'
import { firstOrder, openList } from '../portal/steps.ts'
import { expect, test } from '../portal/test.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

/** Opens Accepted Orders of a driver with only the orders of one status. */
async function openAccepted(page: Page, without: 'Routed' | 'Picked Up') {
  await openSignedIn(page, 'omar')
  await page.getByRole('button', { name: 'Menu' }).tap()
  await openList(page, 'Accepted Orders')
  await page.getByRole('button', { name: /^Filters/ }).tap()
  await page.getByRole('checkbox', { name: without, exact: true }).uncheck()
  await page.getByRole('button', { name: 'Search' }).tap()
  await page.getByRole('button', { name: /^Filters/ }).tap()
  await expect(page.getByTestId('order-status').first()).toHaveText(without === 'Routed' ? 'Picked Up' : 'Routed')
}

test('records a pickup of all items with at most four taps from the list', async ({ page }) => {
  await openAccepted(page, 'Picked Up')
  const { card, number } = await firstOrder(page)
  let taps = 0
  const tap = async (target: ReturnType<Page['locator']>) => {
    taps += 1
    await target.tap()
  }
  await tap(card.getByRole('button', { name: 'Picked up now' }))
  const sheet = page.getByRole('dialog', { name: `Picked up now: ${number}` })
  await expect(sheet.getByRole('textbox', { name: 'Pickup Signature' })).toBeFocused()
  await page.keyboard.type('R. Alvarez')
  await tap(sheet.getByRole('button', { name: 'Save' }))
  await expect(page.getByText(`${number} updated successfully!`)).toBeVisible()
  expect(taps).toBeLessThanOrEqual(4)
  const order = await fetchStoredOrder(page, number)
  expect(order).toMatchObject({ status: 'PICKED_UP', pickupPOD: 'R. Alvarez' })
  for (const item of order.lineItems) expect(item.pickupTimeActual).toMatch(/ [AP]M ET$/)
})

test('adds five items with six taps, each with the type of the one before', async ({ page }) => {
  await openAccepted(page, 'Picked Up')
  const { card, number } = await firstOrder(page)
  const editor = await openEditor(page, card, number)
  const before = (await fetchStoredOrder(page, number)).lineItems
  const types = editor.getByRole('combobox', { name: /^Item \d+ type$/ })
  let taps = 1
  await editor.getByLabel(`Item ${before.length} barcode`, { exact: true }).tap()
  for (const item of [1, 2, 3, 4, 5]) {
    // The soft keyboard's "Next".
    await page.keyboard.press('Enter')
    taps += 1
    await expect(editor.getByLabel(`Item ${before.length + item} barcode`, { exact: true })).toBeFocused()
    await page.keyboard.type(`NEW-${item}`)
  }
  expect(taps).toBe(6)
  await expect(types.last().locator('option:checked')).toHaveText(before.at(-1)?.itemTypeName ?? '')
  await editor.getByRole('button', { name: 'Save' }).tap()
  await expect(page.getByText(`${number} updated successfully!`)).toBeVisible()
  const after = (await fetchStoredOrder(page, number)).lineItems
  expect(after.filter(({ barcode }) => barcode?.startsWith('NEW-'))).toHaveLength(5)
})

test('opens the map of a stop, whose address is loaded when the link is pressed', async ({ page, context }) => {
  await context.route('https://www.google.com/**', (route) => route.fulfill({ body: 'map' }))
  await openAccepted(page, 'Picked Up')
  const { card } = await firstOrder(page)
  const request = page.waitForRequest('**/api/orders/details')
  const opened = page.waitForEvent('popup')
  await card.getByRole('link', { name: 'Map of pickup' }).tap()
  await request
  const map = await opened
  await map.waitForURL(/google\.com\/maps\/search\/\?api=1&query=.+/)
  expect(await map.evaluate(() => [window.opener, document.referrer])).toEqual([null, ''])
  await expect(page).toHaveURL(/accepted-orders/)
})

test('shows the first order within 300 px and nothing wider than the screen', async ({ page }) => {
  await openAccepted(page, 'Routed')
  const { card } = await firstOrder(page)
  expect((await card.boundingBox())?.y).toBeLessThan(300)
  await expect(card.getByRole('button', { name: 'Dropped off now' })).toBeVisible()
  await expect(card.getByRole('link', { name: 'Call' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})
