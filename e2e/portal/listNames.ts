import { expect, type Locator, type Page } from '@playwright/test'

/** The terms of every order card. */
const CARD_TERMS = [
  'Pickup',
  'Dropoff',
  'Pickup Earliest',
  'Pickup Latest',
  'Dropoff Earliest',
  'Dropoff Latest',
  'Trip Class',
  'Vehicle',
  'Miles',
  'Temp State',
  'Minutes to Complete',
]

/** Expects each term in a card or in the details of an order. */
export async function expectTerms(card: Locator, names: readonly string[]) {
  await expect.poll(() => card.getByRole('term').allTextContents()).toEqual(expect.arrayContaining([...names]))
}

/** Expects the terms that every order card has. */
export const expectCardTerms = (card: Locator) => expectTerms(card, CARD_TERMS)

/** Expects the controls that every list screen has. Opens the filters where they are closed. */
export async function expectListNames(page: Page, title: string) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page.getByRole('main')).toHaveCount(1)
  for (const name of ['Reset Filters', 'Search', 'Refresh'])
    await expect(page.getByRole('button', { name, exact: true })).toBeVisible()
  await expect(page.getByText(/^Last Refreshed: /)).toBeVisible()
  const toggle = page.getByRole('button', { name: 'Filters', exact: true })
  if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click()
  await expect(page.getByRole('region', { name: 'Filters', exact: true })).toBeVisible()
  await expect(page.getByRole('group', { name: 'Accounts', exact: true }).getByRole('checkbox')).toHaveCount(3)
  await expect(page.getByRole('checkbox', { name: 'Northline Medical Couriers', exact: true })).toBeVisible()
  const dates = page.getByRole('combobox', { name: 'Dates', exact: true })
  const options = await dates
    .locator('option')
    .evaluateAll((all) => all.map((one) => [one.textContent, one.getAttribute('value')]))
  const presets = [
    ['Yesterday', 'YESTERDAY'],
    ['Today', 'TODAY'],
  ]
  expect(options).toEqual([
    ...(title === 'Order History' ? presets.toReversed() : presets),
    ['Tomorrow', 'TOMORROW'],
    ['Custom Date Range', 'CUSTOM'],
  ])
  await expect(page.getByTestId('orders-found')).toHaveText(/^Orders Found\s*\d+$/)
  for (const end of ['top', 'bottom']) {
    const pages = page.getByRole('navigation', { name: `Orders pages, ${end}`, exact: true })
    for (const name of [
      'Go to first page',
      'Go to previous page',
      'Go to page 2',
      'Go to next page',
      'Go to last page',
    ])
      await expect(pages.getByRole('button', { name, exact: true })).toBeVisible()
    await expect(pages.getByRole('button', { name: 'page 1', exact: true })).toHaveAttribute('aria-current', 'page')
  }
}

/** Expects the two day inputs of a custom date range, which it chooses. */
export async function expectCustomDates(page: Page, names: readonly string[]) {
  await page.getByRole('combobox', { name: 'Dates' }).selectOption('CUSTOM')
  for (const name of names) await expect(page.getByLabel(name, { exact: true })).toHaveAttribute('type', 'date')
}
