import type { Page } from '@playwright/test'
import { colorName } from '../portal/colors.ts'
import { fetchStoredOrder, openEditor, openFirstEditor, todayAt } from '../portal/editor.ts'
import { keepToasts } from '../portal/keepToasts.ts'
import { openRouted } from '../portal/openRouted.ts'
import { openSignedIn } from '../portal/openSignedIn.ts'
import { cardsOfPage, firstOrder, numberOf, ordersFound, password } from '../portal/steps.ts'
import { expect, test } from '../portal/test.ts'
import { testZone } from '../portal/testZone.ts'

/** Expects a toast of success at the top right of the window. */
async function expectGreenToast(page: Page, text: string) {
  const toast = page.getByRole('status').filter({ hasText: text })
  await expect(toast).toBeVisible()
  expect(await colorName(toast.locator('svg'))).toBe('green')
  const { x, y, width } = (await toast.boundingBox()) ?? { x: 0, y: 0, width: 0 }
  expect(x + width).toBeGreaterThan(1380)
  expect(y).toBeLessThan(120)
}

/** The first order of the page whose first rows have a quantity of one: only their barcodes can be scanned. */
async function orderOfSingles(page: Page) {
  for (const card of await cardsOfPage(page)) {
    const number = await numberOf(card)
    const { lineItems } = await fetchStoredOrder(page, number)
    if (lineItems.slice(0, 2).every(({ quantity }) => quantity === 1)) return { card, number, items: lineItems.length }
  }
  throw new Error('No order on this page begins with single items')
}

test('records the pickup by keyboard alone, then the dropoff, and completes the order', async ({ page }) => {
  await keepToasts(page)
  await openRouted(page, 'dana')
  const before = await ordersFound(page)
  const { card, number, items } = await orderOfSingles(page)
  await card.getByRole('button', { name: 'Update Details' }).focus()
  await page.keyboard.press('Enter')
  const editor = page.getByRole('dialog', { name: `Update Order Details ${number}` })
  const barcode = editor.getByLabel('Item 1 barcode', { exact: true })
  await barcode.focus()
  expect((await editor.boundingBox())?.width, 'the largest dialog').toBeGreaterThan(1100)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('SCAN-0001')
  await page.keyboard.press('Enter')
  await expect(editor.getByLabel('Item 2 barcode', { exact: true })).toBeFocused()
  // Enter in the last row adds a row; this journey deletes it again.
  if (items === 1) await editor.getByRole('button', { name: 'Delete item 2', exact: true }).press('Enter')
  await editor.getByLabel('Time for all items').fill(todayAt('08:05'))
  await editor.getByRole('button', { name: 'Set Pickup Times' }).press('Enter')
  await expect(editor.getByRole('button', { name: 'Save' })).toBeDisabled()
  await editor.getByRole('textbox', { name: 'Pickup Signature' }).focus()
  await page.keyboard.type('R. Alvarez')
  await page.keyboard.press('ControlOrMeta+s')
  await expectGreenToast(page, `${number} updated successfully!`)
  await expect.poll(() => ordersFound(page), 'orders that are not picked up').toBe(before - 1)
  const picked = await fetchStoredOrder(page, number)
  expect(picked).toMatchObject({ status: 'PICKED_UP', pickupPOD: 'R. Alvarez' })
  for (const { pickupTimeOffset } of picked.lineItems) expect(testZone.offsets).toContain(pickupTimeOffset)
  expect(picked.lineItems[0]?.barcode).toBe('SCAN-0001')
  expect(picked.lineItems[0]?.pickupTimeActual).toMatch(
    new RegExp(`^\\d\\d/\\d\\d/\\d{4} 0?8:05( AM)? ${testZone.label}$`),
  )

  await page.getByRole('checkbox', { name: 'Picked Up' }).check()
  await page.getByRole('button', { name: 'Search' }).click()
  const again = page.getByRole('article', { name: `Order ${number}`, exact: true })
  await page.getByRole('searchbox', { name: 'Find in this list' }).fill(number)
  await expect(again.getByTestId('order-status')).toContainText(/picked up/i)
  const second = await openEditor(page, again, number)
  await second.getByLabel('Time for all items').fill(todayAt('09:10'))
  await second.getByRole('button', { name: 'Set Dropoff Times' }).click()
  await second.getByRole('textbox', { name: 'Dropoff Signature' }).fill('B. Ward')
  await second.getByRole('button', { name: 'Save' }).click()
  await expect.poll(async () => (await fetchStoredOrder(page, number)).status).toBe('COMPLETED')
})

test('sends the same form after signing in again when the session ends during editing', async ({ page, context }) => {
  await openRouted(page, 'dana')
  const { number, editor } = await openFirstEditor(page)
  await editor.getByRole('textbox', { name: 'OC Comments' }).fill('Two coolers, one bag')
  await context.addCookies([
    { name: 'access_token', value: encodeURIComponent(JSON.stringify('ended')), url: page.url(), sameSite: 'Strict' },
  ])
  await editor.getByRole('button', { name: 'Save' }).click()
  const renewal = page.getByRole('dialog').filter({ has: page.getByLabel('Password', { exact: true }) })
  await renewal.getByLabel('Password', { exact: true }).fill(password)
  await renewal.getByRole('button', { name: 'Login' }).click()
  await expect(renewal).toBeHidden()
  await expect(editor.getByRole('textbox', { name: 'OC Comments' })).toHaveValue('Two coolers, one bag')
  const sent = page.waitForRequest('**/api/orders/line-item-update')
  await editor.getByRole('button', { name: 'Save' }).click()
  expect((await sent).postDataJSON().order.ocComments).toBe('Two coolers, one bag')
  await expect(page.getByText(`${number} updated successfully!`)).toBeVisible()
})

test('opens an order by its address, padded at every width, and reports an unknown one with a link back', async ({
  page,
}) => {
  await openSignedIn(page, 'dana')
  const { number } = await firstOrder(page)
  await page.goto(`/order/${number}`)
  const main = page.getByRole('main')
  for (const name of ['Contact Information', 'Pickup Details', 'Dropoff Details', 'Order Information', 'Item Details'])
    await expect(main.getByRole('heading', { name })).toBeVisible()
  const heading = page.getByRole('heading', { level: 1, name: `Order ${number}` })
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(async () => (await heading.boundingBox())?.x, `${width} px`).toBeGreaterThanOrEqual(16)
  }
  await main.getByRole('button', { name: 'Close' }).click()
  await expect(page).toHaveURL(/\/available-orders$/)
  for (const id of ['WO-0', '%E2%82%AC', 'constructor', 'a'.repeat(300)]) {
    await page.goto(`/order/${id}`)
    await expect(main.getByText('There was an error. Please try again.')).toBeVisible()
  }
  const dotPath = await page.goto('/order/..%2Fx')
  expect(dotPath?.status()).toBe(404)
})
