import type { Page } from '@playwright/test'
import { expect, test } from './test.ts'

/** The browser logs that it refused to show the frame. */
test.use({ expectedErrors: /frame-ancestors/ })

const open = { orderEditor: 1, type: 'open', signIn: 'host', options: { view: 'update', workOrderNumber: 'WO-1' } }

/** Expects the browser's own error page in the one frame of the page. */
async function expectRefusedFrame(page: Page) {
  await expect
    .poll(() =>
      page
        .frames()
        .find((one) => one.parentFrame() !== null)
        ?.url(),
    )
    .toMatch(/^chrome-error:/)
}

test('shows the editor frame only in pages that the configuration names', async ({ page, tool }) => {
  const frame = `<iframe title="editor" src="${tool.portal}/embed/order-editor.html"></iframe>`
  tool.show('/frame', { html: frame })
  await page.goto('/frame')
  await expect(page.frameLocator('iframe').locator('body')).toBeAttached()
  const policy = (await page.request.get(`${tool.portal}/embed/order-editor.html`)).headers()
  expect(policy['content-security-policy']).toContain(`frame-ancestors ${tool.address};`)
  expect(policy['x-frame-options']).toBeUndefined()
  const elsewhere = tool.address.replace('127.0.0.1', 'localhost')
  await page.goto(`${elsewhere}/frame`)
  await expectRefusedFrame(page)
})

test('shows the pages of the portal in no frame', async ({ page, tool }) => {
  tool.show('/clickjack', { html: `<iframe title="portal" src="${tool.portal}/login"></iframe>` })
  await page.goto('/clickjack')
  await expectRefusedFrame(page)
})

test('ignores messages of another window or of another kind', async ({ page, tool }) => {
  const html = `<iframe title="editor" src="${tool.portal}/embed/order-editor.html"></iframe>
    <iframe title="other" src="/other"></iframe><script>events = []; addEventListener('message', (e) => events.push(e.data))</script>`
  tool.show('/frame', { html })
  tool.show('/other', { html: '<p>another frame</p>' })
  await page.goto('/frame')
  const events = () => page.evaluate(() => Reflect.get(window, 'events'))
  await expect.poll(events).toEqual([{ orderEditor: 1, type: 'ready' }])
  const other = page.frames().find((one) => one.url().endsWith('/other'))
  await other?.evaluate(([message, portal]) => window.parent.frames[0]?.postMessage(message, portal as string), [
    open,
    tool.portal,
  ] as const)
  await page.evaluate(
    ([message, portal]) => {
      window.frames[0]?.postMessage({ ...(message as object), orderEditor: 9 }, portal as string)
      window.frames[0]?.postMessage('open', portal as string)
    },
    [open, tool.portal] as const,
  )
  // Messages arrive in order: had the frame taken one of those, it would have wanted a token first.
  await page.evaluate(([message, portal]) => window.frames[0]?.postMessage(message, portal as string), [
    { ...open, signIn: 'frame' },
    tool.portal,
  ] as const)
  await expect(page.frameLocator('iframe[title=editor]').getByLabel('Username')).toBeVisible()
  expect(await events()).not.toContainEqual(expect.objectContaining({ type: 'token-wanted' }))
})
