import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium } from '@playwright/test'
import { fillAndStore } from '../portal/drafts.ts'
import { openEditor } from '../portal/editor.ts'
import { fillSignIn, firstOrder, openList, signIn } from '../portal/steps.ts'
import { test as base, expect } from '../portal/test.ts'

const TIMED_OUT = 'You have been logged out due to inactivity'
const minutes = (count: number) => count * 60_000

interface Profile {
  /** Opens the browser with the same profile: cookies and storage of the previous time are there. */
  openBrowser(): Promise<BrowserContext>
}

const test = base.extend<{ profile: Profile }>({
  profile: async ({ launchOptions, baseURL, locale, timezoneId }, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'profile-'))
    const options = { ...launchOptions, baseURL, locale, timezoneId }
    let opened: BrowserContext | undefined
    await use({
      async openBrowser() {
        opened = await chromium.launchPersistentContext(folder, options)
        return opened
      },
    })
    await opened?.close()
    await rm(folder, { recursive: true, force: true })
  },
})

/** A page whose clock is so many milliseconds ahead. */
async function pageAfter(browser: BrowserContext, ms: number) {
  const page = await browser.newPage()
  await page.clock.setFixedTime(Date.now() + ms)
  return page
}

test('signs in at the first attempt on the morning after the cookie lapsed', async ({ profile }) => {
  const evening = await profile.openBrowser()
  await signIn(await evening.newPage(), 'dana')
  await evening.close()

  const morning = await profile.openBrowser()
  await morning.clearCookies()
  const page = await pageAfter(morning, minutes(14 * 60))
  await signIn(page, 'dana')
  await expect(page.getByTestId('orders-found')).toBeVisible()
  await expect(page.getByText(TIMED_OUT)).toHaveCount(0)
  await expect(page).toHaveURL(/\/available-orders$/)
})

test('returns to the requested order the next morning and offers what was typed in the evening', async ({
  profile,
}) => {
  const evening = await profile.openBrowser()
  const before = await evening.newPage()
  await signIn(before, 'dana')
  await openList(before, 'Accepted Orders')
  const { card, number } = await firstOrder(before)
  const typing = await openEditor(before, card, number)
  await fillAndStore(before, typing.getByRole('textbox', { name: 'OC Comments' }), 'Left with the night guard')
  await evening.close()

  const morning = await profile.openBrowser()
  await morning.clearCookies()
  const page = await pageAfter(morning, minutes(14 * 60))
  await page.goto(`/order/${number}`)
  await expect(page).toHaveURL(/\/login$/)
  await fillSignIn(page, 'dana')
  await expect(page).toHaveURL(new RegExp(`/order/${number}$`))
  await page.getByRole('button', { name: 'Update Details' }).click()
  const editor = page.getByRole('dialog', { name: `Update Order Details ${number}` })
  await editor.getByRole('button', { name: 'Restore', exact: true }).click()
  await expect(editor.getByRole('textbox', { name: 'OC Comments' })).toHaveValue('Left with the night guard')
})

test('opens the address of a mailed link after a session that timed out while the browser was closed', async ({
  profile,
}) => {
  const before = await profile.openBrowser()
  const first = await before.newPage()
  await signIn(first, 'dana')
  const { number } = await firstOrder(first)
  await before.close()

  const after = await profile.openBrowser()
  const page = await pageAfter(after, minutes(16))
  await page.goto(`/order/${number}`)
  await expect(page.getByText(TIMED_OUT)).toBeVisible()
  await expect(page).toHaveURL(/\/login$/)
  await fillSignIn(page, 'dana')
  await expect(page.getByRole('heading', { name: number })).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`/order/${number}$`))
})

test('goes on without a sign-in when the browser is opened again within the idle limit', async ({ profile }) => {
  const before = await profile.openBrowser()
  await signIn(await before.newPage(), 'dana')
  await before.close()

  const after = await profile.openBrowser()
  const page = await pageAfter(after, minutes(14))
  await page.goto('/accepted-orders')
  await expect(page.getByTestId('orders-found')).toBeVisible()
})

test('returns to the same screen after an idle logout of an open page', async ({ page }) => {
  await page.clock.install()
  await signIn(page, 'dana')
  await openList(page, 'Order History')
  await page.clock.runFor(minutes(15) + 1000)
  await expect(page.getByText(TIMED_OUT)).toBeVisible()
  await fillSignIn(page, 'dana')
  await expect(page).toHaveURL(/\/order-history$/)
  await expect(page.getByTestId('orders-found')).toBeVisible()
})

test('returns every tab to its own screen after an idle logout, and to the default one after Log Out', async ({
  page,
  context,
}) => {
  await page.clock.install()
  await signIn(page, 'dana')
  await openList(page, 'Order History')
  const other = await context.newPage()
  await other.goto('/accepted-orders')
  await expect(other.getByTestId('orders-found')).toBeVisible()

  await page.clock.runFor(minutes(15) + 1000)
  await expect(page.getByText(TIMED_OUT)).toBeVisible()
  await expect(other.getByText(TIMED_OUT)).toBeVisible()
  await fillSignIn(other, 'dana')
  await expect(other).toHaveURL(/\/accepted-orders$/)
  await expect(page).toHaveURL(/\/order-history$/)

  await page.getByRole('button', { name: 'Log Out' }).click()
  await expect(other).toHaveURL(/\/login$/)
  await fillSignIn(other, 'dana')
  await expect(other).toHaveURL(/\/available-orders$/)
})

test('treats a token cookie that disappears under an open page as a logout and keeps the address', async ({
  page,
  context,
}) => {
  await signIn(page, 'dana')
  await openList(page, 'Accepted Orders')
  await context.clearCookies({ name: 'access_token' })
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await fillSignIn(page, 'dana')
  await expect(page).toHaveURL(/\/accepted-orders$/)
})

test('shows the list of a reloaded page without waiting for the licence check', async ({ page }) => {
  await signIn(page, 'dana')
  await expect(page.getByTestId('orders-found')).toBeVisible()
  let continueCheck = () => {}
  const isHeld = new Promise<void>((done) => {
    continueCheck = done
  })
  await page.route('**/api/account/eula-acknowledged', async (route) => {
    await isHeld
    await route.continue()
  })
  await page.reload()
  await expect(page.getByTestId('orders-found')).toBeVisible()
  continueCheck()
})
