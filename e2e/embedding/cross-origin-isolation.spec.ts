import { hostPage, mountIn, openHostPage } from './hostPage.ts'
import { expect, test } from './test.ts'

/** The headers of a page that is cross-origin isolated: it loads only what allows it. */
const headers = { 'Cross-Origin-Embedder-Policy': 'require-corp', 'Cross-Origin-Opener-Policy': 'same-origin' }

test('mounts the editor in a cross-origin isolated page', async ({ page, tool }) => {
  tool.show('/isolated', { html: hostPage(tool), headers })
  await openHostPage(page, '/isolated')
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(true)
  await mountIn(page, { workOrderNumber: await tool.freshOrder() })
  await expect(page.getByRole('textbox', { name: 'OC Comments' })).toBeVisible()
})

test('shows the frame in a cross-origin isolated page', async ({ page, tool }) => {
  const frame = `<iframe title="editor" src="${tool.portal}/embed/order-editor.html"></iframe>`
  tool.show('/isolated', { html: `<!doctype html><html lang="en"><title>Tool</title>${frame}</html>`, headers })
  await page.goto('/isolated')
  const editor = page.frameLocator('iframe')
  await expect(editor.locator('script[src="/embed/order-editor/frame.js"]')).toBeAttached()
  const open = { orderEditor: 1, type: 'open', signIn: 'frame', options: { view: 'update', workOrderNumber: 'WO-1' } }
  await page.evaluate(([message, portal]) => window.frames[0]?.postMessage(message, portal as string), [
    open,
    tool.portal,
  ] as const)
  await expect(editor.getByLabel('Username')).toBeVisible()
})
