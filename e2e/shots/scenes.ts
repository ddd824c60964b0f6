import type { Page } from '@playwright/test'
import { seedNow } from '../portal/startPortal.ts'
import { fillSignIn } from '../portal/steps.ts'

/** One state of one screen: what a person does to see it, from a signed-in page (or a signed-out one). */
export interface Scene {
  readonly name: string
  /** The demo account; undefined for a signed-out page. */
  readonly username?: string
  readonly locale?: 'en' | 'es'
  /** The scene sets the browser's clock itself. */
  readonly movesClock?: true
  show(page: Page): Promise<void>
}

/** The browser's clock, a few minutes after the time of the demo data: every run shows the same working day. */
export const shownTime = Date.parse(seedNow) + 4 * 60_000

const AVAILABLE = '/available-orders'
const ACCEPTED = '/accepted-orders'
const HISTORY = '/order-history'

async function list(page: Page, path: string) {
  await page.goto(path)
  await page.getByTestId('orders-found').waitFor()
}

const cardButton = (page: Page, name: string) => page.getByRole('article').first().getByRole('button', { name })
const dialog = (page: Page) => page.getByRole('dialog').last()

/** Opens a dialog of the first card and waits for a text in it. */
async function openDialog(page: Page, path: string, button: string, ready: string | RegExp) {
  await list(page, path)
  await cardButton(page, button).click()
  await dialog(page).getByText(ready).first().waitFor()
}

async function useTable(page: Page) {
  await list(page, AVAILABLE)
  const table = page.getByRole('button', { name: 'Table', exact: true })
  if (await table.isVisible()) await table.click()
  const filters = page.getByRole('button', { name: /^Filters/ })
  if ((await filters.getAttribute('aria-expanded')) === 'true') await filters.click()
}

async function selectTwo(page: Page) {
  await list(page, AVAILABLE)
  for (const index of [0, 1])
    await page
      .getByRole('checkbox', { name: /^Select order/ })
      .nth(index)
      .check()
}

export const scenes: readonly Scene[] = [
  { name: 'login', show: async (page) => void (await page.goto('/login')) },
  {
    name: 'login-refused',
    async show(page) {
      await page.goto('/login')
      await fillSignIn(page, 'dana', 'wrong')
      await page.getByRole('alert').first().waitFor()
    },
  },
  { name: 'reset-password', show: async (page) => void (await page.goto('/reset-password')) },
  {
    name: 'document',
    async show(page) {
      await page.goto('/EULA')
      await page.getByRole('region', { name: 'EULA document' }).waitFor()
    },
  },
  {
    name: 'licence',
    username: 'lee',
    async show(page) {
      await page.goto('/tos')
      await page.getByRole('heading', { name: 'End User License Agreement' }).waitFor()
    },
  },
  { name: 'available-cards', username: 'dana', show: (page) => list(page, AVAILABLE) },
  { name: 'available-table', username: 'dana', show: useTable },
  {
    name: 'available-filters',
    username: 'dana',
    async show(page) {
      await list(page, AVAILABLE)
      const filters = page.getByRole('button', { name: /^Filters/ })
      if ((await filters.getAttribute('aria-expanded')) === 'false') await filters.click()
      await page.getByRole('combobox', { name: 'Dates' }).selectOption('CUSTOM')
    },
  },
  {
    name: 'available-selected',
    username: 'dana',
    show: selectTwo,
  },
  {
    name: 'bulk-accept',
    username: 'dana',
    async show(page) {
      await selectTwo(page)
      await page.getByRole('region', { name: '2 selected' }).getByRole('button', { name: 'Accept' }).click()
      await dialog(page).waitFor()
    },
  },
  {
    name: 'nothing-late',
    username: 'dana',
    async show(page) {
      await page.route('**/api/orders/available', (route) => route.fulfill({ json: { workOrders: [] } }))
      await list(page, AVAILABLE)
    },
  },
  {
    name: 'shortcuts',
    username: 'dana',
    async show(page) {
      await list(page, AVAILABLE)
      await page.keyboard.press('?')
      await dialog(page).waitFor()
    },
  },
  {
    name: 'accept',
    username: 'dana',
    show: (page) => openDialog(page, AVAILABLE, 'Accept', 'OC Reference Number'),
  },
  {
    name: 'decline',
    username: 'dana',
    show: (page) => openDialog(page, AVAILABLE, 'Decline', 'Reason for Decline'),
  },
  {
    name: 'details',
    username: 'dana',
    show: (page) => openDialog(page, AVAILABLE, 'View Details', 'Item Details'),
  },
  { name: 'accepted-cards', username: 'omar', show: (page) => list(page, ACCEPTED) },
  {
    name: 'picked-up-now',
    username: 'omar',
    async show(page) {
      await list(page, ACCEPTED)
      const button = page.getByRole('button', { name: 'Picked up now' }).first()
      if (!(await button.isVisible())) return
      await button.click()
      await dialog(page).getByRole('textbox').first().waitFor()
    },
  },
  {
    name: 'editor',
    username: 'omar',
    show: (page) => openDialog(page, ACCEPTED, 'Update Details', 'Item Details'),
  },
  {
    name: 'editor-issues',
    username: 'omar',
    async show(page) {
      await openDialog(page, ACCEPTED, 'Update Details', 'Item Details')
      await dialog(page).getByRole('checkbox', { name: 'No Load' }).check()
      await dialog(page)
        .getByRole('button', { name: /required field/ })
        .click()
    },
  },
  { name: 'history', username: 'dana', show: (page) => list(page, HISTORY) },
  {
    name: 'charge',
    username: 'dana',
    show: (page) => openDialog(page, HISTORY, 'Update Charge', 'Charge'),
  },
  {
    name: 'order-page',
    username: 'dana',
    async show(page) {
      await list(page, AVAILABLE)
      const number = (await page.getByRole('article').first().getAttribute('aria-label'))?.replace('Order ', '')
      await page.goto(`/order/${number}`)
      await page.getByRole('heading', { name: 'Item Details' }).waitFor()
    },
  },
  {
    name: 'order-unknown',
    username: 'dana',
    async show(page) {
      await page.goto('/order/WO-0')
      await page.getByRole('alert').first().waitFor()
    },
  },
  {
    name: 'loading',
    username: 'dana',
    async show(page) {
      await page.route('**/api/orders/available', () => undefined)
      await page.goto(AVAILABLE)
      await page.getByRole('heading', { level: 1 }).waitFor()
    },
  },
  {
    name: 'failed',
    username: 'dana',
    async show(page) {
      await page.route('**/api/orders/available', (route) => route.fulfill({ status: 500, json: { message: 'no' } }))
      await page.goto(AVAILABLE)
      await page.getByRole('alert').first().waitFor()
    },
  },
  {
    name: 'offline',
    username: 'dana',
    async show(page) {
      await list(page, AVAILABLE)
      await page.context().setOffline(true)
      await page.getByRole('button', { name: 'Refresh' }).click()
      await page.getByRole('alert').first().waitFor()
    },
  },
  {
    name: 'remote-missing',
    username: 'dana',
    async show(page) {
      await page.route('**/r/mfe-order-history/**', (route) => route.abort('connectionrefused'))
      await page.goto(HISTORY)
      await page.getByRole('main').getByRole('button', { name: 'Try again' }).waitFor({ timeout: 30_000 })
    },
  },
  {
    name: 'idle',
    username: 'dana',
    movesClock: true,
    async show(page) {
      await page.clock.install({ time: shownTime })
      await list(page, AVAILABLE)
      await page.clock.runFor(10 * 60_000 + 2000)
      await page.getByRole('alert').filter({ hasText: 'Due to inactivity' }).waitFor()
    },
  },
  { name: 'spanish', username: 'dana', locale: 'es', show: (page) => list(page, AVAILABLE) },
  { name: 'spanish-accepted', username: 'omar', locale: 'es', show: (page) => list(page, ACCEPTED) },
]
