import type { Page } from '@playwright/test'
import { openSignedIn } from '../portal/openSignedIn.ts'
import { seedNow } from '../portal/seedTime.ts'
import { numberOf, openList } from '../portal/steps.ts'
import { expect, test } from '../portal/test.ts'

/** Counts the calls of a list, and which of them were marked as automatic. */
function watchCalls(page: Page, list: 'available' | 'accepted' | 'completed') {
  const calls: boolean[] = []
  page.on('request', (request) => {
    if (request.url().endsWith(`/api/orders/${list}`)) calls.push(request.headers()['x-background'] === '1')
  })
  return calls
}

/**
 * Another carrier's user takes an available order. The response without it arrives when the returned function is called:
 * while the test advances the clock, half a second of the page is no time for a browser to draw what has changed.
 */
async function removeFromNextRefresh(page: Page, number: string): Promise<() => void> {
  let respond = () => {}
  const released = new Promise<void>((resolve) => {
    respond = resolve
  })
  await page.route('**/api/orders/available', async (route) => {
    const response = await route.fetch()
    await released
    const json = (await response.json()) as { workOrders: { workOrderNumber: string }[] }
    const workOrders = json.workOrders.filter(({ workOrderNumber }) => workOrderNumber !== number)
    await route.fulfill({ response, json: { workOrders } })
  })
  return respond
}

test('refreshes the list every five minutes, keeps page, scroll position, focus and edited filters, and counts no refresh as activity', async ({
  page,
}) => {
  // No order becomes late in the minutes after it. One that does is higher, and the browser scrolls by itself: after the jump
  // of the clock, and so not at once after the change of the page, by which the idle watch recognizes such a scroll.
  const start = Date.parse(seedNow)
  await page.clock.install({ time: start })
  const installed = Date.now()
  const calls = watchCalls(page, 'available')
  await openSignedIn(page, 'dana')
  await expect(page.getByRole('article')).toHaveCount(10)
  const top = page.getByRole('navigation', { name: 'Orders pages, top' })
  await top.getByRole('button', { name: 'Go to page 2', exact: true }).click()
  await page.getByRole('combobox', { name: 'Dates' }).selectOption('TOMORROW')
  const details = page.getByRole('article').nth(6).getByRole('button', { name: 'View Details' })
  await details.focus()
  const inWindow = async () => (await details.boundingBox())?.y
  const before = await inWindow()
  const scrolled = await page.evaluate(() => window.scrollY)
  expect(scrolled).toBeGreaterThan(0)
  expect(calls).toEqual([false])

  // The list was loaded at an unknown moment of the time that has passed. From here on only the test advances the clock.
  const passed = Date.now() - installed
  /** Advances the clock no further than needed: a call is given up, and repeated, after 15 seconds without a response. */
  const runUntilCalled = (expected: readonly boolean[]) =>
    expect(async () => {
      await page.clock.runFor(1_000)
      expect(calls).toEqual(expected)
    }).toPass({ intervals: [50] })
  await page.clock.pauseAt(start + passed + 60_000)
  await page.clock.runFor(235_000 - passed)
  expect(calls).toEqual([false])
  await runUntilCalled([false, true])
  await expect(page.getByRole('button', { name: 'Refresh', exact: true })).not.toHaveAttribute('aria-busy', 'true')
  await expect(top.getByRole('button', { name: 'page 2', exact: true })).toBeVisible()
  await expect(details).toBeFocused()
  expect(await inWindow()).toBe(before)
  await expect(page.getByRole('combobox', { name: 'Dates' })).toHaveValue('TOMORROW')

  const respond = await removeFromNextRefresh(page, await numberOf(page.getByRole('article').first()))
  await page.clock.runFor(290_000)
  await runUntilCalled([false, true, true])
  respond()
  // The order above is gone, and the browser scrolled by itself to keep the focused one in its place.
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThan(scrolled)
  // Ten minutes have passed since the first load, but not since the last touch.
  await page.clock.runFor(passed)
  await expect(page.getByRole('alert').filter({ hasText: 'Due to inactivity' })).toBeVisible()
})

test('stops refreshing a list that was left and refreshes the open one, the history included', async ({ page }) => {
  await page.clock.install()
  const available = watchCalls(page, 'available')
  const completed = watchCalls(page, 'completed')
  await openSignedIn(page, 'dana')
  await expect(page.getByTestId('orders-found')).toBeVisible()
  await openList(page, 'Order History')
  const before = available.length
  await page.clock.fastForward(301_000)
  await expect.poll(() => completed).toEqual([false, true])
  expect(available).toHaveLength(before)
})
