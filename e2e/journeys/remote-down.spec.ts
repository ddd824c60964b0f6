import type { Locator, Page } from '@playwright/test'
import { TIME_LIMIT_MS } from '../../shell/src/remotes/failurePolicy.ts'
import { isWholeMatrix, skipRetryPauses } from '../portal/faultMatrix.ts'
import { holdRequests } from '../portal/holdRequests.ts'
import { LONG } from '../portal/long.ts'
import { openSignedIn } from '../portal/openSignedIn.ts'
import { openList } from '../portal/steps.ts'
import { expect, test } from '../portal/test.ts'

// The browser logs an error for every file that fails its integrity check.
test.use({ expectedErrors: /Failed to find a valid digest in the 'integrity' attribute/ })

const remotes = [
  ['mfe-orders-available', 'Available Orders', '/available-orders'],
  ['mfe-orders-accepted', 'Accepted Orders', '/accepted-orders'],
  ['mfe-order-history', 'Order History', '/order-history'],
] as const

const faults = {
  refused: (route) => route.abort('connectionrefused'),
  'a page instead of a script': (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<p>hello' }),
  'an error': (route) => route.fulfill({ status: 500, body: 'no' }),
  'other bytes than published': (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'globalThis.evil = 1',
      headers: { 'access-control-allow-origin': '*' },
    }),
} satisfies Record<string, (route: import('@playwright/test').Route) => Promise<void>>

for (const [remoteIndex, [remote, title, path]] of remotes.entries())
  for (const [faultIndex, [fault, make]] of Object.entries(faults).entries()) {
    // The suite runs each fault with one remote.
    if (!isWholeMatrix && faultIndex % remotes.length !== remoteIndex) continue
    test(`keeps the rest working when ${title} fails with ${fault}, and loads it on Try again`, async ({ page }) => {
      await skipRetryPauses(page)
      await page.route(`**/r/${remote}/**`, make)
      const elsewhere = remotes.find(([name]) => name !== remote)
      await openSignedIn(page, 'dana', path)
      const again = page.getByRole('main').getByRole('button', { name: 'Try again' })
      await expect(again).toBeVisible({ timeout: 30_000 })
      expect(await page.evaluate(() => 'evil' in globalThis)).toBe(false)
      if (elsewhere) await openList(page, elsewhere[1])
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: title }).click()
      await expect(again).toBeVisible({ timeout: 30_000 })

      await page.unroute(`**/r/${remote}/**`)
      let reloads = 0
      page.on('framenavigated', () => {
        reloads += 1
      })
      await again.click()
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expect(page.getByTestId('orders-found')).toBeVisible()
      expect(reloads).toBe(0)
    })
  }

test('reports that details are unavailable without the order editor, and shows them on Try again', async ({ page }) => {
  await skipRetryPauses(page)
  await page.route('**/r/mfe-order-editor/**', (route) => route.abort())
  await openSignedIn(page, 'dana')
  const view = page.getByRole('article').first().getByRole('button', { name: 'View Details' })
  const dialog = page.getByRole('dialog')
  const failure = dialog.getByRole('heading', { name: 'This screen is not available' })
  await view.click()
  await expect(failure).toBeVisible({ timeout: 30_000 })
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Log Out' })).toBeVisible()

  await view.click()
  await expect(failure).toBeVisible({ timeout: 30_000 })
  await page.unroute('**/r/mfe-order-editor/**')
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect(dialog.getByRole('heading', { name: 'Pickup Details' })).toBeVisible()
})

test('reports a missing registry, and loads the list on Try again', async ({ page }) => {
  await skipRetryPauses(page)
  await page.route('**/registry.json', (route) => route.fulfill({ status: 500, body: 'no' }))
  await openSignedIn(page, 'dana')
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible({ timeout: 30_000 })
  await page.unroute('**/registry.json')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByTestId('orders-found')).toBeVisible()
})

test('shows a readable page without a configuration', async ({ page }) => {
  await page.route('**/config.json', (route) => route.fulfill({ status: 200, body: '{"apiBaseUrl": 7}' }))
  await page.goto('/')
  await expect(page.getByRole('main')).toContainText(/configuration/i)
})

test('loads the same files whatever address or storage say', async ({ page, portal }) => {
  const outside: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(portal.address) && !/^(blob|data):/.test(request.url())) outside.push(request.url())
  })
  await page.addInitScript(() => {
    localStorage.setItem('__MF_DEVTOOLS__', '{"mfe_orders_available":"https://evil.example/remoteEntry.js"}')
    localStorage.setItem('remotes', '{"mfe-orders-available":"https://evil.example/"}')
  })
  await openSignedIn(page, 'dana', '/?remote=https://evil.example/&mfe-orders-available=https://evil.example/')
  await expect(page.getByTestId('orders-found')).toBeVisible()
  expect(outside).toEqual([])
})

/** Opens the history, whose files do not arrive, and moves the clock until its heading says so. */
async function openSlowScreen(page: Page): Promise<Locator> {
  await page.clock.install()
  await openSignedIn(page, 'dana', '/order-history')
  const heading = page.getByRole('heading', { level: 1, name: 'This screen is not available yet' })
  // The limit begins when the shell's code asks for the files.
  await expect(async () => {
    await page.clock.fastForward(TIME_LIMIT_MS)
    await expect(heading).toBeVisible({ timeout: 500 })
  }).toPass()
  return heading
}

test('says in the text of the page that a slow screen is still loading, and opens it when its files arrive', async ({
  page,
}) => {
  const release = await holdRequests(page, '**/r/mfe-order-history/**')
  const heading = await openSlowScreen(page)
  const wait = await page.getByRole('status').filter({ hasText: 'The screen opens by itself.' }).boundingBox()
  expect(wait?.x).toBe((await heading.boundingBox())?.x)

  release()
  await expect(page.getByRole('heading', { level: 1, name: 'Order History' })).toBeVisible()
})

for (const file of ['remoteEntry', '__federation_expose_remote'])
  test(`opens a slow screen by Try again when the first request for its ${file} never ends`, LONG, async ({ page }) => {
    let requests = 0
    await page.route(`**/r/mfe-order-history/**/${file}.*.js`, (route) => {
      requests += 1
      return requests > 1 ? route.continue() : undefined
    })
    await openSlowScreen(page)
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Order History' })).toBeVisible()
  })
