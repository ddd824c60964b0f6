import { colorName } from '../portal/colors.ts'
import { openSignedIn } from '../portal/openSignedIn.ts'
import { openList, ordersFound } from '../portal/steps.ts'
import { expect, test } from '../portal/test.ts'

const loadError = 'There was an error retrieving orders. Please try again.'

test('filters and pages through the offers of today', async ({ page }) => {
  await openSignedIn(page, 'dana')
  await expect(page.getByTestId('orders-found')).toBeVisible()
  const all = await ordersFound(page)
  expect(all).toBeGreaterThan(10)
  await expect(page.getByRole('article')).toHaveCount(10)
  await expect(page.getByText(/Last Refreshed: .+/)).toBeVisible()

  const top = page.getByRole('navigation', { name: 'Orders pages, top' })
  const bottom = page.getByRole('navigation', { name: 'Orders pages, bottom' })
  await expect(bottom).toBeVisible()
  await top.getByRole('button', { name: 'Go to page 2' }).click()
  await expect(top.getByRole('button', { name: 'page 2', exact: true })).toHaveAttribute('aria-current', /page|true/)
  await bottom.getByRole('button', { name: 'Go to last page' }).click()
  await expect(page.getByRole('article')).toHaveCount(((all - 1) % 10) + 1)
  await bottom.getByRole('button', { name: 'Go to first page' }).click()
  await expect(page.getByRole('article')).toHaveCount(10)

  const accounts = page.getByRole('group', { name: 'Accounts' })
  const boxes = accounts.getByRole('checkbox')
  expect(await boxes.count()).toBe(3)
  await boxes.nth(0).uncheck()
  await boxes.nth(1).uncheck()
  expect(await ordersFound(page)).toBe(all)
  await page.getByRole('button', { name: 'Search' }).click()
  await expect.poll(() => ordersFound(page)).toBeLessThan(all)

  await page.reload()
  await expect(page.getByRole('group', { name: 'Accounts' }).getByRole('checkbox').nth(0)).not.toBeChecked()
  await expect.poll(() => ordersFound(page)).toBeLessThan(all)
  await page.getByRole('button', { name: 'Reset Filters' }).click()
  await expect.poll(() => ordersFound(page)).toBe(all)
})

test('sends days of the device, and the custom end one day later', async ({ page }) => {
  await openSignedIn(page, 'dana')
  await page.getByRole('combobox', { name: 'Dates' }).selectOption('CUSTOM')
  await page.getByLabel('Pickup Earliest From').fill('2026-10-31')
  await page.getByLabel('Pickup Earliest To').fill('2026-11-01')
  const sent = page.waitForRequest('**/api/orders/available')
  await page.getByRole('button', { name: 'Search' }).click()
  expect((await sent).postDataJSON()).toMatchObject({ startDate: '2026-10-31', endDate: '2026-11-02' })
  await expect(page.getByLabel('Pickup Earliest To')).toHaveValue('2026-11-01')
})

test('rejects a range that runs backwards at the field', async ({ page }) => {
  await openSignedIn(page, 'dana')
  await expect(page.getByTestId('orders-found')).toBeVisible()
  let requests = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/orders/available')) requests += 1
  })
  await page.getByRole('combobox', { name: 'Dates' }).selectOption('CUSTOM')
  const from = page.getByLabel('Pickup Earliest From', { exact: true })
  const to = page.getByLabel('Pickup Earliest To', { exact: true })
  const search = page.getByRole('button', { name: 'Search' })
  await from.fill('2026-11-05')
  await to.fill('2026-11-01')
  await expect(to).toHaveAccessibleDescription('Pickup Earliest To must not be before Pickup Earliest From.')
  await expect(to).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByText('Pickup Earliest To must not be before Pickup Earliest From.')).toBeVisible()
  await expect(from).toHaveAccessibleDescription('')
  await expect(search).toBeDisabled()

  await from.fill('')
  await expect(from).toHaveAccessibleDescription('Pickup Earliest From is required.')
  await expect(from).toHaveAttribute('aria-invalid', 'true')
  await expect(to).toHaveAccessibleDescription('')
  await expect(search).toBeDisabled()

  await from.fill('2026-11-01')
  await expect(from).toHaveAccessibleDescription('')
  await expect(search).toBeEnabled()
  expect(requests).toBe(0)
})

test('searches all accounts when none is checked', async ({ page }) => {
  await openSignedIn(page, 'dana')
  for (const box of await page.getByRole('group', { name: 'Accounts' }).getByRole('checkbox').all()) await box.uncheck()
  const sent = page.waitForRequest('**/api/orders/available')
  await page.getByRole('button', { name: 'Search' }).click()
  expect((await sent).postDataJSON().carrierCodes).toHaveLength(3)
})

test('keeps the shown list when a refresh fails', async ({ page }) => {
  await openSignedIn(page, 'dana')
  await expect(page.getByRole('article')).toHaveCount(10)
  await page.route('**/api/orders/available', (route) => route.abort())
  await page.getByRole('button', { name: 'Refresh' }).click()
  const alert = page.getByRole('alert').filter({ hasText: loadError })
  await expect(alert).toBeVisible()
  expect(await colorName(alert)).toBe('red')
  await expect(page.getByRole('article')).toHaveCount(10)
  await page.unroute('**/api/orders/available')
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(page.getByRole('alert').filter({ hasText: loadError })).toBeHidden()
})

test('shows an error when the first load fails and loads on the next try', async ({ page }) => {
  await page.route('**/api/orders/available', (route) => route.fulfill({ status: 500, body: 'no' }))
  await openSignedIn(page, 'dana')
  await expect(page.getByRole('alert').filter({ hasText: loadError })).toBeVisible()
  await page.unroute('**/api/orders/available')
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(page.getByRole('article')).toHaveCount(10)
})

test('shows the support phone to a user without carriers and sends no request', async ({ page }) => {
  let requests = 0
  page.on('request', (request) => {
    if (request.url().includes('/api/orders/')) requests += 1
  })
  await openSignedIn(page, 'nova')
  await expect(page.getByRole('main')).toContainText('1-800-555-0100')
  expect(requests).toBe(0)
})

test('collapses the filters on a phone and needs no horizontal scroll', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openSignedIn(page, 'omar')
  await expect(page.getByTestId('orders-found')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Filters', exact: true })).toHaveAttribute('aria-expanded', 'false')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await page.getByRole('button', { name: 'Filters', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Filters' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})

test('drops a late response after a newer one', async ({ page }) => {
  await openSignedIn(page, 'dana')
  await expect(page.getByTestId('orders-found')).toBeVisible()
  let first = true
  await page.route('**/api/orders/available', async (route) => {
    if (!first) return route.continue()
    first = false
    const response = await route.fetch()
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await route.fulfill({ response, json: { workOrders: [] } })
  })
  await page.getByRole('combobox', { name: 'Dates' }).selectOption('TOMORROW')
  await page.getByRole('button', { name: 'Search' }).click()
  await page.getByRole('combobox', { name: 'Dates' }).selectOption('TODAY')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page.getByRole('article')).toHaveCount(10)
  await page.waitForTimeout(2000)
  await expect(page.getByRole('article')).toHaveCount(10)
})

test('opens each list with one click', async ({ page }) => {
  await openSignedIn(page, 'dana')
  await openList(page, 'Accepted Orders')
  await openList(page, 'Order History')
  await openList(page, 'Available Orders')
  await expect(
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Available Orders' }),
  ).toHaveAttribute('aria-current', 'page')
})
