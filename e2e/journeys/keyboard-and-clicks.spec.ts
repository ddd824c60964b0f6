import type { Page } from '@playwright/test'
import { openSignedIn } from '../portal/openSignedIn.ts'
import { twoHoursLater } from '../portal/seedTime.ts'
import { firstOrder, numberOf, ordersFound } from '../portal/steps.ts'
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

test('accepts orders with one click and Enter, from the details, by the keyboard alone, and three together', async ({
  page,
}) => {
  await openSignedIn(page, 'priya')
  const reference = page.getByRole('textbox', { name: 'OC Reference Number' })
  const cardOf = (number: string) => page.getByRole('article', { name: `Order ${number}`, exact: true })

  await test.step('the order in hand: one click and Enter; the focus goes to the next order', async () => {
    const { card, number } = await firstOrder(page)
    const person = counting(page)
    await person.click(card.getByRole('button', { name: 'Accept', exact: true }))
    await expect(reference).toBeFocused()
    await person.type('OC-1')
    await person.press('Enter')
    await expect(page.getByText(`${number} Accepted!`)).toBeVisible()
    await expect(card).toHaveCount(0)
    expect(person.counted()).toEqual({ clicks: 1, keys: 1 })
    const next = await firstOrder(page)
    await expect(next.card.getByRole('link', { name: next.number, exact: true })).toBeFocused()
  })

  await test.step('the order after the one whose details are open', async () => {
    const { card } = await firstOrder(page)
    const second = await numberOf(page.getByRole('article').nth(1))
    await card.getByRole('button', { name: 'View Details' }).click()
    await page.getByRole('button', { name: 'Next order' }).click()
    const details = page.getByRole('dialog', { name: `Order ${second}`, exact: true })
    await details.getByRole('button', { name: 'Accept', exact: true }).click()
    await expect(page.getByRole('dialog', { name: `Accept Order ${second}` })).toBeVisible()
    await expect(reference).toBeFocused()
    await page.getByRole('button', { name: 'Cancel', exact: true }).click()
    await expect(cardOf(second).getByRole('button', { name: 'View Details' })).toBeFocused()
    await page.keyboard.press('a')
    await expect(reference).toBeFocused()
    await page.keyboard.type('OC-1')
    await page.keyboard.press('Enter')
    await expect(cardOf(second)).toHaveCount(0)
  })

  await test.step('three offers together: five clicks', async () => {
    const numbers = await Promise.all([0, 1, 2].map((index) => numberOf(page.getByRole('article').nth(index))))
    const boxes = page.getByRole('checkbox', { name: /^Select order/ })
    const person = counting(page)
    await person.click(boxes.nth(0))
    await person.click(boxes.nth(2), { modifiers: ['Shift'] })
    await person.click(page.getByRole('region', { name: '3 selected' }).getByRole('button', { name: 'Accept' }))
    await expect(reference.first()).toBeFocused()
    await person.type('OC-1')
    await person.click(page.getByRole('button', { name: 'Apply to all empty fields' }))
    await person.click(page.getByRole('button', { name: 'Accept 3 orders' }))
    for (const number of numbers) await expect(cardOf(number)).toHaveCount(0)
    expect(person.counted()).toEqual({ clicks: 5, keys: 0 })
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.locator('body')).not.toBeFocused()
  })

  await test.step('an order by its number: four keys', async () => {
    const { number } = await firstOrder(page)
    const person = counting(page)
    await person.press('/')
    await expect(page.getByRole('searchbox', { name: 'Find in this list' })).toBeFocused()
    await person.type(number)
    await expect(page.getByRole('article')).toHaveCount(1)
    await person.press('Enter')
    await person.press('a')
    await expect(reference).toBeFocused()
    await person.type('OC-1')
    await person.press('Enter')
    await expect(cardOf(number)).toHaveCount(0)
    expect(person.counted()).toEqual({ clicks: 0, keys: 4 })
    await expect(page.getByText('Nothing in this list matches')).toHaveCount(0)
  })
})

test('shows late and due orders, moves with j and k, finds with /, lists the keys with ?, and switches them off', async ({
  page,
}) => {
  await page.clock.setFixedTime(twoHoursLater)
  await openSignedIn(page, 'priya')
  await firstOrder(page)

  for (const name of [/^Late \d+$/, /^Due soon \d+$/])
    await test.step(`one click on ${name} shows as many orders as the chip counts`, async () => {
      const person = counting(page)
      const chip = page.getByRole('button', { name })
      const count = Number((await chip.textContent())?.match(/\d+/)?.[0])
      expect(count).toBeGreaterThan(0)
      await person.click(chip)
      await expect(chip).toHaveAttribute('aria-pressed', 'true')
      await expect.poll(() => ordersFound(page)).toBe(count)
      expect(person.counted()).toEqual({ clicks: 1, keys: 0 })
      await chip.click()
      await expect(chip).toHaveAttribute('aria-pressed', 'false')
    })

  const numbers = page.locator('article h2 a')
  await test.step('j and k move through the orders', async () => {
    for (const [key, order] of [
      ['j', 0],
      ['j', 1],
      ['k', 0],
    ] as const) {
      await page.keyboard.press(key)
      await expect(numbers.nth(order)).toBeFocused()
    }
  })

  await test.step('t shows the table and the cards with the focus at the same order', async () => {
    await page.keyboard.press('j')
    const number = (await numbers.nth(1).textContent()) ?? ''
    for (const name of ['Table', 'Cards']) {
      await page.keyboard.press('t')
      await expect(page.getByRole('button', { name, exact: true })).toHaveAttribute('aria-pressed', 'true')
      await expect(page.getByRole('link', { name: number, exact: true })).toBeFocused()
    }
  })

  await test.step('a held key and a double click open the dialog once, and it stays as it opened', async () => {
    const dialog = page.getByRole('dialog')
    for (let time = 0; time < 5; time += 1) await page.keyboard.down('a')
    await expect(dialog.getByRole('textbox', { name: 'OC Reference Number' })).toBeFocused()
    for (let time = 0; time < 5; time += 1) await page.keyboard.down('a')
    await page.keyboard.up('a')
    await expect(dialog.getByRole('textbox', { name: 'OC Reference Number' })).toHaveValue('')
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    const { card } = await firstOrder(page)
    await card.getByRole('button', { name: 'Decline', exact: true }).dblclick()
    await expect(dialog.getByRole('textbox', { name: 'Reason for Decline' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  })

  await test.step('/ opens the find box of a tablet', async () => {
    const { number } = await firstOrder(page)
    await page.setViewportSize({ width: 768, height: 1024 })
    // It replaces the find box of a desk after the window has become narrow.
    await expect(page.getByRole('button', { name: 'Find', exact: true })).toBeVisible()
    await page.keyboard.press('/')
    await expect(page.getByRole('searchbox', { name: 'Find in this list' })).toBeFocused()
    await page.keyboard.type(number)
    await expect(page.getByRole('article')).toHaveCount(1)
    await page.keyboard.press('Enter')
  })

  await test.step('? opens the list of keys, where they are switched off, also for the next page', async () => {
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
})
