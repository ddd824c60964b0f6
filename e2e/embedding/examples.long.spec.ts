import type { FrameLocator, Locator, Page } from '@playwright/test'
import { findPaddingFaults } from '../engines/paddingFaults.ts'
import { password } from '../portal/steps.ts'
import { blockStores, storesTouched } from './blockStores.ts'
import { startExample } from './example.ts'
import { test as base, expect } from './test.ts'

/** Runs the example of each journey at the one origin that the portal allows. */
const test = base.extend<{ example: string; running: undefined }>({
  example: ['', { option: true }],
  running: [
    ({ portal, hostServer, example }, use) =>
      hostServer.lendPort(async () => {
        const running = await startExample(example, portal.address, hostServer.port)
        await use(undefined)
        await running.stop()
      }),
    { auto: true, timeout: 120_000 },
  ],
  baseURL: async ({ hostServer }, use) => use(hostServer.address),
})

async function saveComments(page: Page | FrameLocator, comments: string): Promise<string> {
  const editor = page.getByRole('dialog', { name: /^Update Order Details / })
  const title = await editor.getByRole('heading', { level: 2 }).textContent()
  await editor.getByRole('textbox', { name: 'OC Comments' }).fill(comments)
  await editor.getByRole('button', { name: 'Save' }).click()
  return (title ?? '').replace('Update Order Details ', '')
}

async function updated(container: Page | FrameLocator, number: string): Promise<Locator> {
  const notice = container.getByText(`${number} updated successfully!`)
  await expect(notice).toBeVisible()
  return notice
}

test.describe(() => {
  test.use({ example: 'plain' })
  test('mounts in a plain page by mount() and by <order-editor>', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByLabel('Order').locator('option').first()).toBeAttached()
    const element = page.getByRole('region', { name: 'order-editor element' })
    await expect(element.getByRole('heading', { name: 'Contact Information' })).toBeVisible()
    const update = page.getByRole('button', { name: 'Update', exact: true })
    await update.click()
    const comments = page.getByRole('textbox', { name: 'OC Comments' })
    await comments.fill('typed before another order')
    await page.getByRole('combobox', { name: 'Order', exact: true }).selectOption({ index: 2 })
    await update.click()
    await expect(comments).not.toHaveValue('typed before another order')
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(comments).toHaveCount(0)
    await page.getByRole('combobox', { name: 'Order', exact: true }).selectOption({ index: 0 })
    await update.click()
    await page.getByRole('button', { name: 'Restore' }).click()
    await expect(comments).toHaveValue('typed before another order')
    const number = await saveComments(page, 'from a plain page')
    await updated(page, number)
    await expect(page.getByRole('list', { name: 'Events' })).toContainText(`saved ${number}`)
    await element.getByRole('button', { name: 'Close' }).last().click()
    await expect(page.getByRole('list', { name: 'Events' })).toContainText('element closed closed')
  })

  test('keeps its heading and its buttons away from the edges of a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/')
    await expect(page.getByRole('button', { name: 'Charge', exact: true })).toBeEnabled()
    expect(await page.evaluate(findPaddingFaults)).toEqual([])
  })
})

test.describe(() => {
  test.use({ example: 'react-18' })
  test('runs beside the React 18 of the host in strict mode, and continues by its ref after a sign-in', async ({
    page,
  }) => {
    await page.goto('/')
    await expect(page.getByText('React 18.3.1')).toBeVisible()
    const update = page.getByRole('button', { name: 'update', exact: true })
    await page.route('**/embed/order-editor/**', (route) => route.abort(), { times: 1 })
    await update.click()
    await expect(page.getByRole('log')).toContainText('error load')
    const wantsToken = (address: URL) => address.pathname === '/token'
    await page.route(wantsToken, (route) => route.fulfill({ status: 401, body: '{}' }))
    await update.click()
    await expect(page.getByText('Sign-in needed.')).toBeVisible()
    await page.unroute(wantsToken)
    await page.getByRole('button', { name: 'Signed in again' }).click()
    const number = await saveComments(page, 'from React 18')
    await expect(page.getByRole('log')).toContainText(`saved ${number}`)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

test.describe(() => {
  test.use({ example: 'react-19' })
  test('runs beside another version of the component library with React 19', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByText(/React 19\.\d+\.\d+, component library 7\./)).toBeVisible()
    const button = page.getByRole('button', { name: /^Update WO/ })
    await expect(button).toHaveCSS('background-color', 'rgb(122, 0, 25)')
    await button.click()
    const save = page.getByRole('button', { name: 'Save' })
    await expect(save).toHaveCSS('text-transform', 'none')
    await expect(save).toHaveCSS('background-color', 'rgb(122, 0, 25)')
    const number = await saveComments(page, 'from React 19')
    await expect(page.getByText(`saved ${number}`)).toBeVisible()
    await expect(button).toHaveCSS('text-transform', 'uppercase')
  })
})

for (const [example, version] of [
  ['vue', 'Vue 3.5.45'],
  ['angular', 'Angular 21.2.26'],
] as const)
  test.describe(() => {
    test.use({ example })
    test(`saves in <order-editor> of the compiled ${example} application, and renders another order`, async ({
      page,
    }) => {
      if (example === 'angular') {
        await page.route('**/embed/order-editor/**', (route) => route.abort(), { times: 1 })
        await page.goto('/')
        await expect(page.getByRole('log')).toContainText('error load')
      }
      await page.goto('/')
      await expect(page.getByText(version)).toBeVisible()
      const update = page.getByRole('button', { name: 'update', exact: true })
      if (example === 'vue') {
        await page.route('**/embed/order-editor/**', (route) => route.abort(), { times: 1 })
        await update.click()
        await expect(page.getByRole('log')).toContainText('error load')
      }
      await update.click()
      const editor = page.getByRole('dialog', { name: /^Update Order Details / })
      await expect(editor).toBeVisible()
      const orders = page.getByRole('combobox', { name: 'Order', exact: true })
      const other = await orders.locator('option').nth(1).textContent()
      await orders.selectOption({ index: 1 })
      await expect(page.getByRole('dialog', { name: `Update Order Details ${other}` })).toBeVisible()
      const number = await saveComments(page, `from ${version}`)
      expect(number).toBe(other)
      await expect(page.getByRole('log')).toContainText(`saved ${number}`)
      await expect(editor).toHaveCount(0)
    })
  })

test.describe(() => {
  test.use({ example: 'module-federation' })
  test('runs as a federated remote with the host contract', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'update', exact: true }).click()
    const number = await saveComments(page, 'from a federation host')
    await expect(page.getByRole('log')).toContainText('UPDATE_SUCCESS')
    await expect(page.getByRole('log')).toContainText(`${number} updated successfully!`)
  })
})

test.describe(() => {
  test.use({ example: 'iframe' })
  test('runs in a frame with the token of the page and adapts its height', async ({ page }) => {
    await page.goto('/')
    const frame = page.frameLocator('iframe')
    await page.getByRole('button', { name: 'Open with our token' }).click()
    const comments = frame.getByRole('textbox', { name: 'OC Comments' })
    await expect(comments).toBeVisible()
    await expect.poll(() => page.locator('iframe').evaluate((element) => element.clientHeight)).toBeGreaterThan(400)
    const overflow = () => frame.locator('html').evaluate((root) => root.scrollHeight - root.clientHeight)
    await expect.poll(overflow).toBeLessThanOrEqual(1)
    const number = await saveComments(frame, 'from a frame')
    await updated(frame, number)
    await expect(page.getByRole('list', { name: 'Events' })).toContainText('saved')
  })

  test('signs in inside the frame without giving the page a token', async ({ page }) => {
    const tokenRequests: string[] = []
    page.on('request', (request) => request.url().endsWith('/token') && tokenRequests.push(request.url()))
    await blockStores(page)
    await page.goto('/')
    const frame = page.frameLocator('iframe')
    await page.getByRole('button', { name: 'Open with a sign-in of its own' }).click()
    await frame.getByLabel('Username').fill('dana')
    await frame.getByLabel('Password').fill('wrong')
    await frame.getByRole('button', { name: 'Login' }).click()
    const error = frame.getByRole('alert').filter({ hasText: 'Username or Password Incorrect' })
    await expect(error).toHaveCSS('color', 'rgb(157, 26, 19)')
    for (const control of [frame.getByLabel('Username'), frame.getByRole('button', { name: 'Login' })])
      expect((await control.boundingBox())?.height).toBe(48)
    await frame.getByLabel('Password').fill(password)
    await frame.getByRole('button', { name: 'Login' }).click()
    await expect(frame.getByRole('textbox', { name: 'OC Comments' })).toBeVisible()
    await expect(frame.getByRole('heading', { name: /^Update Order Details / })).toBeFocused()
    const number = await saveComments(frame, 'signed in inside')
    await updated(frame, number)
    expect(tokenRequests).toEqual([])
    for (const one of page.frames()) expect(await storesTouched(one)).toEqual([])
  })
})
