import type { Page } from '@playwright/test'
import { holdRequests } from '../portal/holdRequests.ts'
import { longAfterFirst } from '../portal/long.ts'
import { password } from '../portal/steps.ts'
import { expect, test } from '../portal/test.ts'

/** The page's script; without it the prerendered login stays. */
const MAIN_SCRIPT = '**/assets/main.*.js'

/** Opens the prerendered login; the returned function lets the page's script arrive. */
async function openBeforeScript(page: Page, address: string): Promise<() => void> {
  const releaseScript = await holdRequests(page, MAIN_SCRIPT)
  await page.goto(address, { waitUntil: 'commit' })
  return releaseScript
}

for (const [index, address] of ['/login', '/'].entries())
  test(
    `shows progress at ${address}, and submits once what was typed and confirmed by Enter before the page's script arrived`,
    longAfterFirst(index),
    async ({ page }) => {
      const logins: string[] = []
      page.on('request', (request) => {
        if (request.url().endsWith('/api/account/login')) logins.push(request.method())
      })
      const releaseScript = await openBeforeScript(page, address)
      await page.getByRole('textbox', { name: 'Username' }).fill('dana')
      await page.getByLabel('Password').fill(password)
      const progress = page.getByRole('button', { name: 'Login' }).getByText('Login').last()
      await expect(progress).toBeHidden()
      await page.getByLabel('Password').press('Enter')
      await expect(progress).toBeVisible()
      releaseScript()
      await expect(page.getByRole('heading', { level: 1, name: 'Available Orders' })).toBeVisible()
      expect(logins).toEqual(['POST'])
    },
  )

test('submits when the button Login is pressed while React renders the login, and released afterwards', async ({
  page,
}) => {
  const releaseScript = await openBeforeScript(page, '/login')
  await page.getByRole('textbox', { name: 'Username' }).fill('dana')
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Login' }).hover()
  await page.mouse.down()
  releaseScript()
  // Long after React has rendered the login beside the pressed one.
  await page.waitForLoadState('networkidle')
  await page.mouse.up()
  await expect(page.getByRole('heading', { level: 1, name: 'Available Orders' })).toBeVisible()
})

for (const address of ['/login', '/', '/accepted-orders'])
  test(`keeps each key that is typed at ${address} while React renders the login, and the focus`, async ({ page }) => {
    const releaseScript = await openBeforeScript(page, address)
    await page.getByRole('textbox', { name: 'Username' }).focus()
    await page.evaluate(() => {
      // One key in each task, until the element belongs to React.
      const { port1, port2 } = new MessageChannel()
      let typed = 0
      port1.onmessage = () => {
        const input = document.querySelector<HTMLInputElement>('#root input[name=username]')
        if (!input || Object.keys(input).some((key) => key.startsWith('__reactProps'))) {
          document.documentElement.dataset.typed = String(typed)
          return
        }
        typed += 1
        input.value = `u${typed}`
        port2.postMessage(undefined)
      }
      port2.postMessage(undefined)
    })
    releaseScript()
    const typed = page.locator('html[data-typed]')
    await typed.waitFor()
    const username = page.getByRole('textbox', { name: 'Username' })
    await expect(username).toHaveValue(`u${await typed.getAttribute('data-typed')}`)
    await expect(username).toBeFocused()
  })

for (const [index, address] of ['/login', '/'].entries())
  test(
    `applies at ${address} the theme and the language that were selected before the page's script arrived`,
    longAfterFirst(index),
    async ({ page }) => {
      const releaseScript = await openBeforeScript(page, address)
      await page.getByRole('combobox', { name: 'Theme' }).selectOption('dark')
      await page.getByRole('combobox', { name: 'Language' }).selectOption('es')
      releaseScript()
      await expect(page.getByRole('heading', { level: 1, name: 'Iniciar sesión' })).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
      await page.reload()
      await expect(page.getByRole('heading', { level: 1, name: 'Iniciar sesión' })).toBeVisible()
    },
  )

for (const [index, address] of ['/login', '/'].entries())
  test(
    `focuses at ${address} the first empty field when Login was pressed before the page's script arrived`,
    longAfterFirst(index),
    async ({ page }) => {
      const releaseScript = await openBeforeScript(page, address)
      await page.getByRole('textbox', { name: 'Username' }).fill('dana')
      await page.getByRole('button', { name: 'Login' }).click()
      releaseScript()
      await expect(page.getByText('Enter Password')).toBeVisible()
      await expect(page.getByLabel('Password')).toBeFocused()
    },
  )

test.describe('with a form that cannot be loaded', () => {
  test.use({ expectedErrors: /ERR_FAILED/ })

  test('says so at the login, and opens the form with what was typed after "Try again"', async ({ page }) => {
    const form = '**/assets/credentials-form.*.js'
    await page.route(form, (route) => route.abort())
    const releaseScript = await openBeforeScript(page, '/login')
    await page.getByRole('textbox', { name: 'Username' }).fill('dana')
    await page.getByLabel('Password').fill(password)
    releaseScript()
    await expect(page.getByRole('alert')).toContainText('A part of the portal could not be loaded.')
    await expect(page.getByRole('link', { name: 'Reset Password' })).toBeVisible()
    await page.unroute(form)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('textbox', { name: 'Username' })).toHaveValue('dana')
    await page.getByRole('button', { name: 'Login' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Available Orders' })).toBeVisible()
  })
})
