import type { Page } from '@playwright/test'
import { fillAndStore } from '../../portal/drafts.ts'
import { signIn } from '../../portal/steps.ts'
import { ACCEPTED, openDialog, openFromCard, topDialog } from './listSteps.ts'
import type { Scene } from './scene.ts'

const openFirst = (page: Page) => openDialog(page, ACCEPTED, 'Update Details', 'Item Details')

async function scrollTo(page: Page, heading: string) {
  await topDialog(page)
    .getByRole('heading', { name: heading })
    .evaluate((element) => element.scrollIntoView())
}

/** Update Order Details in each of its states. */
export const editorScenes: readonly Scene[] = [
  { name: 'editor', username: 'omar', show: openFirst },
  {
    name: 'editor-items',
    username: 'omar',
    async show(page) {
      await openFirst(page)
      await topDialog(page).getByRole('textbox', { name: 'Item 1 barcode' }).press('9')
      await scrollTo(page, 'Item Details')
    },
  },
  {
    name: 'editor-deleted',
    username: 'omar',
    async show(page) {
      await openFirst(page)
      await topDialog(page).getByRole('button', { name: 'Delete item 1', exact: true }).click()
      await scrollTo(page, 'Item Details')
    },
  },
  {
    name: 'editor-reset',
    username: 'omar',
    async show(page) {
      await openFirst(page)
      await topDialog(page).getByRole('button', { name: 'Delete item 1', exact: true }).click()
      await topDialog(page).getByRole('button', { name: 'Reset Form', exact: true }).click()
      await topDialog(page).getByText('The items were loaded again.').scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'editor-issues',
    username: 'omar',
    async show(page) {
      await openFirst(page)
      await topDialog(page).getByRole('checkbox', { name: 'No Load' }).check()
      await topDialog(page)
        .getByRole('button', { name: /needs? attention/ })
        .click()
    },
  },
  {
    name: 'editor-charge',
    username: 'omar',
    async show(page) {
      await openFirst(page)
      await topDialog(page).getByRole('spinbutton', { name: 'Charge Amount' }).fill('8450')
      await topDialog(page).getByRole('button', { name: 'Save', exact: true }).click()
    },
  },
  {
    name: 'editor-draft',
    async show(page) {
      await signIn(page, 'omar', ACCEPTED)
      await openFromCard(page, 'Update Details', 'Item Details')
      await fillAndStore(page, topDialog(page).getByRole('textbox', { name: 'OC Comments' }), 'Gate 4')
      await openFirst(page)
      await topDialog(page).getByRole('button', { name: 'Restore', exact: true }).waitFor()
    },
  },
  {
    name: 'editor-conflict',
    username: 'omar',
    async show(page) {
      await openFirst(page)
      await topDialog(page).getByRole('textbox', { name: 'OC Comments' }).fill('Left at gate 4')
      await page.route('**/api/orders/details', async (route) => {
        const response = await route.fetch()
        const { workOrder } = await response.json()
        await route.fulfill({ response, json: { workOrder: { ...workOrder, ocComments: 'Left with the guard' } } })
      })
      await topDialog(page).getByRole('button', { name: 'Save', exact: true }).click()
      await topDialog(page).getByText('Someone else changed this order').waitFor()
    },
  },
  {
    name: 'editor-missing',
    username: 'omar',
    async show(page) {
      await page.route('**/api/orders/details', (route) => route.fulfill({ status: 500, json: {} }))
      await openDialog(page, ACCEPTED, 'Update Details', /error|could not/i)
    },
  },
]
