import { expect, type Page } from '@playwright/test'
import { endSessionAtPasswordChange, fillAndStore, storedRecords } from '../../portal/drafts.ts'
import { holdRequests } from '../../portal/holdRequests.ts'
import { waitUntilLoadedAhead } from '../../portal/offline.ts'
import { signIn } from '../../portal/steps.ts'
import { ACCEPTED, AVAILABLE, openFromCard, topDialog } from './listSteps.ts'
import type { Scene } from './scene.ts'

/** Signs in here: the key that encrypts stored work exists only in the browser profile in which the user signed in. */
async function saveOffline(page: Page) {
  await signIn(page, 'omar', ACCEPTED)
  await openFromCard(page, 'Update Details', 'Item Details')
  await topDialog(page).getByRole('textbox', { name: 'OC Comments' }).fill('Basement, entry B')
  await waitUntilLoadedAhead(page)
  await page.context().setOffline(true)
  await topDialog(page).getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('button', { name: '1 waiting to send' }).waitFor()
}

const SLOW_SAVE_MS = 15_000

/** Saves the first accepted order through its form over a network that lets nothing more through. */
async function saveSlowly(page: Page, button: string, field: string) {
  await signIn(page, 'omar', ACCEPTED)
  await openFromCard(page, button, field)
  const dialog = topDialog(page)
  await dialog.getByRole('textbox', { name: field }).fill('R. Alvarez')
  await holdRequests(page, '**/api/orders/**')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await dialog.getByRole('button', { name: 'Send later' }).waitFor({ timeout: SLOW_SAVE_MS })
}

/** Saves that wait for a connection or cannot be read, and the question at Log Out. */
export const outboxScenes: readonly Scene[] = [
  {
    name: 'outbox-toast',
    async show(page) {
      await saveOffline(page)
      // A click waits for the end of the toast's movement.
      await page.getByText('Saved on this device. It will be sent when you are online.').click({ trial: true })
    },
  },
  {
    name: 'outbox-row',
    async show(page) {
      await saveOffline(page)
      const table = page.getByRole('button', { name: 'Table', exact: true })
      if (await table.isVisible()) await table.click()
    },
  },
  {
    name: 'outbox',
    async show(page) {
      await saveOffline(page)
      await page.getByRole('button', { name: '1 waiting to send' }).click()
      await page.getByRole('dialog', { name: 'Waiting to send' }).waitFor()
    },
  },
  { name: 'slow-save', show: (page) => saveSlowly(page, 'Update Details', 'OC Comments') },
  { name: 'slow-pickup', narrow: true, show: (page) => saveSlowly(page, 'Picked up now', 'Pickup Signature') },
  {
    name: 'dropoff-over-unsent-pickup',
    narrow: true,
    async show(page) {
      await signIn(page, 'omar', ACCEPTED)
      await openFromCard(page, 'Picked up now', 'Pickup Signature')
      await topDialog(page).getByRole('textbox', { name: 'Pickup Signature' }).fill('R. Alvarez')
      await page.context().setOffline(true)
      await topDialog(page).getByRole('button', { name: 'Save', exact: true }).click()
      const card = page.getByRole('article').filter({ has: page.getByTestId('order-unsent') })
      await card.getByRole('button', { name: 'Dropped off now' }).click()
      await topDialog(page).getByRole('textbox', { name: 'Dropoff Signature' }).waitFor()
    },
  },
  {
    name: 'offline-draft',
    async show(page) {
      await signIn(page, 'omar', ACCEPTED)
      await openFromCard(page, 'Update Details', 'Item Details')
      await topDialog(page).getByRole('textbox', { name: 'OC Comments' }).fill('Second floor')
      await topDialog(page).getByRole('button', { name: 'Cancel', exact: true }).click()
      await page.context().setOffline(true)
      // The notice comes with the next screen.
      await page.getByRole('link', { name: 'Privacy Policy', exact: true }).click()
      await page.getByRole('button', { name: /^Open / }).waitFor()
    },
  },
  {
    name: 'list-copy',
    narrow: true,
    async show(page) {
      await signIn(page, 'omar', ACCEPTED)
      await expect.poll(async () => (await storedRecords(page)).copies).toBe(2)
      await page.route('**/api/**', (route) => route.abort())
      await page.reload()
      await page.getByRole('article').first().waitFor()
    },
  },
  {
    name: 'earlier-draft',
    async show(page) {
      await signIn(page, 'omar', ACCEPTED)
      await openFromCard(page, 'Update Details', 'Item Details')
      await fillAndStore(page, topDialog(page).getByRole('textbox', { name: 'OC Comments' }), 'Second floor')
      await page.reload()
      await page.getByText('You have unsaved work from earlier:').waitFor()
      await page.getByRole('article').first().waitFor()
    },
  },
  {
    name: 'earlier-acceptance',
    async show(page) {
      await signIn(page, 'dana', AVAILABLE)
      await openFromCard(page, 'Accept', 'OC Reference Number')
      await fillAndStore(page, topDialog(page).getByRole('textbox', { name: 'User Comment' }), 'Two coolers')
      await page.goto(ACCEPTED)
      await page.getByRole('link', { name: 'in Available Orders' }).waitFor()
      await page.getByRole('article').first().waitFor()
    },
  },
  {
    name: 'unreadable-save',
    async show(page) {
      await saveOffline(page)
      await endSessionAtPasswordChange(page)
      await signIn(page, 'omar', ACCEPTED)
      await page.getByRole('button', { name: 'Dismiss' }).waitFor()
    },
  },
  {
    name: 'log-out-question',
    async show(page) {
      await saveOffline(page)
      const menu = page.getByRole('button', { name: 'Menu' })
      if (await menu.isVisible()) await menu.click()
      await page.getByRole('button', { name: 'Log Out', exact: true }).click()
      await page.getByRole('dialog', { name: 'Log out?' }).waitFor()
    },
  },
]
