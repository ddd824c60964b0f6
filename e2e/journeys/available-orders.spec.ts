import { openSignedIn } from '../portal/openSignedIn.ts'
import { recordBodies } from '../portal/recordBodies.ts'
import { firstOrder, ordersFound } from '../portal/steps.ts'
import { expect, test } from '../portal/test.ts'

test('pages through the offers of today, and searches accounts and days', async ({ page }) => {
  const searches = await recordBodies(page, '/api/orders/available')
  await openSignedIn(page, 'dana')
  await expect(page.getByTestId('orders-found')).toBeVisible()
  const all = await ordersFound(page)
  expect(all).toBeGreaterThan(10)
  await expect(page.getByRole('article')).toHaveCount(10)
  await expect(page.getByText(/Last Refreshed: .+/)).toBeVisible()

  await test.step('a page link below the list scrolls to its top', async () => {
    const top = page.getByRole('navigation', { name: 'Orders pages, top' })
    const bottom = page.getByRole('navigation', { name: 'Orders pages, bottom' })
    await expect(bottom).toBeVisible()
    await top.getByRole('button', { name: 'Go to page 2' }).click()
    await expect(top.getByRole('button', { name: 'page 2', exact: true })).toHaveAttribute('aria-current', /page|true/)
    await bottom.getByRole('button', { name: 'Go to last page' }).click()
    await expect(page.getByRole('article')).toHaveCount(((all - 1) % 10) + 1)
    await bottom.getByRole('button', { name: 'Go to first page' }).click()
    await expect(page.getByRole('article')).toHaveCount(10)
    await expect(page.getByTestId('orders-found')).toBeInViewport()
    await expect(page.getByRole('article').first()).toBeInViewport()
    await expect(page.getByTestId('orders-found').locator('xpath=ancestor::*[@tabindex][1]')).toBeFocused()
  })

  await test.step('the accounts are searched on Search and stay unchecked after a reload', async () => {
    const boxes = page.getByRole('group', { name: 'Accounts' }).getByRole('checkbox')
    await expect(boxes).toHaveCount(3)
    await boxes.nth(0).uncheck()
    await boxes.nth(1).uncheck()
    expect(await ordersFound(page)).toBe(all)
    await page.getByRole('button', { name: 'Search' }).click()
    await expect.poll(() => ordersFound(page)).toBeLessThan(all)
    await page.reload()
    await expect(boxes.nth(0)).not.toBeChecked()
    await expect.poll(() => ordersFound(page)).toBeLessThan(all)
    await page.getByRole('button', { name: 'Reset Filters' }).click()
    await expect.poll(() => ordersFound(page)).toBe(all)
  })

  await test.step('a custom range is sent in days of the device, up to the day after its end', async () => {
    await page.getByRole('combobox', { name: 'Dates' }).selectOption('CUSTOM')
    await page.getByLabel('Pickup Earliest From').fill('2026-10-31')
    await page.getByLabel('Pickup Earliest To').fill('2026-11-01')
    await page.getByRole('button', { name: 'Search' }).click()
    const range = { startDate: '2026-10-31', endDate: '2026-11-02' }
    await expect.poll(searches).toContainEqual(expect.objectContaining(range))
    await expect(page.getByLabel('Pickup Earliest To')).toHaveValue('2026-11-01')
  })
})

test('collapses the filters on a phone, shows the first order within 300 px, and needs no horizontal scroll', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openSignedIn(page, 'omar')
  const { card } = await firstOrder(page)
  expect((await card.boundingBox())?.y).toBeLessThanOrEqual(300)

  await test.step('also where the applied filters have two lines', async () => {
    for (const language of ['es', 'en']) {
      await page.context().addCookies([{ name: 'preferences', value: `system.${language}`, url: portal.address }])
      await page.goto('/accepted-orders')
      expect((await page.getByRole('article').first().boundingBox())?.y, language).toBeLessThanOrEqual(300)
    }
  })

  await page.setViewportSize({ width: 320, height: 640 })
  const filters = page.getByRole('button', { name: 'Filters', exact: true })
  await expect(filters).toHaveAttribute('aria-expanded', 'false')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await filters.click()
  await expect(page.getByRole('region', { name: 'Filters' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})
