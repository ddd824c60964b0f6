import type { Page } from '@playwright/test'
import { openSignedIn } from '../portal/openSignedIn.ts'
import { firstOrder } from '../portal/steps.ts'
import { expect, test } from '../portal/test.ts'

/** Records, for each search of a list, what the page was at that moment. */
async function recordSearches(page: Page): Promise<() => Promise<unknown>> {
  await page.addInitScript(() => {
    const searches: { isParsed: boolean; isRendered: boolean }[] = []
    Object.assign(window, { searches })
    const send = window.fetch
    window.fetch = (input, init) => {
      if (/\/api\/orders\/(available|accepted)$/.test(input instanceof Request ? input.url : String(input)))
        searches.push({
          isParsed: document.body !== null,
          isRendered: ['Available Orders', 'Accepted Orders'].includes(document.querySelector('h1')?.textContent ?? ''),
        })
      return send(input, init)
    }
  })
  return () => page.evaluate(() => Reflect.get(window, 'searches'))
}

test('requests the orders once, before the list is rendered', async ({ page }) => {
  const searches = await recordSearches(page)
  await openSignedIn(page, 'dana', '/available-orders')
  await firstOrder(page)
  expect(await searches()).toEqual([{ isParsed: true, isRendered: false }])
})

test('repeats the search of the last visit before the page is parsed, and shows its response', async ({ page }) => {
  await openSignedIn(page, 'dana', '/accepted-orders')
  await firstOrder(page)
  const searches = await recordSearches(page)
  await page.reload()
  await firstOrder(page)
  await expect(page.getByTestId('orders-found')).toBeVisible()
  expect(await searches()).toEqual([{ isParsed: false, isRendered: false }])
})

test('repeats the search with the anti-forgery header only for a relative base address', async ({ page, portal }) => {
  const headers: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/orders/accepted')) headers.push(request.headers()['x-xsrf-token'])
  })
  await openSignedIn(page, 'dana', '/accepted-orders')
  await firstOrder(page)
  await page.reload()
  await firstOrder(page)
  expect(headers).toEqual([expect.any(String), headers[0]])
  await page.route('**/config.json', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), apiBaseUrl: new URL(portal.address).origin } })
  })
  // Unlike others, the reference backend requires the header of a request that has its cookie.
  await page.route('**/api/orders/accepted', (route) =>
    route.continue({ headers: { ...route.request().headers(), 'x-xsrf-token': String(headers[0]) } }),
  )
  // The first of these pages repeats the search of a relative address, which its client does not take.
  for (const _ of ['changed', 'unchanged']) {
    await page.reload()
    await firstOrder(page)
  }
  expect(headers.slice(2)).toEqual([headers[0], undefined, undefined])
})

test('sends a search of its own when the filters have changed since the last visit', async ({ page }) => {
  await openSignedIn(page, 'dana', '/available-orders')
  await firstOrder(page)
  await page.evaluate(() => {
    const calls = JSON.parse(localStorage.getItem('list_calls') ?? '{}')
    calls['/available-orders'].body = '{"carriers":[]}'
    localStorage.setItem('list_calls', JSON.stringify(calls))
  })
  const searches = await recordSearches(page)
  await page.reload()
  await firstOrder(page)
  expect(await searches()).toMatchObject([{ isParsed: false }, { isParsed: true }])
})

test('repeats no search after Log Out', async ({ page }) => {
  await openSignedIn(page, 'dana', '/available-orders')
  await firstOrder(page)
  await page.getByRole('button', { name: 'Log Out' }).click()
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('list_calls'))).toBeNull()
})
