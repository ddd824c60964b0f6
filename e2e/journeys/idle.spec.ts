import type { Page } from '@playwright/test'
import { openFirstEditor } from '../portal/editor.ts'
import { inEachLayout } from '../portal/layouts.ts'
import { openSignedIn } from '../portal/openSignedIn.ts'
import { expect, test } from '../portal/test.ts'

const minutes = (count: number) => count * 60_000

/** Pauses the clock of a page, a minute later: it goes on until then, and a moment that has passed cannot be paused at. */
async function pauseClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate((minute) => Date.now() + minute, minutes(1)))
}

test('warns after ten minutes without activity, ends the warning on a touch, which extends the session at the backend, and logs out after fifteen', async ({
  page,
}) => {
  await page.clock.install()
  await openSignedIn(page, 'dana')
  await expect(page.getByTestId('orders-found')).toBeVisible()
  const banner = page.getByRole('alert').filter({ hasText: 'Due to inactivity' })

  await page.clock.runFor(minutes(9))
  await expect(banner).toBeHidden()
  await page.clock.runFor(minutes(1) + 2000)
  await expect(banner).toContainText(
    /Due to inactivity you will be logged out in 0[45]:\d\d\. Click anywhere to remain logged in\./,
  )
  await expect(page.getByRole('button', { name: 'Stay signed in' })).toBeVisible()
  const extension = page.waitForRequest('**/api/account/eula-acknowledged')
  await page.mouse.move(300, 300)
  await page.mouse.move(310, 300)
  expect((await extension).headers()['x-background']).toBeUndefined()
  await page.clock.runFor(1000)
  await expect(banner).toBeHidden()

  await page.clock.runFor(minutes(15) + 2000)
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByText('You have been logged out due to inactivity')).toBeVisible()
})

test('logs out a device that slept past the limit, whatever touch wakes it', async ({ page }) => {
  await page.clock.install()
  await openSignedIn(page, 'dana')
  await expect(page.getByTestId('orders-found')).toBeVisible()
  // The time moves without the timers, one of which would log out before the touch.
  await pauseClock(page)
  await page.clock.setSystemTime(await page.evaluate((slept) => Date.now() + slept, minutes(16)))
  await page.mouse.click(400, 300)
  await page.clock.resume()
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByText('You have been logged out due to inactivity')).toBeVisible()
})

test('keeps a second tab signed in while the first is in use', async ({ page, context }) => {
  await openSignedIn(page, 'dana')
  await expect(page.getByTestId('orders-found')).toBeVisible()
  const quiet = await context.newPage()
  await quiet.clock.install()
  await quiet.goto('/available-orders')
  await expect(quiet.getByTestId('orders-found')).toBeVisible()
  await quiet.clock.fastForward(minutes(11))
  await expect(quiet.getByRole('alert').filter({ hasText: 'Due to inactivity' })).toBeVisible()
  await page.bringToFront()
  await page.mouse.click(300, 300)
  await page.keyboard.press('Tab')
  await quiet.clock.runFor(1000)
  await expect(quiet.getByRole('alert').filter({ hasText: 'Due to inactivity' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Log Out' })).toBeVisible()
})

test('ends an open dialog above the warning, and gives the room back after the tap that ends the warning', async ({
  page,
}) => {
  await page.clock.install()
  await openSignedIn(page, 'dana', '/accepted-orders')
  const { editor } = await openFirstEditor(page)
  const banner = page.getByRole('alert').filter({ hasText: 'Due to inactivity' })
  const bottom = () => editor.evaluate((element) => element.getBoundingClientRect().bottom)
  const warningTop = () => banner.evaluate((element) => element.parentElement?.getBoundingClientRect().top ?? 0)
  const before = await bottom()

  await page.clock.fastForward(minutes(11))
  await inEachLayout(page, async () => {
    await expect(banner).toBeVisible()
    await expect.poll(async () => (await bottom()) <= (await warningTop())).toBe(true)
  })
  await page.setViewportSize({ width: 1440, height: 900 })
  // The clock does not run from here: on a running one a busy machine gives the room back before it is measured.
  await pauseClock(page)
  await page.clock.runFor(500)
  const pressed = await bottom()
  expect(pressed).toBeLessThan(before)
  await page.mouse.move(300, 300)
  await expect(banner).toBeHidden()
  expect(await bottom()).toBe(pressed)
  await page.clock.runFor(500)
  await expect.poll(bottom).toBe(before)
})
