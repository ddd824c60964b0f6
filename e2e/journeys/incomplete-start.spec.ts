import type { Route } from '@playwright/test'
import { holdRequests } from '../portal/holdRequests.ts'
import { longAfterFirst } from '../portal/long.ts'
import { openSignedIn } from '../portal/openSignedIn.ts'
import { password } from '../portal/steps.ts'
import { expect, test } from '../portal/test.ts'
import { countLoads } from '../releases/support/test.ts'

const MAIN_SCRIPT = '**/assets/main.*.js'
const CONFIGURATION = '**/config.json'
const SIGNED_IN_SCRIPT = '**/assets/signed-in.*.js'

test.use({ expectedErrors: /ERR_FAILED|Failed to fetch/ })

test('says that the script of the page did not arrive, and opens the list by Try again without a reload', async ({
  page,
}) => {
  await openSignedIn(page, 'dana')
  await page.route(MAIN_SCRIPT, (route) => route.abort())
  await page.goto('/available-orders')
  const notice = page.getByRole('alert')
  await expect(notice).toContainText('The portal could not be loaded. Please check your connection.')
  const loads = countLoads(page)
  await notice.getByRole('button', { name: 'Try again' }).click()
  await expect(notice).toBeVisible()
  await page.unroute(MAIN_SCRIPT)
  await notice.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(notice).toBeHidden()
  expect(loads()).toBe(0)
})

test('says that the script of the page is still on its way, and loads the page again by Try again', async ({
  page,
}) => {
  await openSignedIn(page, 'dana')
  let requests = 0
  // The first one gets neither a response nor a failure.
  await page.route(MAIN_SCRIPT, (route) => (requests++ === 0 ? undefined : route.continue()))
  // Only the test advances the clock: on a busy machine the second before the notice would pass by itself.
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.goto('/available-orders', { waitUntil: 'commit' })
  const notice = page.getByRole('alert')
  await expect(page.locator('body')).toBeAttached()
  await page.clock.runFor(14_000)
  await expect(notice).toBeHidden()
  await page.clock.runFor(1_000)
  await page.clock.resume()
  await expect(notice).toContainText('The portal is still loading. The connection may be slow.')
  await notice.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(notice).toBeHidden()
})

test('keeps the typed username, and stores no password, when Try again loads the login again', async ({ page }) => {
  let requests = 0
  await page.route(MAIN_SCRIPT, (route) => (requests++ === 0 ? undefined : route.continue()))
  await page.clock.install()
  await page.goto('/login', { waitUntil: 'commit' })
  await page.getByRole('textbox', { name: 'Username' }).fill('dana')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.clock.runFor(15_000)
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
  await expect(page.getByRole('textbox', { name: 'Username' })).toHaveValue('dana')
  expect(await page.evaluate(() => Object.values(sessionStorage))).toEqual([])
})

test('keeps what is typed into a login whose script arrives late, and says so no more', async ({ page }) => {
  const arrive = await holdRequests(page, MAIN_SCRIPT)
  await page.clock.install()
  await page.goto('/login', { waitUntil: 'commit' })
  await page.getByRole('textbox', { name: 'Username' }).fill('dana')
  await page.clock.runFor(15_000)
  await expect(page.getByRole('alert')).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill(password)
  arrive()
  await expect(page.getByRole('alert')).toBeHidden()
  await page.getByLabel('Password', { exact: true }).press('Enter')
  await page.clock.resume()
  await expect(page.getByRole('heading', { level: 1, name: 'Available Orders' })).toBeVisible()
})

test('loads the page again, once, when its script is gone from the host', async ({ page }) => {
  await openSignedIn(page, 'dana')
  let requests = 0
  // The page's request and the one past all caches.
  await page.route(MAIN_SCRIPT, (route) => (requests++ < 2 ? route.fulfill({ status: 404 }) : route.continue()))
  const loads = countLoads(page)
  await page.goto('/available-orders')
  await expect(page.getByRole('article').first()).toBeVisible()
  expect(loads()).toBe(2)
})

test('keeps what is typed into a login whose script did not arrive, and signs in when the network is back', async ({
  page,
}) => {
  await page.route(MAIN_SCRIPT, (route) => route.abort())
  await page.goto('/login')
  await page.getByRole('textbox', { name: 'Username' }).fill('dana')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('The portal could not be loaded.')
  await page.unroute(MAIN_SCRIPT)
  await page.context().setOffline(true)
  await page.context().setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'Available Orders' })).toBeVisible()
})

const refusals = [
  ['does not arrive', (route: Route) => route.abort()],
  ['the host cannot send', (route: Route) => route.fulfill({ status: 503 })],
  ['a proxy refuses among too many requests', (route: Route) => route.fulfill({ status: 429 })],
] as const

for (const [index, [title, refuse]] of refusals.entries())
  test(
    `keeps what is typed into a login whose configuration ${title}, and signs in after Try again`,
    longAfterFirst(index),
    async ({ page }) => {
      await page.route(CONFIGURATION, refuse)
      await page.goto('/login')
      const notice = page.getByRole('alert')
      await expect(notice).toContainText('The portal could not be loaded. Please check your connection.')
      await page.getByRole('textbox', { name: 'Username' }).fill('dana')
      await page.getByLabel('Password', { exact: true }).fill(password)
      await page.unroute(CONFIGURATION)
      await notice.getByRole('button', { name: 'Try again' }).click()
      await expect(notice).toBeHidden()
      await page.getByLabel('Password', { exact: true }).press('Enter')
      await expect(page.getByRole('heading', { level: 1, name: 'Available Orders' })).toBeVisible()
    },
  )

test('says within the padding of a phone that a part did not arrive, and opens the list by Try again', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.route(SIGNED_IN_SCRIPT, (route) => route.abort())
  await openSignedIn(page, 'dana', '/available-orders')
  const title = page.getByRole('heading', { level: 1, name: 'This page could not be loaded' })
  expect((await title.boundingBox())?.x).toBe(16)
  await page.unroute(SIGNED_IN_SCRIPT)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('loads a part again whose download has stalled, without a press', async ({ page }) => {
  await openSignedIn(page, 'dana')
  let requests = 0
  await page.route(SIGNED_IN_SCRIPT, (route) => (requests++ === 0 ? undefined : route.continue()))
  await page.clock.install()
  await page.goto('/available-orders')
  await page.clock.runFor(2_000)
  await expect(page.getByText('Loading…')).toBeVisible()
  await page.clock.runFor(30_000)
  await expect(page.getByRole('article').first()).toBeVisible()
})
