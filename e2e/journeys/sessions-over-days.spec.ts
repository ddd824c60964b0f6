import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { fillAndStore } from '../portal/drafts.ts'
import { openEditor, openFirstEditor } from '../portal/editor.ts'
import { LONG, longAfterFirst } from '../portal/long.ts'
import { fillSignIn, openList, signIn } from '../portal/steps.ts'
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
  },
})

/** A page whose clock is so many milliseconds ahead. */
async function pageAfter(browser: BrowserContext, ms: number) {
  const page = await browser.newPage()
  await page.clock.setFixedTime(Date.now() + ms)
  return page
}

test('keeps a session, an address and a draft over closed browsers: minutes later, after the idle limit, the next morning', async ({
  profile,
}) => {
  const evening = await profile.openBrowser()
  const before = await evening.newPage()
  await signIn(before, 'dana')
  await openList(before, 'Accepted Orders')
  const { number, editor: typing } = await openFirstEditor(before)
  await fillAndStore(before, typing.getByRole('textbox', { name: 'OC Comments' }), 'Left with the night guard')
  await evening.close()

  const later = await profile.openBrowser()
  const order = new RegExp(`/order/${number}$`)
  await test.step('within the idle limit no sign-in is needed', async () => {
    const page = await pageAfter(later, minutes(14))
    await page.goto('/accepted-orders')
    await expect(page.getByTestId('orders-found')).toBeVisible()
    await page.close()
  })
  await test.step('after it, a mailed link opens after a sign-in', async () => {
    const page = await pageAfter(later, minutes(31))
    await page.goto(`/order/${number}`)
    await expect(page.getByText(TIMED_OUT)).toBeVisible()
    await expect(page).toHaveURL(/\/login$/)
    await fillSignIn(page, 'dana')
    await expect(page.getByRole('heading', { name: number })).toBeVisible()
    await expect(page).toHaveURL(order)
    await page.close()
  })
  await test.step('the next morning, without the cookie, the first sign-in opens the order with the draft', async () => {
    await later.clearCookies()
    const page = await pageAfter(later, minutes(14 * 60))
    await page.goto(`/order/${number}`)
    await expect(page).toHaveURL(/\/login$/)
    await fillSignIn(page, 'dana')
    await expect(page).toHaveURL(order)
    await page.getByRole('button', { name: 'Update Details' }).click()
    const editor = page.getByRole('dialog', { name: `Update Order Details ${number}` })
    await editor.getByRole('button', { name: 'Restore', exact: true }).click()
    await expect(editor.getByRole('textbox', { name: 'OC Comments' })).toHaveValue('Left with the night guard')
    await expect(page.getByText(TIMED_OUT)).toHaveCount(0)
  })
})

test(
  'returns every tab to its own screen after an idle logout, and to the default one after Log Out',
  LONG,
  async ({ page, context }) => {
    await page.clock.install()
    await signIn(page, 'dana')
    await openList(page, 'Order History')
    const other = await context.newPage()
    await other.goto('/accepted-orders')
    await expect(other.getByTestId('orders-found')).toBeVisible()

    await page.clock.fastForward(minutes(15) + 1000)
    await expect(page.getByText(TIMED_OUT)).toBeVisible()
    await expect(other.getByText(TIMED_OUT)).toBeVisible()
    await fillSignIn(other, 'dana')
    await expect(other).toHaveURL(/\/accepted-orders$/)
    await expect(page).toHaveURL(/\/order-history$/)

    await page.getByRole('button', { name: 'Log Out' }).click()
    await expect(other).toHaveURL(/\/login$/)
    await fillSignIn(other, 'dana')
    await expect(other).toHaveURL(/\/available-orders$/)
  },
)

test(
  'treats a token cookie that disappears as a logout, keeps the address, and shows no order when the storage event arrives first',
  LONG,
  async ({ page, context }) => {
    await signIn(page, 'dana')
    await openList(page, 'Accepted Orders')
    await context.clearCookies({ name: 'access_token' })
    await expect(page).toHaveURL(/\/login$/)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await fillSignIn(page, 'dana')
    await expect(page).toHaveURL(/\/accepted-orders$/)

    const other = await context.newPage()
    await other.goto('/available-orders')
    await expect(other.getByTestId('orders-found')).toBeVisible()
    // The listener is registered before the storage is cleared; an event without a listener is lost.
    const storageEvent = await other.evaluateHandle(() => ({
      received: new Promise<void>((done) => window.addEventListener('storage', () => setTimeout(done), { once: true })),
    }))
    await page.evaluate(() => localStorage.clear())
    await storageEvent.evaluate(({ received }) => received)
    await context.clearCookies({ name: 'access_token' })
    await expect(other).toHaveURL(/\/login$/)
    await expect(other.getByRole('article')).toHaveCount(0)
  },
)

test.describe(() => {
  // The browser aborts a read of the drafts that is under way, which the library of IndexedDB reports once more.
  test.use({ expectedErrors: /^AbortError/ })

  const clearings = [
    ['all data of the site', clearSiteData],
    ['cookies and storage', (page: Page) => page.evaluate(() => localStorage.clear())],
  ] as const

  for (const [index, [what, clear]] of clearings.entries())
    test(
      `keeps the address and what was typed when the browser clears ${what} under an open form`,
      longAfterFirst(index),
      async ({ page, context }) => {
        await signIn(page, 'dana')
        await openList(page, 'Accepted Orders')
        const { card, number, editor } = await openFirstEditor(page)
        await fillAndStore(page, editor.getByRole('textbox', { name: 'OC Comments' }), 'Left with the night guard')
        await clear(page)
        await context.clearCookies()
        await expect(page).toHaveURL(/\/login$/)
        await fillSignIn(page, 'dana')
        await expect(page).toHaveURL(/\/accepted-orders$/)
        const again = await openEditor(page, card, number)
        await again.getByRole('button', { name: 'Restore', exact: true }).click()
        await expect(again.getByRole('textbox', { name: 'OC Comments' })).toHaveValue('Left with the night guard')
      },
    )
})

async function clearSiteData(page: Page) {
  const tools = await page.context().newCDPSession(page)
  await tools.send('Storage.clearDataForOrigin', { origin: new URL(page.url()).origin, storageTypes: 'all' })
}
