import type { Page } from '@playwright/test'
import { storedRecords } from '../portal/drafts.ts'
import { fetchStoredOrder, openEditor } from '../portal/editor.ts'
import { firstOrder, openList, signIn } from '../portal/steps.ts'
import { expect, test } from '../portal/test.ts'

const SAVED_ON_DEVICE = 'Saved on this device. It will be sent when you are online.'

/** Saves a comment on the first accepted order while the network is cut. */
async function saveInTheBasement(page: Page, comment: string) {
  await signIn(page, 'dana')
  await openList(page, 'Accepted Orders')
  const { card, number } = await firstOrder(page)
  const editor = await openEditor(page, card, number)
  await editor.getByRole('textbox', { name: 'OC Comments' }).fill(comment)
  await page.context().setOffline(true)
  await editor.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(editor).toBeHidden()
  return { card, number }
}

/** The "Waiting to send" dialog. */
async function openOutbox(page: Page) {
  await page.getByRole('button', { name: '1 waiting to send' }).click()
  return page.getByRole('dialog', { name: 'Waiting to send' })
}

test('sends a save from the basement once the network is back', async ({ page }) => {
  const { card, number } = await saveInTheBasement(page, 'Basement, entry B')
  await expect(page.getByText(SAVED_ON_DEVICE)).toBeVisible()
  await expect(card.getByTestId('order-unsent')).toHaveText('Waiting to send')
  const outbox = await openOutbox(page)
  await expect(outbox).toContainText(number)
  await expect(outbox).toContainText('Waiting for a connection')
  await outbox.getByRole('button', { name: 'Close', exact: true }).click()

  await page.context().setOffline(false)
  await expect(page.getByText(`${number} updated successfully!`)).toBeVisible()
  await expect(page.getByRole('button', { name: '1 waiting to send' })).toBeHidden()
  await expect(card.getByTestId('order-unsent')).toBeHidden()
  expect((await fetchStoredOrder(page, number)).ocComments).toBe('Basement, entry B')
  await expect.poll(async () => (await storedRecords(page)).count).toBe(0)
})

test('keeps the top bar of a phone as high as before while a save waits', async ({ page }) => {
  await saveInTheBasement(page, 'Narrow bar')
  const bar = page.getByRole('banner')
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByRole('button', { name: '1 waiting to send' })).toBeVisible()
  // The padding and one target of 48 px, with the border.
  expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(65)
  await expect(page.getByRole('button', { name: 'Menu' })).toBeInViewport({ ratio: 1 })
})

test('edits an unsent save without a network, and sends the newer one', async ({ page }) => {
  const { number } = await saveInTheBasement(page, 'Left at entry A')
  await (await openOutbox(page)).getByRole('button', { name: 'Edit' }).click()
  const editor = page.getByRole('dialog', { name: `Update Order Details ${number}` })
  const comments = editor.getByRole('textbox', { name: 'OC Comments' })
  await expect(comments).toHaveValue('Left at entry A')
  await comments.fill('Left at entry B')
  await editor.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(editor).toBeHidden()
  await page.context().setOffline(false)
  await expect(page.getByText(`${number} updated successfully!`)).toBeVisible()
  expect((await fetchStoredOrder(page, number)).ocComments).toBe('Left at entry B')
})

test('discards an unsent save after a second press', async ({ page }) => {
  await saveInTheBasement(page, 'Never sent')
  const outbox = await openOutbox(page)
  await outbox.getByRole('button', { name: 'Discard' }).click()
  await outbox.getByRole('button', { name: 'Keep' }).click()
  await outbox.getByRole('button', { name: 'Discard' }).click()
  await outbox.getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByRole('button', { name: '1 waiting to send' })).toBeHidden()
  await page.context().setOffline(false)
  await expect.poll(async () => (await storedRecords(page)).count).toBe(0)
})

test('asks at Log Out, names the order, and sends first', async ({ page }) => {
  const { number } = await saveInTheBasement(page, 'Sent before Log Out')
  await page.getByRole('button', { name: 'Log Out', exact: true }).click()
  const question = page.getByRole('dialog', { name: 'Log out?' })
  await expect(question).toContainText(number)
  await question.getByRole('button', { name: 'Send first' }).click()
  await expect(question.getByRole('alert')).toHaveText('Some saves could not be sent. Please check your connection.')
  const sent = page.waitForResponse((response) => response.url().endsWith('/api/orders/line-item-update'))
  // The browser reports the network again, and the save may be sent before the button is pressed.
  await page.context().setOffline(false)
  expect((await sent).status()).toBe(200)
  await question
    .getByRole('button', { name: 'Send first' })
    .or(page.getByRole('heading', { name: 'Login' }))
    .click()
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible()
})

test('sends one save once from two tabs', async ({ page, context }) => {
  const { number } = await saveInTheBasement(page, 'Two tabs')
  const other = await context.newPage()
  const sends: string[] = []
  context.on('request', (request) => {
    if (request.url().endsWith('/api/orders/line-item-update')) sends.push(request.headers()['idempotency-key'] ?? '')
  })
  await context.setOffline(false)
  await other.goto('/accepted-orders')
  await expect(page.getByRole('button', { name: '1 waiting to send' })).toBeHidden()
  await expect(other.getByRole('button', { name: '1 waiting to send' })).toBeHidden()
  expect((await fetchStoredOrder(page, number)).ocComments).toBe('Two tabs')
  expect(sends).toHaveLength(1)
})

test('stops a save over a changed order and opens it with the differences', async ({ page, browser, portal }) => {
  const { card, number } = await saveInTheBasement(page, 'Mine')
  const theirs = await browser.newPage({ baseURL: portal.address })
  await signIn(theirs, 'dana')
  await openList(theirs, 'Accepted Orders')
  const editor = await openEditor(theirs, theirs.getByRole('article', { name: `Order ${number}`, exact: true }), number)
  await editor.getByRole('textbox', { name: 'OC Comments' }).fill('Theirs')
  await editor.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(editor).toBeHidden()
  await theirs.close()

  await page.context().setOffline(false)
  await expect(card.getByTestId('order-unsent')).toHaveText('Not sent')
  const outbox = await openOutbox(page)
  await expect(outbox).toContainText('someone else changed the order')
  await outbox.getByRole('button', { name: 'Edit' }).click()
  const mine = page.getByRole('dialog', { name: `Update Order Details ${number}` })
  await expect(mine.getByRole('alert')).toContainText('Someone else changed this order')
  await expect(mine).toContainText('is now Theirs')
  await mine.getByRole('button', { name: 'Keep mine' }).click()
  await mine.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText(`${number} updated successfully!`)).toBeVisible()
  await expect(page.getByRole('button', { name: '1 waiting to send' })).toBeHidden()
  expect((await fetchStoredOrder(page, number)).ocComments).toBe('Mine')
})

test('does not queue an accept: it says so, keeps the draft, and the alert goes with the network', async ({ page }) => {
  await signIn(page, 'dana')
  const { card, number } = await firstOrder(page)
  await card.getByRole('button', { name: 'Accept', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: `Accept Order ${number}` })
  const reference = dialog.getByRole('textbox', { name: 'OC Reference Number' })
  await reference.fill('REF-1')
  await page.context().setOffline(true)
  await dialog.getByRole('button', { name: 'Accept Order' }).click()
  await expect(dialog.getByRole('alert')).toContainText('This cannot wait on this device')
  await expect(page.getByRole('button', { name: /waiting to send/ })).toBeHidden()
  await page.context().setOffline(false)
  await expect(dialog.getByRole('alert')).toBeHidden()
  await expect(reference).toHaveValue('REF-1')
})
