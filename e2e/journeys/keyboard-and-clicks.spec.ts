import type { Page } from '@playwright/test'
import { refreshWithArrivingOrder } from '../portal/arrivingOrder.ts'
import { openSignedIn } from '../portal/openSignedIn.ts'
import { firstOrder, ordersFound } from '../portal/steps.ts'
import { expect, test } from '../portal/test.ts'

/** Counts the clicks and key presses of a person; typed texts count as one. */
function counting(page: Page) {
  let clicks = 0
  let keys = 0
  return {
    click: async (locator: ReturnType<Page['locator']>, options?: Parameters<typeof locator.click>[0]) => {
      clicks += 1
      await locator.click(options)
    },
    press: async (key: string) => {
      keys += 1
      await page.keyboard.press(key)
    },
    type: (text: string) => page.keyboard.type(text),
    counted: () => ({ clicks, keys }),
  }
}

test('accepts the order in hand with one click and Enter', async ({ page }) => {
  await openSignedIn(page, 'priya')
  const { card, number } = await firstOrder(page)
  const person = counting(page)
  await person.click(card.getByRole('button', { name: 'Accept', exact: true }))
  await person.type('OC-1')
  await person.press('Enter')
  await expect(page.getByText(`${number} Accepted!`)).toBeVisible()
  expect(person.counted()).toEqual({ clicks: 1, keys: 1 })
})

test('finds and accepts an order by its number with the keyboard alone', async ({ page }) => {
  await openSignedIn(page, 'priya')
  const { number } = await firstOrder(page)
  const person = counting(page)
  await person.press('/')
  await expect(page.getByRole('searchbox', { name: 'Find in this list' })).toBeFocused()
  await person.type(number)
  await expect(page.getByRole('article')).toHaveCount(1)
  await person.press('Enter')
  await person.press('a')
  await expect(page.getByRole('textbox', { name: 'OC Reference Number' })).toBeFocused()
  await person.type('OC-1')
  await person.press('Enter')
  await expect(page.getByText(`${number} Accepted!`)).toBeVisible()
  expect(person.counted()).toEqual({ clicks: 0, keys: 4 })
  await expect(page.getByText('Nothing in this list matches')).toHaveCount(0)
})

test('opens the find box of a tablet by its key', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await openSignedIn(page, 'priya')
  const { number } = await firstOrder(page)
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox', { name: 'Find in this list' })).toBeFocused()
  await page.keyboard.type(number)
  await expect(page.getByRole('article')).toHaveCount(1)
})

test('accepts three offers together with five clicks', async ({ page }) => {
  await openSignedIn(page, 'priya')
  await firstOrder(page)
  const boxes = page.getByRole('checkbox', { name: /^Select order/ })
  const person = counting(page)
  await person.click(boxes.nth(0))
  await person.click(boxes.nth(2), { modifiers: ['Shift'] })
  await person.click(page.getByRole('region', { name: '3 selected' }).getByRole('button', { name: 'Accept' }))
  await person.type('OC-1')
  await person.click(page.getByRole('button', { name: 'Apply to all empty fields' }))
  await person.click(page.getByRole('button', { name: 'Accept 3 orders' }))
  await expect(page.getByText(/Accepted!$/)).toHaveCount(3)
  expect(person.counted()).toEqual({ clicks: 5, keys: 0 })
})

test('shows what is late with one click, counts as shown on the chip', async ({ page }) => {
  await openSignedIn(page, 'priya')
  await firstOrder(page)
  const chip = page.getByRole('button', { name: /^Late \d+$/ })
  const count = Number((await chip.textContent())?.match(/\d+/)?.[0])
  await chip.click()
  await expect(chip).toHaveAttribute('aria-pressed', 'true')
  expect(await ordersFound(page)).toBe(count)
})

test('moves with j and k, opens the list of keys with ?, and switches shortcuts off', async ({ page }) => {
  await openSignedIn(page, 'priya')
  await firstOrder(page)
  const numbers = page.locator('article h2 button')
  await page.keyboard.press('j')
  await expect(numbers.nth(0)).toBeFocused()
  await page.keyboard.press('j')
  await expect(numbers.nth(1)).toBeFocused()
  await page.keyboard.press('k')
  await expect(numbers.nth(0)).toBeFocused()
  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await help.getByRole('checkbox', { name: 'Use keyboard shortcuts' }).uncheck()
  await help.getByRole('button', { name: 'Close' }).click()
  await page.keyboard.press('d')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.reload()
  await firstOrder(page)
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('names the pasted numbers that are not in the list', async ({ page }) => {
  await openSignedIn(page, 'priya')
  const { number } = await firstOrder(page)
  await page.getByRole('searchbox', { name: 'Find in this list' }).fill(`${number} WO-999991 WO-999992`)
  await expect(page.getByText('2 not found: WO-999991, WO-999992')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(1)
})

test('counts new orders in the tab’s title', async ({ page }) => {
  await openSignedIn(page, 'priya')
  await refreshWithArrivingOrder(page)
  await expect(page).toHaveTitle(/^\(1\) Available Orders/)
})

test('accepts an order from its details after stepping to it', async ({ page }) => {
  await openSignedIn(page, 'priya')
  const { card } = await firstOrder(page)
  const second = (await page.getByRole('article').nth(1).getAttribute('aria-label'))?.replace('Order ', '') ?? ''
  await card.getByRole('button', { name: 'View Details' }).click()
  await page.getByRole('button', { name: 'Next order' }).click()
  const details = page.getByRole('dialog', { name: `Order ${second}`, exact: true })
  await details.getByRole('button', { name: 'Accept', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: `Accept Order ${second}` })
  await expect(dialog.getByRole('textbox', { name: 'OC Reference Number' })).toBeFocused()
  await page.keyboard.type('OC-1')
  await page.keyboard.press('Enter')
  await expect(page.getByText(`${second} Accepted!`)).toBeVisible()
})
