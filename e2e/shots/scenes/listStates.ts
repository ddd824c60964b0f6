import { AVAILABLE, HISTORY, openListAt } from './listSteps.ts'
import type { Scene } from './scene.ts'

/** What a list shows when its orders cannot be shown, or cannot be refreshed. */
export const listStateScenes: readonly Scene[] = [
  {
    name: 'empty',
    username: 'dana',
    async show(page) {
      await page.route('**/api/orders/available', (route) => route.fulfill({ json: { workOrders: [] } }))
      await openListAt(page, AVAILABLE)
    },
  },
  {
    name: 'not-found',
    username: 'dana',
    async show(page) {
      await openListAt(page, AVAILABLE)
      await page.keyboard.press('/')
      await page.getByRole('searchbox', { name: 'Find in this list' }).fill('100001 900001 900002')
      await page.getByText(/2 not found/).waitFor()
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
      await openListAt(page, AVAILABLE)
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
]
