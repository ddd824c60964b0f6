import type { Route } from '@playwright/test'
import { LONG, longAfterFirst } from '../portal/long.ts'
import { framePage } from './framePage.ts'
import { expect, test } from './test.ts'

/** The order of WebKit, which may fire the load event of a frame before it runs the frame's module. */
test('opens an order out of view as high as its content, in a frame whose script runs after its load event', async ({
  page,
  tool,
}) => {
  await page.route('**/frame.js', async (route) => {
    const response = await route.fetch()
    const wait = 'await new Promise((done) => addEventListener("load", () => setTimeout(done, 100)));'
    await route.fulfill({ response, body: wait + (await response.text()) })
  })
  const workOrderNumber = await tool.freshOrder()
  const html = framePage(tool, { view: 'details', workOrderNumber })
  // The browser renders a frame of another origin only while it is in view.
  tool.show('/frame', { html: html.replace('<iframe', '<p style="height: 300vh"></p><iframe') })
  await page.goto('/frame')
  await expect(page.frameLocator('iframe').getByRole('heading', { name: `Order ${workOrderNumber}` })).toBeVisible()
  await expect.poll(() => page.locator('iframe').evaluate((frame) => frame.clientHeight)).toBeGreaterThan(400)
})

test('gives up a call after the time that the portal’s configuration has', LONG, async ({ page, tool }) => {
  await page.route('**/config.json', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), requestTimeoutSeconds: 60 } })
  })
  await page.route('**/api/orders/details*', () => undefined)
  await page.clock.install()
  tool.show('/frame', { html: framePage(tool, { view: 'details', workOrderNumber: await tool.freshOrder() }) })
  await page.goto('/frame')
  await page.waitForRequest('**/api/orders/details*')
  const failed = page.frameLocator('iframe').getByText('There was an error.')
  // Three times the limit without a configuration. The clock goes on by itself too, so the rest is left to a busy machine.
  await page.clock.runFor(45_000)
  await expect(failed).toHaveCount(0)
  await page.clock.runFor(15_000)
  await expect(failed).toBeVisible()
})

test('shows no sign-in form, and says why, where the portal’s API has no secure address', async ({ page, tool }) => {
  await page.route('**/config.json', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), apiBaseUrl: 'http://api.intranet' } })
  })
  const options = { view: 'details', workOrderNumber: 'WO-1' }
  tool.show('/frame', { html: `<iframe title="editor" src="${tool.portal}/embed/order-editor.html"></iframe>` })
  await page.goto('/frame')
  const body = page.frameLocator('iframe').locator('body')
  await expect(body).toHaveText(/The API’s address in the portal’s configuration must be a path or an https address\.$/)
  // The frame's own listener was added before this one, so it has run when this one is called.
  const received = await body.evaluateHandle(() => ({
    message: new Promise((resolve) => addEventListener('message', resolve, { once: true })),
  }))
  await page.evaluate(([message, portal]) => window.frames[0]?.postMessage(message, portal as string), [
    { orderEditor: 1, type: 'open', signIn: 'frame', options },
    tool.portal,
  ] as const)
  await received.evaluate(({ message }) => message.then(() => undefined))
  await expect(body.getByLabel('Password')).toHaveCount(0)
})

test.describe(() => {
  test.use({ expectedErrors: /Failed to load|Failed to fetch|returned status/ })
  for (const [index, [what, address, respond]] of (
    [
      ['its configuration breaks off', '**/config.json', (route) => route.abort()],
      ['its configuration gets status 500', '**/config.json', (route) => route.fulfill({ status: 500 })],
      ['its module cannot be loaded', '**/embed/order-editor/v1.js*', (route) => route.abort()],
    ] satisfies [string, string, (route: Route) => Promise<void>][]
  ).entries())
    test(
      `offers another attempt when ${what}, which opens the order that was posted`,
      longAfterFirst(index),
      async ({ page, tool }) => {
        await page.route(address, respond)
        const workOrderNumber = await tool.freshOrder()
        tool.show('/frame', { html: framePage(tool, { view: 'details', workOrderNumber }) })
        await page.goto('/frame')
        const frame = page.frameLocator('iframe')
        const unreachable = frame.getByRole('alert').filter({ hasText: 'The portal could not be reached.' })
        await expect(unreachable).toBeVisible()
        await frame.getByRole('button', { name: 'Try again' }).click()
        await expect(unreachable).toBeVisible()
        await page.unroute(address)
        await frame.getByRole('button', { name: 'Try again' }).click()
        await expect(frame.getByRole('heading', { name: `Order ${workOrderNumber}` })).toBeVisible()
        await expect(unreachable).toHaveCount(0)
      },
    )
})
