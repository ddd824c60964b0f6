import type { Page } from '@playwright/test'
import { fillAndStore } from '../portal/drafts.ts'
import { openEditor, openFirstEditor } from '../portal/editor.ts'
import { holdRequests } from '../portal/holdRequests.ts'
import { openSignedIn } from '../portal/openSignedIn.ts'
import { cardsOfPage, firstOrder, numberOf, openList, signIn } from '../portal/steps.ts'
import { expect, test } from '../portal/test.ts'

test('keeps the list below an open dialog in place, closes the dialog on Back, stays on the list and keeps the draft', async ({
  page,
}) => {
  await signIn(page, 'priya')
  await openList(page, 'Accepted Orders')
  const { card, number, editor } = await openFirstEditor(page)

  await test.step('the list stays where it is while the wheel turns beside the dialog', async () => {
    const before = await page.evaluate(() => scrollY)
    const twoFramesLater = page.evaluate(
      () =>
        new Promise((resolve) => {
          addEventListener('wheel', () => requestAnimationFrame(() => requestAnimationFrame(resolve)), { once: true })
        }),
    )
    await page.mouse.move(8, 450)
    await page.mouse.wheel(0, 400)
    await twoFramesLater
    expect(await page.evaluate(() => scrollY)).toBe(before)
  })

  await test.step('the gutter of the hidden scrollbar is as dark as the page below the dialog', async () => {
    const scrim = page.getByRole('presentation').filter({ has: editor })
    const dark = await scrim.evaluate((element) => getComputedStyle(element).backgroundColor)
    await expect(page.locator('html')).toHaveCSS('background-color', dark)
  })

  await editor.getByRole('textbox', { name: 'OC Comments' }).fill('At the back door')

  await page.evaluate(() => history.back())
  await expect(editor).toBeHidden()
  await expect(page).toHaveURL(/\/accepted-orders$/)

  await page.evaluate(() => history.back())
  await expect(page).toHaveURL(/\/available-orders$/)
  await page.goForward()
  const again = await openEditor(page, card, number)
  await expect(page.getByText(/^Restore what you typed at/)).toBeVisible()

  await test.step('a jump over several entries closes the dialog too, and one out of the portal keeps what was typed', async () => {
    await page.keyboard.press('Escape')
    await openList(page, 'Order History')
    await openList(page, 'Accepted Orders')
    await openEditor(page, card, number)
    await page.evaluate(() => history.go(-2))
    await expect(again).toBeHidden()
    await expect(page).toHaveURL(/\/accepted-orders$/)
    await openEditor(page, card, number)
    await again.getByRole('button', { name: 'Restore', exact: true }).click()
    await fillAndStore(page, again.getByRole('textbox', { name: 'OC Comments' }), 'At the side gate')
    const left = page.waitForURL('about:blank')
    await page.evaluate(() => void setTimeout(() => history.go(1 - history.length)))
    await left
    await page.goForward()
    await openList(page, 'Accepted Orders')
    await openEditor(page, card, number)
    await again.getByRole('button', { name: 'Restore', exact: true }).click()
    await expect(again.getByRole('textbox', { name: 'OC Comments' })).toHaveValue('At the side gate')
  })
})

test('shows the last list at once, with its age, when it is opened again during a slow refresh', async ({ page }) => {
  await openSignedIn(page, 'priya')
  const { number } = await firstOrder(page)
  await openList(page, 'Order History')
  const release = await holdRequests(page, '**/api/orders/available')
  await openList(page, 'Available Orders')
  await expect(page.getByRole('article').first()).toHaveAccessibleName(`Order ${number}`)
  await expect(page.getByText('Last refreshed')).toBeVisible()
  const response = page.waitForResponse('**/api/orders/available')
  release()
  await response
  await expect(page.getByRole('article').first()).toHaveAccessibleName(`Order ${number}`)
})

test('shows a list where it was left after Back and Forward, and after its details dialog', async ({ page }) => {
  await openSignedIn(page, 'priya')
  const link = page.getByRole('link', { name: 'Order History' })
  const history = page.getByRole('heading', { level: 1, name: 'Order History' })
  const scrollTop = () => page.evaluate(() => scrollY)
  const scrollDown = (top: number) =>
    page.evaluate(
      (to) =>
        new Promise<void>((resolve) => {
          addEventListener('scroll', () => resolve(), { once: true })
          scrollTo(0, to)
        }),
      top,
    )
  // Below the orders that are rendered first.
  const left = 600

  const cards = await cardsOfPage(page)
  await scrollDown(left)
  // A click of the mouse would scroll up to the link.
  await link.evaluate((element: HTMLElement) => element.click())
  await expect(history).toBeVisible()
  await expect.poll(scrollTop).toBe(0)
  await cardsOfPage(page)
  await scrollDown(left - 100)

  await page.goBack()
  await expect(page).toHaveURL(/\/available-orders$/)
  await expect.poll(scrollTop).toBe(left)
  await cardsOfPage(page)
  expect(await scrollTop()).toBe(left)
  await page.goForward()
  await expect(history).toBeVisible()
  await expect.poll(scrollTop).toBe(left - 100)
  await cardsOfPage(page)
  expect(await scrollTop()).toBe(left - 100)
  await page.goBack()
  await cardsOfPage(page)

  const inView = cards[Math.floor(cards.length / 2)]
  await inView?.getByRole('button', { name: 'View Details' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  const below = await scrollTop()
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect.poll(scrollTop).toBe(below)
})

/** Scrolls to the end of the page, and waits until the page has handled that. */
async function scrollToEnd(page: Page) {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        addEventListener('scroll', () => resolve(), { once: true })
        scrollTo(0, document.documentElement.scrollHeight)
      }),
  )
}

test('shows a list where it was left after a reload during a slow request, and after Back from a page that was loaded', async ({
  page,
}) => {
  await openSignedIn(page, 'priya')
  const scrollTop = () => page.evaluate(() => scrollY)
  await cardsOfPage(page)
  await scrollToEnd(page)
  const left = await scrollTop()

  const release = await holdRequests(page, '**/api/orders/available')
  await page.reload()
  await expect(page.getByText('Loading…')).toBeVisible()
  release()
  await cardsOfPage(page)
  await expect.poll(scrollTop).toBe(left)

  // A page of its own, as from a link that another program has opened in this tab.
  await page.goto(`/order/${(await firstOrder(page)).number}`)
  await expect(page.getByRole('heading', { name: 'Pickup Details' })).toBeVisible()
  expect(await scrollTop()).toBe(0)
  await page.goBack()
  await cardsOfPage(page)
  await expect.poll(scrollTop).toBe(left)

  await page.getByRole('link', { name: 'Order History' }).evaluate((element: HTMLElement) => element.click())
  await expect(page.getByRole('heading', { level: 1, name: 'Order History' })).toBeVisible()
  await page.reload()
  await cardsOfPage(page)
  expect(await scrollTop()).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL(/\/available-orders$/)
  await cardsOfPage(page)
  await expect.poll(scrollTop).toBe(left)
})

test('scrolls no list that is loaded again once the user has begun to type', async ({ page }) => {
  await openSignedIn(page, 'priya')
  await cardsOfPage(page)
  await scrollToEnd(page)
  const release = await holdRequests(page, '**/api/orders/available')
  await page.reload()
  await expect(page.getByText('Loading…')).toBeVisible()
  const account = page.getByRole('checkbox').first()
  await account.press('Space')
  const before = await page.evaluate(() => scrollY)
  release()
  await cardsOfPage(page)
  await expect(account).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(before)
})

test('opens a table after a reload at the page and with the sort where it was left, and after a search at the first page', async ({
  page,
}) => {
  await openSignedIn(page, 'priya')
  await page.getByRole('button', { name: 'Table', exact: true }).click()
  const sorted = page.getByRole('columnheader', { name: 'Miles' })
  await sorted.getByRole('button').click()
  const top = page.getByRole('navigation', { name: 'Orders pages, top' })
  await top.getByRole('button', { name: 'Go to page 2' }).click()
  const first = page.getByRole('rowheader').first()
  const opened = (number: number) => expect(top.locator('[aria-current]')).toHaveText(`${number}`)
  await opened(2)
  const left = (await first.textContent()) ?? ''

  await page.reload()
  await opened(2)
  await expect(sorted).toHaveAttribute('aria-sort', 'ascending')
  await expect(first).toHaveText(left)
  await page.getByRole('button', { name: 'Search' }).click()
  await opened(1)
  await page.reload()
  await opened(1)
  await expect(sorted).not.toHaveAttribute('aria-sort', 'ascending')
})

test('keeps the scroll position, and the focus in view, when a refresh replaces the page with the focused order', async ({
  page,
}) => {
  const taken = new Set<string>()
  await page.route('**/api/orders/available', async (route) => {
    const response = await route.fetch()
    const { workOrders } = (await response.json()) as { workOrders: { workOrderNumber: string }[] }
    const left = workOrders.filter(({ workOrderNumber }) => !taken.has(workOrderNumber))
    await route.fulfill({ response, json: { workOrders: left } })
  })
  await openSignedIn(page, 'dana', '/available-orders')
  for (const card of await cardsOfPage(page)) taken.add(await numberOf(card))
  const last = page.getByRole('article').last()
  await last.getByRole('link').first().focus()
  const scrolledTo = await page.evaluate(() => scrollY)
  expect(scrolledTo).toBeGreaterThan(0)
  await page.keyboard.press('r')
  await expect(page.getByRole('article', { name: `Order ${[...taken][0]}`, exact: true })).toHaveCount(0)
  await expect(last.getByRole('link').first()).toBeFocused()
  await expect(last.getByRole('link').first()).toBeInViewport()
  expect(Math.abs((await page.evaluate(() => scrollY)) - scrolledTo)).toBeLessThan(200)
})
