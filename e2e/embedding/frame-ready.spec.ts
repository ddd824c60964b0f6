import { framePage } from './framePage.ts'
import { expect, test } from './test.ts'

/** The order of WebKit, which may fire the load event of a frame before it runs the frame's module. */
test('opens an order in a frame whose script runs after its load event', async ({ page, tool }) => {
  await page.route('**/frame.js', async (route) => {
    const response = await route.fetch()
    const wait = 'await new Promise((done) => addEventListener("load", () => setTimeout(done, 100)));'
    await route.fulfill({ response, body: wait + (await response.text()) })
  })
  const workOrderNumber = await tool.freshOrder()
  tool.show('/frame', { html: framePage(tool, { view: 'details', workOrderNumber }) })
  await page.goto('/frame')
  await expect(page.frameLocator('iframe').getByRole('heading', { name: `Order ${workOrderNumber}` })).toBeVisible()
  await expect.poll(() => page.locator('iframe').evaluate((frame) => frame.clientHeight)).toBeGreaterThan(400)
})
