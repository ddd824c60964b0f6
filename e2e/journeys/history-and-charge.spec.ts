import type { Page } from '@playwright/test'
import { fetchStoredOrder } from '../portal/editor.ts'
import { holdRequests } from '../portal/holdRequests.ts'
import { inEachLayout } from '../portal/layouts.ts'
import { openSignedIn } from '../portal/openSignedIn.ts'
import { recordBodies } from '../portal/recordBodies.ts'
import { cardsOfPage, numberOf, ordersFound } from '../portal/steps.ts'
import { expect, test } from '../portal/test.ts'
import { todayInTestZone } from '../portal/testZone.ts'

function day(shift: number): string {
  const [year = 0, month = 1, date = 1] = todayInTestZone().split('-').map(Number)
  return new Date(Date.UTC(year, month - 1, date + shift)).toISOString().slice(0, 10)
}

/** Opens Update Charge for the first order of the page whose charge is above 0. */
async function openPaidCharge(page: Page) {
  await openSignedIn(page, 'dana', '/order-history')
  await expect(page.getByRole('article').first()).toBeVisible()
  for (const card of await cardsOfPage(page)) {
    const number = await numberOf(card)
    const old = (await fetchStoredOrder(page, number)).ocCharge ?? 0
    if (old <= 0) continue
    await card.getByRole('button', { name: 'Update Charge' }).click()
    const dialog = page.getByRole('dialog', { name: `Update Charge for ${number}` })
    await expect(dialog.getByRole('definition').first()).toHaveText(money(old))
    return { card, dialog, number, old }
  }
  throw new Error('No order of this page has cost anything')
}

function money(amount: number): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(amount)
}

test('searches a custom range of up to 92 days, its end day included, and shows more orders than for today', async ({
  page,
}) => {
  const searches = await recordBodies(page, '/api/orders/completed')
  await openSignedIn(page, 'dana', '/order-history')
  await expect(page.getByText(/Last Refreshed/)).toBeVisible()
  const today = await ordersFound(page)
  const dates = page.getByRole('combobox', { name: 'Dates' })
  expect((await dates.boundingBox())?.width).toBe(200)
  await dates.selectOption('CUSTOM')
  await page.getByLabel('Start Date').fill(day(-92))
  await page.getByLabel('End Date').fill(day(0))
  await expect(page.getByLabel('End Date')).toHaveAccessibleDescription('Search at most 92 days at a time.')
  await expect(page.getByRole('button', { name: 'Search' })).toBeDisabled()
  await page.getByLabel('Start Date').fill(day(-91))
  await page.getByRole('button', { name: 'Search' }).click()
  const range = { startDate: day(-91), endDate: day(1) }
  await expect.poll(searches).toContainEqual(expect.objectContaining(range))
  await expect.poll(() => ordersFound(page)).toBeGreaterThan(today)
  await expect(page.getByRole('navigation', { name: 'Orders pages, top' })).toBeVisible()
})

test('keeps the focus in the dialog at Tab, also while a question makes the form inert', async ({ page }) => {
  const { dialog, old } = await openPaidCharge(page)
  const charge = dialog.getByRole('spinbutton', { name: 'Charge' })
  await charge.fill(String(Math.ceil(old) * 4))
  await charge.press('Enter')
  const confirm = dialog.getByRole('button', { name: 'Yes, change it' })
  const goBack = dialog.getByRole('button', { name: 'Go back' })
  await expect(goBack).toBeFocused()
  for (const key of ['Tab', 'Shift+Tab']) {
    await page.keyboard.press(key)
    await expect(confirm, key).toBeFocused()
    await page.keyboard.press(key)
    await expect(goBack, key).toBeFocused()
  }
  await goBack.click()
  await expect(charge).toBeFocused()
  for (const name of ['Cancel', 'Update Charge']) {
    await page.keyboard.press('Tab')
    await expect(dialog.getByRole('button', { name })).toBeFocused()
  }
  await page.keyboard.press('Tab')
  await expect(charge).toBeFocused()
})

test('corrects a charge after a failed request, and confirms one of more than three times the current one', async ({
  page,
}) => {
  const { card, dialog, number, old } = await openPaidCharge(page)
  const next = (Math.round(old * 100) + 125) / 100
  const charge = dialog.getByRole('spinbutton', { name: 'Charge' })
  const update = dialog.getByRole('button', { name: 'Update Charge' })
  await test.step('the correction', async () => {
    await charge.fill('')
    await charge.blur()
    await expect(charge).toHaveAccessibleDescription(/Charge is required\./)
    await expect(update).toBeDisabled()
    await charge.fill(String(next))
    await expect(dialog).toContainText('1.25')

    await page.route('**/api/orders/update-charge', (route) => route.fulfill({ status: 500, body: 'no' }))
    await charge.press('Enter')
    const error = dialog.getByRole('alert').filter({
      hasText: 'There was an error updating the charge this order. Please try again.',
    })
    await expect(error).toBeVisible()
    await expect(charge).toBeFocused()
    await dialog.getByRole('button', { name: 'Dismiss' }).click()
    await expect(error).toBeHidden()
    await page.unroute('**/api/orders/update-charge')

    const sent = page.waitForRequest('**/api/orders/update-charge')
    await update.click()
    expect((await sent).postDataJSON()).toMatchObject({ charge: next })
    await expect(page.getByText(`${number} charge updated successfully!`)).toBeVisible()
    expect((await fetchStoredOrder(page, number)).ocCharge).toBe(next)
  })
  await test.step('the confirmation', async () => {
    const thrice = (Math.round(next * 100) * 3 + 1) / 100
    let sent = 0
    page.on('request', (request) => {
      if (request.url().endsWith('/update-charge')) sent += 1
    })
    await card.getByRole('button', { name: 'Update Charge' }).click()
    await expect(dialog.getByRole('definition').first()).toHaveText(money(next))
    await charge.fill(String(thrice))
    await update.click()
    const name = `The new charge, ${money(thrice)}, is more than three times the current one, ${money(next)}.`
    const question = dialog.getByRole('alertdialog', { name, exact: true })
    await question.getByRole('button', { name: 'Go back' }).click()
    await expect(question).toBeHidden()
    await expect(charge).toHaveValue(String(thrice))
    expect(sent).toBe(0)
    await update.click()
    await question.getByRole('button', { name: 'Yes, change it' }).click()
    await expect(dialog).toBeHidden()
    expect(sent).toBe(1)
    expect((await fetchStoredOrder(page, number)).ocCharge).toBe(thrice)
  })
})

test('Update Charge keeps its size when the order has loaded, on a desk and on a phone', async ({ page }) => {
  await openSignedIn(page, 'dana', '/order-history')
  await inEachLayout(page, async () => {
    const load = await holdRequests(page, '**/api/orders/details')
    await page.getByRole('article').first().getByRole('button', { name: 'Update Charge' }).click()
    const dialog = page.getByRole('dialog', { name: /^Update Charge/ })
    await expect(dialog.getByText('Loading…')).toBeVisible()
    const before = await dialog.boundingBox()
    load()
    await expect(dialog.getByText('Current charge')).toBeVisible()
    expect(await dialog.boundingBox()).toEqual(before)
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await page.unroute('**/api/orders/details')
    await page.reload()
  })
})
