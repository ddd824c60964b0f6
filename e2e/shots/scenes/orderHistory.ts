import { AVAILABLE, HISTORY, openDialog, openListAt, topDialog, useTable } from './listSteps.ts'
import type { Scene } from './scene.ts'

/** Order History with its charge, and the page of one order. */
export const orderHistoryScenes: readonly Scene[] = [
  { name: 'history', username: 'dana', show: (page) => openListAt(page, HISTORY) },
  { name: 'history-table', username: 'dana', show: (page) => useTable(page, HISTORY) },
  { name: 'charge', username: 'dana', show: (page) => openDialog(page, HISTORY, 'Update Charge', 'Charge') },
  {
    name: 'charge-issues',
    username: 'dana',
    async show(page) {
      await openDialog(page, HISTORY, 'Update Charge', 'Charge')
      await topDialog(page).getByLabel('Charge', { exact: true }).fill('12.345')
      await page.keyboard.press('Enter')
    },
  },
  {
    name: 'order-page',
    username: 'dana',
    async show(page) {
      await openListAt(page, AVAILABLE)
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
]
