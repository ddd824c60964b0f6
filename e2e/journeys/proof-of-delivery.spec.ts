import { colorName } from '../portal/colors.ts'
import { fetchStoredOrder, openEditor, todayAt } from '../portal/editor.ts'
import { openSignedIn } from '../portal/openSignedIn.ts'
import { cardsOfPage, firstOrder, numberOf, ordersFound, password } from '../portal/steps.ts'
import { expect, test } from '../portal/test.ts'

/** Shows dana the accepted orders that are not picked up yet. */
async function openRouted(page: import('@playwright/test').Page) {
  await openSignedIn(page, 'dana', '/accepted-orders')
  await expect(page.getByTestId('orders-found')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Picked Up' }).uncheck()
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page.getByTestId('order-status').first()).toContainText(/routed/i)
}

test('records the pickup, then the dropoff, and completes the order', async ({ page }) => {
  await openRouted(page)
  const { card, number } = await firstOrder(page)
  const editor = await openEditor(page, card, number)
  await expect(editor.getByRole('button', { name: 'Save' })).toBeVisible()
  await editor.getByLabel('Time for all items').fill(todayAt('08:05'))
  await editor.getByRole('button', { name: 'Set Pickup Times' }).click()
  const signature = editor.getByRole('textbox', { name: 'Pickup Signature' })
  await expect(editor.getByRole('button', { name: 'Save' })).toBeDisabled()
  await signature.fill('R. Alvarez')
  await editor.getByRole('button', { name: 'Save' }).click()
  const toast = page.getByRole('status').filter({ hasText: `${number} updated successfully!` })
  await expect(toast).toBeVisible()
  expect(await colorName(toast.locator('svg'))).toBe('green')
  const picked = await fetchStoredOrder(page, number)
  expect(picked.status).toBe('PICKED_UP')
  expect(picked.pickupPOD).toBe('R. Alvarez')
  expect(
    picked.lineItems.every((item) => item.pickupTimeOffset === '-05:00' || item.pickupTimeOffset === '-04:00'),
  ).toBe(true)
  expect(picked.lineItems[0]?.pickupTimeActual).toMatch(/^\d\d\/\d\d\/\d{4} 0?8:05( AM)? ET$/)

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
  await expect(page.getByText(`${number} updated successfully!`).last()).toBeVisible()
  await expect.poll(async () => (await fetchStoredOrder(page, number)).status).toBe('COMPLETED')
})

test('requires signature, comments and time of a no-load and completes the order', async ({ page }) => {
  await openRouted(page)
  const { card, number } = await firstOrder(page)
  const editor = await openEditor(page, card, number)
  await editor.getByRole('checkbox', { name: 'No Load', exact: true }).check()
  await expect(editor.getByRole('textbox', { name: 'Dropoff Signature' })).toBeDisabled()
  await expect(editor.getByRole('button', { name: 'Save' })).toBeDisabled()
  await editor.getByRole('textbox', { name: 'Pickup Signature' }).fill('Front desk')
  await editor.getByRole('textbox', { name: 'No Load Comments' }).fill('Nothing at the counter')
  await editor.getByLabel('No Load Pickup Time').fill(todayAt('08:30'))
  const sent = page.waitForRequest('**/api/orders/line-item-update')
  await editor.getByRole('button', { name: 'Save' }).click()
  const { order } = (await sent).postDataJSON()
  expect(order).toMatchObject({ noLoad: true, noLoadComments: 'Nothing at the counter', dropoffPOD: '' })
  expect(order.noLoadPickupTime).toMatch(/^\d\d\/\d\d\/\d{4} 0?8:30( AM)? ET$/)
  await expect(page.getByText(`${number} updated successfully!`)).toBeVisible()
  expect(await fetchStoredOrder(page, number)).toMatchObject({ status: 'COMPLETED', noLoad: true })
})

test('splits an item of quantity 3 into three items without barcodes', async ({ page }) => {
  await openRouted(page)
  const { card, number } = await firstOrder(page)
  const before = (await fetchStoredOrder(page, number)).lineItems
  const editor = await openEditor(page, card, number)
  await editor.getByRole('button', { name: 'Add Item' }).click()
  const k = before.length + 1
  await editor.getByLabel(`Item ${k} type`, { exact: true }).selectOption({ index: 1 })
  await editor.getByLabel(`Item ${k} barcode`, { exact: true }).fill('SPLIT-1')
  await editor.getByLabel(`Item ${k} quantity`, { exact: true }).fill('3')
  await expect(editor.getByLabel(`Item ${k} barcode`, { exact: true })).toHaveValue('')
  const sent = page.waitForRequest('**/api/orders/line-item-update')
  await editor.getByRole('button', { name: 'Save' }).click()
  const lines = (await sent).postDataJSON().lineItems as { workOrderLineItemId: number | null; quantity: number }[]
  expect(lines.every((line) => line.quantity === 1)).toBe(true)
  expect(lines.filter((line) => line.workOrderLineItemId === null).length).toBeGreaterThanOrEqual(3)
  await expect(page.getByText(`${number} updated successfully!`)).toBeVisible()
  const held = (await fetchStoredOrder(page, number)).lineItems
  expect(held).toHaveLength(lines.length)
})

test('copies an added item, and offers no copy of a saved one', async ({ page }) => {
  await openRouted(page)
  const { card, number } = await firstOrder(page)
  const before = (await fetchStoredOrder(page, number)).lineItems.length
  const editor = await openEditor(page, card, number)
  await expect(editor.getByRole('button', { name: 'Copy item 1', exact: true })).toHaveCount(0)
  await editor.getByRole('button', { name: 'Add Item' }).click()
  await editor.getByLabel(`Item ${before + 1} type`, { exact: true }).selectOption({ index: 1 })
  await editor.getByRole('button', { name: `Copy item ${before + 1}`, exact: true }).click()
  await expect(editor.getByLabel(`Item ${before + 2} barcode`, { exact: true })).toBeFocused()
  await editor.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(`${number} updated successfully!`)).toBeVisible()
  expect((await fetchStoredOrder(page, number)).lineItems.length).toBeGreaterThanOrEqual(before + 2)
})

test('keeps everything typed after a failed save and saves on the next try', async ({ page }) => {
  await openRouted(page)
  const { card, number } = await firstOrder(page)
  const editor = await openEditor(page, card, number)
  await editor.getByRole('textbox', { name: 'OC Comments' }).fill('Gate code 4412')
  await page.route('**/api/orders/line-item-update', (route) => route.fulfill({ status: 500, body: 'no' }))
  await editor.getByRole('button', { name: 'Save' }).click()
  await expect(editor.getByRole('alert').filter({ hasText: 'There was an error. Please try again.' })).toBeVisible()
  await expect(editor.getByRole('textbox', { name: 'OC Comments' })).toHaveValue('Gate code 4412')
  await page.unroute('**/api/orders/line-item-update')
  await editor.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(`${number} updated successfully!`)).toBeVisible()
})

test('sends the same form after signing in again when the session ends during editing', async ({ page, context }) => {
  await openRouted(page)
  const { card, number } = await firstOrder(page)
  const editor = await openEditor(page, card, number)
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

test('shows the differences when another user saved in the meantime and can merge my changes', async ({
  page,
  browser,
  portal,
}) => {
  await openRouted(page)
  const { card, number } = await firstOrder(page)
  const editor = await openEditor(page, card, number)
  await editor.getByRole('textbox', { name: 'OC Comments' }).fill('mine')

  const context = await browser.newContext({ baseURL: portal.address, timezoneId: 'America/New_York' })
  const other = await context.newPage()
  await openSignedIn(other, 'priya', `/order/${number}`)
  await expect(other.getByRole('main')).toContainText('Contact Information')
  await other.evaluate(async (workOrderNumber) => {
    const read = (name: string) =>
      document.cookie
        .split('; ')
        .find((part) => part.startsWith(`${name}=`))
        ?.slice(name.length + 1) ?? ''
    const call = (path: string, body: unknown) =>
      fetch(path, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${JSON.parse(decodeURIComponent(read('access_token')))}`,
          'x-xsrf-token': read('XSRF-TOKEN'),
        },
        body: JSON.stringify(body),
      })
    const { workOrder } = await (await call('/api/orders/details', { workOrderNumber })).json()
    await call('/api/orders/line-item-update', {
      order: {
        workOrderId: workOrder.workOrderId,
        workOrderNumber,
        pickupPOD: '',
        dropoffPOD: '',
        ocComments: 'hers',
        noLoad: false,
        noLoadComments: '',
        noLoadPickupTime: '',
        ocCharge: workOrder.ocCharge,
      },
      lineItems: workOrder.lineItems.map((item: Record<string, unknown>) => ({
        workOrderLineItemId: item.workOrderLineItemId,
        barcode: item.barcode ?? '',
        itemTypeId: item.itemTypeId,
        quantity: item.quantity,
        pickupTimeActual: item.pickupTimeActual ?? '',
        pickupTimeOffset: item.pickupTimeOffset ?? '',
        dropoffTimeActual: item.dropoffTimeActual ?? '',
        dropoffTimeOffset: item.dropoffTimeOffset ?? '',
      })),
    })
  }, number)
  await context.close()

  await editor.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('hers').first()).toBeVisible()
  await page.getByRole('button', { name: 'Keep mine' }).click()
  await editor.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(`${number} updated successfully!`)).toBeVisible()
  await expect.poll(async () => (await fetchStoredOrder(page, number)).ocComments).toBe('mine')
})

test('opens an order by its address and reports an unknown one with a link back', async ({ page }) => {
  await openSignedIn(page, 'dana')
  const { number } = await firstOrder(page)
  await page.goto(`/order/${number}`)
  const main = page.getByRole('main')
  for (const name of ['Contact Information', 'Pickup Details', 'Dropoff Details', 'Order Information', 'Item Details'])
    await expect(main.getByRole('heading', { name })).toBeVisible()
  await main.getByRole('button', { name: 'Close' }).click()
  await expect(page).toHaveURL(/\/available-orders$/)
  for (const id of ['WO-0', '%E2%82%AC', 'constructor', 'a'.repeat(300)]) {
    await page.goto(`/order/${id}`)
    await expect(main.getByText('There was an error. Please try again.')).toBeVisible()
  }
  const dotPath = await page.goto('/order/..%2Fx')
  expect(dotPath?.status()).toBe(404)
})

/** The first order whose first rows have a quantity of one: only their barcodes can be scanned. */
async function orderOfSingles(page: import('@playwright/test').Page) {
  for (const card of await cardsOfPage(page)) {
    const number = await numberOf(card)
    const { lineItems } = await fetchStoredOrder(page, number)
    if (lineItems.slice(0, 2).every(({ quantity }) => quantity === 1)) return { card, number, items: lineItems.length }
  }
  throw new Error('No order on this page begins with single items')
}

test('scans, types and saves by keyboard alone', async ({ page }) => {
  await openRouted(page)
  const before = await ordersFound(page)
  const { card, number, items } = await orderOfSingles(page)
  await card.getByRole('button', { name: 'Update Details' }).focus()
  await page.keyboard.press('Enter')
  const editor = page.getByRole('dialog', { name: `Update Order Details ${number}` })
  const barcode = editor.getByLabel('Item 1 barcode', { exact: true })
  await barcode.focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('SCAN-0001')
  await page.keyboard.press('Enter')
  await expect(editor.getByLabel('Item 2 barcode', { exact: true })).toBeFocused()
  // Enter in the last row adds a row; this journey deletes it again.
  if (items === 1) await editor.getByRole('button', { name: 'Delete item 2', exact: true }).press('Enter')
  await page.keyboard.press('ControlOrMeta+s')
  await expect(page.getByText(`${number} updated successfully!`)).toBeVisible()
  expect((await fetchStoredOrder(page, number)).lineItems[0]?.barcode).toBe('SCAN-0001')
  expect(await ordersFound(page)).toBe(before)
})
