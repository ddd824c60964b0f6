import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '@carrier-portal/build/tooling'
import { framePage } from './framePage.ts'
import { expect, test } from './test.ts'

/** The sandbox of the only frame in a document of this repository. */
function sandboxIn(path: string): string {
  const [attribute = ''] = /(?<=<iframe[^>]*)sandbox="[^"]*"/.exec(readFileSync(join(root, path), 'utf8')) ?? []
  return attribute
}

test('the documented sandbox is that of the example and opens the links of an order', async ({ page, tool }) => {
  const sandbox = sandboxIn('docs/embedding.md')
  expect(sandboxIn('examples/iframe/index.html')).toBe(sandbox)
  const html = framePage(tool, { view: 'details', workOrderNumber: await tool.freshOrder() })
  tool.show('/frame', { html: html.replace('<iframe', `<iframe ${sandbox}`) })
  await page.context().route('https://www.google.com/**', (route) => route.fulfill({ body: 'map' }))
  await page.goto('/frame')
  const popup = page.waitForEvent('popup')
  await page.frameLocator('iframe').locator('a[target="_blank"][href^="https:"]').first().click()
  await expect((await popup).getByText('map')).toBeVisible()
})
