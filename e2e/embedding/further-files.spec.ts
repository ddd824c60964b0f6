import type { Page } from '@playwright/test'
import { hostPage, mountIn, openHostPage } from './hostPage.ts'
import type { HostTool } from './hostTool.ts'
import { expect, test } from './test.ts'

test.use({ viewport: { width: 390, height: 844 } })

/** The files that the module loads have a hash in their name. */
const FURTHER_FILE = /\/embed\/order-editor\/.*barcode-reader\.[0-9a-f]{16}\.js$/

/** Opens the scanner of a new item. Its library is a file of its own. */
async function openScanner(page: Page, tool: HostTool): Promise<void> {
  await page.context().grantPermissions(['camera'])
  tool.show('/calm', { html: hostPage(tool) })
  await openHostPage(page, '/calm')
  await mountIn(page, { workOrderNumber: await tool.freshOrder() })
  await page.getByRole('button', { name: 'Add Item', exact: true }).click()
  await page
    .getByRole('button', { name: /^Scan into item/ })
    .last()
    .click()
}

test('loads the scanner from beside the module', async ({ page, tool }) => {
  const loaded = page.waitForResponse(FURTHER_FILE)
  await openScanner(page, tool)
  expect((await loaded).url()).toMatch(new RegExp(`^${tool.portal}/embed/order-editor/[^/]+$`))
  await expect(page.getByText('Hold the barcode in front of the camera.')).toBeVisible()
})

test.describe(() => {
  test.use({ expectedErrors: /integrity/ })
  test('says that the scanner could not be loaded, and runs no further file with another content', async ({
    page,
    tool,
  }) => {
    const headers = { 'Access-Control-Allow-Origin': '*', 'Content-Type': 'text/javascript' }
    await page.route(FURTHER_FILE, (route) => route.fulfill({ headers, body: 'window.isTampered = true' }))
    await openScanner(page, tool)
    await expect(page.getByText('The scanner could not be loaded.')).toBeVisible()
    expect(await page.evaluate(() => Reflect.has(window, 'isTampered'))).toBe(false)
  })
})
