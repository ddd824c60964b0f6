import type { Page } from '@playwright/test'
import { fetchStoredOrder } from '../portal/editor.ts'
import { openSignedIn } from '../portal/openSignedIn.ts'
import { cardsOfPage, firstOrder, numberOf, openList, ordersFound } from '../portal/steps.ts'
import { expect, test } from '../portal/test.ts'

function day(shift: number): string {
  const [year = 0, month = 1, date = 1] = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' })
    .format(new Date())
    .split('-')
    .map(Number)
  return new Date(Date.UTC(year, month - 1, date + shift)).toISOString().slice(0, 10)
}

test('shows more orders for a custom range than for today', async ({ page }) => {
  await openSignedIn(page, 'dana')
  await openList(page, 'Order History')
  await expect(page.getByText(/Last Refreshed/)).toBeVisible()
  const today = await ordersFound(page)
  const dates = page.getByRole('combobox', { name: 'Dates' })
  expect((await dates.boundingBox())?.width).toBe(200)
  await dates.selectOption('CUSTOM')
  await page.getByLabel('Start Date').fill(day(-20))
  await page.getByLabel('End Date').fill(day(0))
  const sent = page.waitForRequest('**/api/orders/completed')
  await page.getByRole('button', { name: 'Search' }).click()
  expect((await sent).postDataJSON()).toMatchObject({ startDate: day(-20), endDate: day(1) })
  await expect.poll(() => ordersFound(page)).toBeGreaterThan(today)
  await expect(page.getByRole('navigation', { name: 'Orders pages, top' })).toBeVisible()
})

test('reports a range of more than 92 days at its field and searches the longest allowed one', async ({ page }) => {
  await openSignedIn(page, 'dana')
  await openList(page, 'Order History')
  await page.getByRole('combobox', { name: 'Dates' }).selectOption('CUSTOM')
  await page.getByLabel('Start Date').fill(day(-92))
  await page.getByLabel('End Date').fill(day(0))
  await expect(page.getByLabel('End Date')).toHaveAccessibleDescription('Search at most 92 days at a time.')
  await expect(page.getByRole('button', { name: 'Search' })).toBeDisabled()
  await page.getByLabel('Start Date').fill(day(-91))
  const sent = page.waitForResponse('**/api/orders/completed')
  await page.getByRole('button', { name: 'Search' }).click()
  expect((await sent).status()).toBe(200)
})

test('corrects a charge and shows old, new and difference', async ({ page }) => {
  await openSignedIn(page, 'dana')
  await openList(page, 'Order History')
  const { card, number } = await firstOrder(page)
  const old = (await fetchStoredOrder(page, number)).ocCharge ?? 0
  await card.getByRole('button', { name: 'Update Charge' }).click()
  const dialog = page.getByRole('dialog', { name: `Update Charge for ${number}` })
  const charge = dialog.getByRole('spinbutton', { name: 'Charge' })
  await charge.fill('')
  await charge.blur()
  await expect(charge).toHaveAccessibleDescription(/Charge is required\./)
  await expect(dialog.getByRole('button', { name: 'Update Charge' })).toBeDisabled()
  const next = Math.round((old + 1.25) * 100) / 100
  await charge.fill(String(next))
  await expect(dialog).toContainText('1.25')

  await page.route('**/api/orders/update-charge', (route) => route.fulfill({ status: 500, body: 'no' }))
  await dialog.getByRole('button', { name: 'Update Charge' }).click()
  const error = dialog.getByRole('alert').filter({
    hasText: 'There was an error updating the charge this order. Please try again.',
  })
  await expect(error).toBeVisible()
  await dialog.getByRole('button', { name: 'Dismiss' }).click()
  await expect(error).toBeHidden()
  await page.unroute('**/api/orders/update-charge')

  const sent = page.waitForRequest('**/api/orders/update-charge')
  await dialog.getByRole('button', { name: 'Update Charge' }).click()
  expect((await sent).postDataJSON()).toMatchObject({ charge: next })
  await expect(page.getByText(`${number} charge updated successfully!`)).toBeVisible()
  expect((await fetchStoredOrder(page, number)).ocCharge).toBe(next)
})

/** Opens Update Charge for the first order of the page whose charge is above 0. */
async function openPaidCharge(page: Page) {
  await openSignedIn(page, 'dana')
  await openList(page, 'Order History')
  await expect(page.getByRole('article').first()).toBeVisible()
  for (const card of await cardsOfPage(page)) {
    const number = await numberOf(card)
    const old = (await fetchStoredOrder(page, number)).ocCharge ?? 0
    if (old <= 0) continue
    await card.getByRole('button', { name: 'Update Charge' }).click()
    const dialog = page.getByRole('dialog', { name: `Update Charge for ${number}` })
    await expect(dialog.getByRole('definition').first()).toHaveText(money(old))
    return { dialog, number, old }
  }
  throw new Error('No order of this page has cost anything')
}

function money(amount: number): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(amount)
}

/** Three times an amount plus a number of cents, computed in cents. */
function thrice(amount: number, moreCents: number): number {
  return (Math.round(amount * 100) * 3 + moreCents) / 100
}

function countCharges(page: Page): () => number {
  let sent = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/update-charge')) sent += 1
  })
  return () => sent
}

for (const [what, chargeFrom, questionOf] of [
  ['0', () => 0, () => 'The new charge is $0.00. Nothing will be paid for this order.'],
  ['less than 0', () => -12.5, () => 'The new charge is below zero: -$12.50.'],
  [
    'more than three times the current one',
    (old: number) => thrice(old, 1),
    (old: number) =>
      `The new charge, ${money(thrice(old, 1))}, is more than three times the current one, ${money(old)}.`,
  ],
] as const)
  test(`confirms a charge of ${what} before it is sent`, async ({ page }) => {
    const sent = countCharges(page)
    const { dialog, number, old } = await openPaidCharge(page)
    const next = chargeFrom(old)
    const charge = dialog.getByRole('spinbutton', { name: 'Charge' })
    await charge.fill(String(next))
    await dialog.getByRole('button', { name: 'Update Charge' }).click()
    const question = dialog.getByRole('alertdialog', { name: questionOf(old), exact: true })
    await expect(question).toBeVisible()
    await question.getByRole('button', { name: 'Go back' }).click()
    await expect(question).toBeHidden()
    await expect(charge).toHaveValue(String(next))
    expect(sent()).toBe(0)
    expect((await fetchStoredOrder(page, number)).ocCharge).toBe(old)

    await dialog.getByRole('button', { name: 'Update Charge' }).click()
    await question.getByRole('button', { name: 'Yes, change it' }).click()
    await expect(page.getByText(`${number} charge updated successfully!`)).toBeVisible()
    expect(sent()).toBe(1)
    expect((await fetchStoredOrder(page, number)).ocCharge).toBe(next)
  })

test('sends a charge just below three times the current one without a confirmation', async ({ page }) => {
  const sent = countCharges(page)
  const { dialog, number, old } = await openPaidCharge(page)
  const next = thrice(old, -1)
  await dialog.getByRole('spinbutton', { name: 'Charge' }).fill(String(next))
  await dialog.getByRole('button', { name: 'Update Charge' }).click()
  await expect(page.getByText(`${number} charge updated successfully!`)).toBeVisible()
  expect(sent()).toBe(1)
  expect((await fetchStoredOrder(page, number)).ocCharge).toBe(next)
})

test('shows and logs an error when the history cannot be loaded', async ({ page }) => {
  const warnings: string[] = []
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
  await page.route('**/api/orders/completed', (route) => route.fulfill({ status: 502, body: 'no' }))
  await openSignedIn(page, 'dana', '/order-history')
  await expect(
    page.getByRole('alert').filter({ hasText: 'There was an error retrieving orders. Please try again.' }),
  ).toBeVisible()
  expect(warnings).toEqual([
    expect.stringMatching(/^completedOrders failed after \d+ ms: refused 502 \(report \w{8}\)$/),
  ])
})
