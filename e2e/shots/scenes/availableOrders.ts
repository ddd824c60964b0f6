import { AVAILABLE, openDialog, openFilters, openListAt, selectTwo, topDialog, useTable } from './listSteps.ts'
import type { Scene } from './scene.ts'

/** The list of available orders and the dialogs of its cards. */
export const availableOrdersScenes: readonly Scene[] = [
  { name: 'available-cards', username: 'dana', show: (page) => openListAt(page, AVAILABLE) },
  { name: 'available-table', username: 'dana', show: (page) => useTable(page, AVAILABLE) },
  {
    name: 'available-filters',
    username: 'dana',
    async show(page) {
      await openListAt(page, AVAILABLE)
      await openFilters(page)
      await page.getByRole('combobox', { name: 'Dates' }).selectOption('CUSTOM')
    },
  },
  { name: 'available-selected', username: 'dana', show: selectTwo },
  ...(['Accept', 'Decline'] as const).map((button) => ({
    name: `bulk-${button.toLowerCase()}`,
    username: 'dana',
    async show(page: Parameters<Scene['show']>[0]) {
      await selectTwo(page)
      await page.getByRole('region', { name: '2 selected' }).getByRole('button', { name: button }).click()
      await topDialog(page).waitFor()
    },
  })),
  { name: 'accept', username: 'dana', show: (page) => openDialog(page, AVAILABLE, 'Accept', 'OC Reference Number') },
  {
    name: 'accept-issues',
    username: 'dana',
    async show(page) {
      await openDialog(page, AVAILABLE, 'Accept', 'OC Reference Number')
      await page.keyboard.press('Tab')
    },
  },
  { name: 'decline', username: 'dana', show: (page) => openDialog(page, AVAILABLE, 'Decline', 'Reason for Decline') },
  { name: 'details', username: 'dana', show: (page) => openDialog(page, AVAILABLE, 'View Details', 'Item Details') },
  {
    name: 'accepted-toast',
    username: 'priya',
    async show(page) {
      await page.route('**/api/orders/update', (route) => route.fulfill({ json: {} }))
      await openDialog(page, AVAILABLE, 'Accept', 'OC Reference Number')
      await page.keyboard.type('OC-7')
      await page.keyboard.press('Enter')
      // Waits until the toast no longer moves.
      await page.getByText('Accepted!').first().click({ trial: true })
    },
  },
  {
    name: 'shortcuts',
    username: 'dana',
    async show(page) {
      await openListAt(page, AVAILABLE)
      await page.keyboard.press('?')
      await topDialog(page).waitFor()
    },
  },
]
