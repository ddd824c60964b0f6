import type { Locator, Page } from '@playwright/test'
import { expectUncovered } from '../portal/expectUncovered.ts'
import { keepToasts } from '../portal/keepToasts.ts'
import { LONG, longAfterFirst } from '../portal/long.ts'
import { openSignedIn } from '../portal/openSignedIn.ts'
import { cardsOfPage, firstOrder, openList } from '../portal/steps.ts'
import { expect, test } from '../portal/test.ts'

/** How many of the elements are completely inside of the window. */
function inView(elements: Locator): Promise<number> {
  return elements.evaluateAll(
    (all) =>
      all.filter((one) => {
        const { top, bottom } = one.getBoundingClientRect()
        return top >= 0 && bottom <= document.documentElement.clientHeight
      }).length,
  )
}

/** Texts of cells and buttons that are wider than their box or covered by another cell. */
function hiddenTexts(page: Page): Promise<readonly (string | null)[]> {
  return page.locator('td, th').evaluateAll((cells) =>
    cells
      .filter((cell) => {
        const { left, right, top, bottom } = cell.getBoundingClientRect()
        const middle = (top + bottom) / 2
        if (cell.scrollWidth > cell.clientWidth + 1) return true
        // At the window's edge the browser rounds the position, which is then outside and finds no element.
        if (middle < 1 || middle > document.documentElement.clientHeight - 1) return false
        return [left + 4, right - 4].some((x) => !cell.contains(document.elementFromPoint(x, middle)))
      })
      .map((cell) => cell.textContent),
  )
}

/** Rows of another height than 40 to 44 px, cells whose content touches their borders, and words that are broken inside of the table. */
function rowFaults(page: Page): Promise<readonly string[]> {
  return page.locator('table').evaluate((table) => {
    const rows = [...table.querySelectorAll('tbody tr')].map((row) => ({
      height: row.getBoundingClientRect().height,
      cells: [...row.children].map((cell) => cell.textContent).join(' | '),
    }))
    const texts = document.createTreeWalker(table, NodeFilter.SHOW_TEXT)
    const broken: string[] = []
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      for (const word of (text.textContent ?? '').matchAll(/\S+/g)) {
        const range = document.createRange()
        range.setStart(text, word.index)
        range.setEnd(text, word.index + word[0].length)
        if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(`${word[0]} is broken`)
      }
    const wrong = rows
      .filter(({ height }) => height < 40 || height > 44)
      .map(({ height, cells }) => `a row is ${height} px high: ${cells}`)
    const touching = [...table.querySelectorAll('tbody td')].filter((cell) => {
      const content = document.createRange()
      content.selectNodeContents(cell)
      return content.getBoundingClientRect().top - cell.getBoundingClientRect().top < 0
    })
    return [...wrong, ...broken, ...touching.map((cell) => `${cell.textContent} touches the border`)]
  })
}

/** The pixels from the window's left edge to the text of a cell. */
function leftOfText(cell: Locator): Promise<number> {
  return cell.evaluate((element) => {
    const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode()
    const range = document.createRange()
    range.selectNodeContents(text ?? element)
    return range.getBoundingClientRect().left
  })
}

for (const { size, rows, cards, long } of [
  { size: { width: 1440, height: 900 }, rows: 15, cards: 6, long: {} },
  { size: { width: 1024, height: 768 }, rows: 10, cards: 3, long: LONG },
])
  test.describe(`at ${size.width} × ${size.height}`, () => {
    test.use({ viewport: size })

    test(
      `shows ${cards} cards and ${rows} rows at once, hides no value, and keeps the header row in view`,
      long,
      async ({ page }) => {
        await openSignedIn(page, 'dana')
        await page.getByRole('button', { name: 'Filters', exact: true }).click()
        for (const list of ['Order History', 'Accepted Orders', 'Available Orders'] as const) {
          await openList(page, list)
          await firstOrder(page)
          for (const language of ['es', 'en']) {
            await page.locator('footer select').last().selectOption(language)
            await expect(page.locator('html')).toHaveAttribute('lang', language)
            await page.evaluate(() => window.scrollTo(0, 0))
            // The first three are drawn before the others.
            await expect
              .poll(() => inView(page.getByRole('article')), `${list}, ${language}`)
              .toBeGreaterThanOrEqual(cards)
          }
        }
        await page.getByRole('button', { name: 'Table', exact: true }).click()
        await expect(page.getByRole('rowheader').first()).toBeVisible()
        expect(await inView(page.locator('tbody tr'))).toBeGreaterThanOrEqual(rows)
        expect(await rowFaults(page)).toEqual([])
        expect(await hiddenTexts(page)).toEqual([])
        const lefts = await page
          .getByRole('table')
          .getByRole('checkbox')
          .evaluateAll((boxes) => boxes.map((box) => Math.round(box.getBoundingClientRect().left)))
        expect(new Set(lefts).size, `checkboxes at ${lefts}`).toBe(1)
        const width = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        expect(width).toBe(0)

        await page.getByRole('rowheader').nth(20).scrollIntoViewIfNeeded()
        await page.mouse.wheel(0, 400)
        await expect
          .poll(() =>
            page
              .getByRole('columnheader', { name: 'Order' })
              .evaluate((head) => Math.round(head.getBoundingClientRect().top)),
          )
          .toBe(0)
      },
    )
  })

/** Which orders have all four temperature states or a window over midnight depends on the hour, so here each order has them. */
async function respondWithLongValues(page: Page) {
  await page.route(/\/api\/orders\/(available|accepted|completed)$/, async (route) => {
    const response = await route.fetch()
    const { workOrders } = (await response.json()) as { workOrders: object[] }
    const long = {
      tempStates: ['Frozen', 'Ambient', 'Refrigerated', 'Dry Ice'],
      pickupEarliestDateTime: '12/28/2026 10:45 PM MT',
      pickupLatestDateTime: '12/29/2026 12:15 AM MT',
    }
    await route.fulfill({ response, json: { workOrders: workOrders.map((order) => ({ ...order, ...long })) } })
  })
}

for (const [list, without, long] of [
  ['accepted-orders', undefined, {}],
  ['available-orders', 'Status', LONG],
  ['order-history', 'Urgency', LONG],
] as const)
  test(
    `shows every column of ${list} at 1440 px in rows of 40 to 44 px, in English and Spanish`,
    long,
    async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 })
      await respondWithLongValues(page)
      await openSignedIn(page, 'dana', `/${list}`)
      await page.getByRole('button', { name: 'Table', exact: true }).click()
      await expect(page.getByRole('rowheader').first()).toBeVisible()
      const columns = ['Order', 'Urgency', 'Status', 'Pickup', 'Dropoff', 'Temp State', 'Class', 'Vehicle', 'Miles']
      for (const name of [...columns, 'Minutes', 'Items', 'Actions'])
        await expect(page.getByRole('columnheader', { name, exact: true })).toHaveCount(name === without ? 0 : 1)
      await page.getByRole('button', { name: 'Columns' }).click()
      const offered = page.getByRole('group', { name: 'Shown columns' })
      await expect(offered.getByRole('checkbox', { name: 'Pickup' })).toBeChecked()
      await expect(offered.getByRole('checkbox', { name: 'Status' })).toHaveCount(without === 'Status' ? 0 : 1)
      const lefts = await offered
        .getByRole('checkbox')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().x))
      expect(new Set(lefts).size, 'columns of checkboxes').toBe(3)
      await page.keyboard.press('Escape')
      expect(await leftOfText(page.getByRole('columnheader', { name: 'Order', exact: true }))).toBe(
        await leftOfText(page.getByRole('rowheader').first()),
      )
      const sorted = page.getByRole('columnheader', { name: 'Minutes', exact: true })
      await sorted.getByRole('button').click()
      await expect(sorted).toHaveAttribute('aria-sort', 'ascending')
      for (const language of ['en', 'es']) {
        await page.locator('footer select').last().selectOption(language)
        await expect(page.locator('html')).toHaveAttribute('lang', language)
        expect(await rowFaults(page), language).toEqual([])
        expect(await hiddenTexts(page), language).toEqual([])
      }
      // Narrower windows give a column little more than its least width.
      for (const width of [1280, 1024]) {
        await page.setViewportSize({ width, height: 900 })
        await expect.poll(() => rowFaults(page), `Spanish at ${width} px`).toEqual([])
      }
    },
  )

for (const [index, width] of [1024, 1280].entries())
  test(
    `moves no order when a refresh fails at ${width} px, and shows the whole alert, in English and Spanish`,
    longAfterFirst(index),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 768 })
      await openSignedIn(page, 'dana')
      await firstOrder(page)
      const card = page.getByRole('article').first()
      for (const language of ['en', 'es']) {
        await page.locator('footer select').last().selectOption(language)
        await expect(page.locator('html')).toHaveAttribute('lang', language)
        await page.evaluate(() => window.scrollTo(0, 0))
        const before = await card.boundingBox()
        await page.route('**/api/orders/**', (route) => route.abort())
        await page.getByRole('button', { name: /^(Refresh|Actualizar)$/ }).click()
        const alert = page.getByRole('alert')
        await expect(alert).toBeInViewport({ ratio: 1 })
        expect(await card.boundingBox(), language).toEqual(before)
        const frame = await alert.locator('..').boundingBox()
        // As high as its line at most.
        expect(frame?.height, language).toBeLessThanOrEqual(40)
        await page.unroute('**/api/orders/**')
        await page.getByRole('button', { name: /^(Refresh|Actualizar)$/ }).click()
        await expect(alert).toHaveCount(0)
      }
    },
  )

test('moves no order when a custom range or an order is selected', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openSignedIn(page, 'dana')
  const { card } = await firstOrder(page)
  const before = await card.boundingBox()
  expect(before?.y, 'three accounts and the dates are one line').toBeLessThan(340)
  await page
    .getByRole('checkbox', { name: /^Select order/ })
    .first()
    .check()
  const bar = page.getByRole('region', { name: '1 selected' })
  await expect(bar).toBeVisible()
  expect(await card.boundingBox()).toEqual(before)
  await test.step('a laptop at a zoom of 150 % and of 200 % shows the bar in a quarter of its window', async () => {
    for (const [width, height] of [
      [911, 425],
      [683, 319],
    ] as const) {
      await page.setViewportSize({ width, height })
      await expect(bar).toBeInViewport({ ratio: 0.95 })
      await expect.poll(async () => (await bar.boundingBox())?.height).toBeLessThan(height / 4)
    }
    await page.setViewportSize({ width: 1440, height: 900 })
  })
  await page.getByRole('combobox', { name: 'Dates' }).selectOption('CUSTOM')
  await expect(page.getByLabel('Pickup Earliest From')).toBeVisible()
  expect(await card.boundingBox()).toEqual(before)
})

test('leaves the buttons of the page of an order uncovered by a toast', LONG, async ({ page }) => {
  await keepToasts(page)
  await openSignedIn(page, 'dana', '/order-history')
  const { number } = await firstOrder(page)
  await page.goto(`/order/${number}`)
  const update = page.getByRole('main').getByRole('button', { name: 'Update Charge' })
  await update.click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('spinbutton', { name: 'Charge' }).fill('141')
  await dialog.getByRole('button', { name: 'Update Charge' }).click()
  const toast = page.getByRole('status').filter({ hasText: /charge updated successfully!$/ })
  for (const [width, inTopBar] of [
    [1440, 'Log Out'],
    [900, 'Log Out'],
    [390, 'Menu'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await expectUncovered(toast, {
      'Update Charge': update,
      Close: page.getByRole('button', { name: 'Close', exact: true }),
      [inTopBar]: page.getByRole('button', { name: inTopBar }),
      title: page.getByRole('heading', { level: 1 }),
    })
  }
})

test(
  'leaves Reset Filters, Search and Refresh, and the next order of a scrolled list, uncovered by a toast',
  LONG,
  async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 768 })
    await keepToasts(page)
    await openSignedIn(page, 'priya')
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    await button('Table').click()
    // Without the later rows the page is too low to be scrolled.
    await cardsOfPage(page)
    // After the press it is the row of the next order.
    const inRow = (name: RegExp) => page.getByRole('row').nth(7).getByRole('button', { name })
    // Below the headings, where the toast of a page that is not scrolled is.
    await inRow(/^Accept/).evaluate((accept) => window.scrollTo(0, accept.getBoundingClientRect().top + scrollY - 62))
    await inRow(/^Accept/).click()
    await page.getByRole('textbox', { name: 'OC Reference Number' }).fill('OC-1')
    await button('Accept Order').click()
    const toast = page.getByRole('status').filter({ hasText: /Accepted!$/ })
    await expectUncovered(toast, {
      'View Details': inRow(/^View Details/),
      Accept: inRow(/^Accept/),
      Decline: inRow(/^Decline/),
    })
    await page.evaluate(() => window.scrollTo(0, 0))
    await expectUncovered(toast, {
      'Reset Filters': button('Reset Filters'),
      Search: button('Search'),
      Refresh: button('Refresh'),
      'Log Out': button('Log Out'),
    })
  },
)
