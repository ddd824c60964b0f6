import type { Locator, Page } from '@playwright/test'
import { storedRecords } from '../portal/drafts.ts'
import { fetchStoredOrder, openEditor, openFirstEditor } from '../portal/editor.ts'
import { holdRequests } from '../portal/holdRequests.ts'
import { keepToasts } from '../portal/keepToasts.ts'
import { LONG } from '../portal/long.ts'
import { waitUntilLoadedAhead } from '../portal/offline.ts'
import { openSignedIn } from '../portal/openSignedIn.ts'
import { openList, signIn } from '../portal/steps.ts'
import { expect, test } from '../portal/test.ts'

const SAVED_ON_DEVICE = 'Saved on this device. It will be sent when you are online.'

/** Opens the first accepted order and saves a comment on it while the network is cut. */
async function saveInTheBasement(page: Page, comment: string) {
  await signIn(page, 'dana')
  await openList(page, 'Accepted Orders')
  const { card, number, editor } = await openFirstEditor(page)
  await waitUntilLoadedAhead(page)
  await page.context().setOffline(true)
  await saveComment(editor, comment)
  return { card, number }
}

async function saveComment(editor: Locator, comment: string) {
  await editor.getByRole('textbox', { name: 'OC Comments' }).fill(comment)
  await editor.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(editor).toBeHidden()
}

/** Runs a part of a journey while the device refuses to write. */
async function onFullDisk(page: Page, part: () => Promise<void>) {
  await page.evaluate(() => {
    const { put } = IDBObjectStore.prototype
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    window.addEventListener('disk is free', () => Object.assign(IDBObjectStore.prototype, { put }), { once: true })
  })
  await part()
  await page.evaluate(() => window.dispatchEvent(new Event('disk is free')))
}

/** Records in each page of a tab which locks it requests of the browser. */
async function recordLockRequests(page: Page) {
  await page.addInitScript(() => {
    let names = ''
    LockManager.prototype.request = new Proxy(LockManager.prototype.request, {
      apply(request, locks, given) {
        names += `${given[0]} `
        Object.assign(window, { requestedLocks: names })
        return Reflect.apply(request, locks, given)
      },
    })
  })
}

/** The "Waiting to send" dialog. */
async function openOutbox(page: Page) {
  await page.getByRole('button', { name: '1 waiting to send' }).click()
  return page.getByRole('dialog', { name: 'Waiting to send' })
}

test('keeps a save from the basement, edits it there, and sends the newer one once the network is back', async ({
  page,
}) => {
  await keepToasts(page)
  await page.addInitScript(() => {
    StorageManager.prototype.persist = async () =>
      Boolean(document.documentElement.setAttribute('data-persistence', ''))
  })
  const { card, number } = await saveInTheBasement(page, 'Basement, entry A')
  await expect(page.getByText(SAVED_ON_DEVICE)).toBeVisible()
  // A device that is short of room may delete what it keeps for a site that has not requested this.
  await expect(page.locator('html[data-persistence]')).toBeAttached()
  await expect(page.getByText(/^Unsaved work is kept/)).toBeHidden()
  await expect(card.getByTestId('order-unsent')).toHaveText('Waiting to send')
  // Nothing is left that was typed and not saved.
  await expect(page.getByText('Unsaved work is kept on this device')).toHaveCount(0)
  const outbox = await openOutbox(page)
  await expect(outbox).toContainText(number)
  await expect(outbox).toContainText('Waiting for a connection')
  await outbox.getByRole('button', { name: 'Edit' }).click()
  const editor = page.getByRole('dialog', { name: `Update Order Details ${number}` })
  await expect(editor.getByRole('textbox', { name: 'OC Comments' })).toHaveValue('Basement, entry A')
  await saveComment(editor, 'Basement, entry B')

  await test.step('the top bar of a phone is as high as before', async () => {
    const desk = page.viewportSize()
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(page.getByRole('button', { name: '1 waiting to send' })).toBeVisible()
    // The bar of a desk is replaced after the window has become narrow.
    await expect(page.getByRole('button', { name: 'Menu' })).toBeInViewport({ ratio: 1 })
    // The padding and one target of 48 px, with the border.
    expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThanOrEqual(65)
    await page.setViewportSize({ width: 768, height: 1024 })
    const productName = page.getByRole('banner').getByText('Order Hub').locator('..')
    const widthOfName = async () => (await productName.boundingBox())?.width
    await expect.poll(widthOfName, 'the product name on a tablet').toBeGreaterThan(40)
    if (desk) await page.setViewportSize(desk)
  })

  await page.context().setOffline(false)
  await expect(page.getByText(`${number} updated successfully!`)).toBeVisible()
  await expect(page.getByRole('button', { name: '1 waiting to send' })).toBeHidden()
  await expect(card.getByTestId('order-unsent')).toBeHidden()
  expect((await fetchStoredOrder(page, number)).ocComments).toBe('Basement, entry B')
  await expect.poll(async () => (await storedRecords(page)).ids).toHaveLength(0)
})

test('says that a save is kept and lists it also where the browser is set to save data', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Reflect.get(navigator, 'connection'), 'saveData', { value: true })
  })
  await keepToasts(page)
  const { number } = await saveInTheBasement(page, 'Basement, entry A')
  await expect(page.getByText(SAVED_ON_DEVICE)).toBeVisible()
  await expect(await openOutbox(page)).toContainText(number)
})

test(
  'a row of the table is no higher with the mark of an unsent save, in English and Spanish',
  LONG,
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    const { number } = await saveInTheBasement(page, 'Basement, entry A')
    await page.getByRole('button', { name: 'Table', exact: true }).click()
    const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: number }) })
    for (const [language, text] of [
      ['en', 'Waiting to send'],
      ['es', 'Pendiente de envío'],
    ] as const) {
      await page.getByRole('combobox', { name: /^(Language|Idioma)$/ }).selectOption(language)
      await expect(row.getByTestId('order-unsent')).toHaveText(text)
      expect((await row.boundingBox())?.height, language).toBe(40)
    }
  },
)

test('discards an unsent save after a second press, and lists another at Log Out, which it sends first', async ({
  page,
}) => {
  const { card, number } = await saveInTheBasement(page, 'Never sent')
  const outbox = await openOutbox(page)
  await outbox.getByRole('button', { name: 'Discard' }).click()
  await outbox.getByRole('button', { name: 'Keep' }).click()
  await outbox.getByRole('button', { name: 'Discard' }).click()
  await outbox.getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByRole('button', { name: '1 waiting to send' })).toBeHidden()

  await page.context().setOffline(false)
  await expect.poll(async () => (await storedRecords(page)).ids).toHaveLength(0)
  const editor = await openEditor(page, card, number)
  await expect(editor.getByRole('textbox', { name: 'OC Comments' })).not.toHaveValue('Never sent')
  await page.context().setOffline(true)
  await saveComment(editor, 'Sent before Log Out')
  await page.getByRole('button', { name: 'Log Out', exact: true }).click()
  const question = page.getByRole('dialog', { name: 'Log out?' })
  await expect(question).toContainText(number)
  await question.getByRole('button', { name: 'Send saves first' }).click()
  await expect(question.getByRole('alert')).toHaveText('Some saves could not be sent. Please check your connection.')
  const sent = page.waitForResponse((response) => response.url().endsWith('/api/orders/line-item-update'))
  const release = await holdRequests(page, '**/api/orders/line-item-update')
  // The browser reports the network again: the save is sent without the button, while the question is open.
  await page.context().setOffline(false)
  await expect(question).toContainText('They may still arrive if you log out')
  await expect(question).not.toContainText('Logging out deletes')
  release()
  expect((await sent).status()).toBe(200)
  await expect(question).not.toContainText(number)
  await question.getByRole('button', { name: 'Log Out', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible()
})

test('sends one save once from two tabs', LONG, async ({ page, context }) => {
  const { number } = await saveInTheBasement(page, 'Two tabs')
  const other = await context.newPage()
  await recordLockRequests(other)
  const sends: string[] = []
  context.on('request', (request) => {
    if (request.url().endsWith('/api/orders/line-item-update')) sends.push(request.headers()['idempotency-key'] ?? '')
  })
  const release = await holdRequests(context, '**/api/orders/line-item-update')
  await context.setOffline(false)
  await expect.poll(() => sends.length).toBe(1)
  await other.goto('/accepted-orders')
  await expect(other.getByRole('button', { name: '1 waiting to send' })).toBeVisible()
  await other.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect.poll(() => other.evaluate(() => Reflect.get(window, 'requestedLocks'))).toContain(number)
  expect(sends).toHaveLength(1)
  release()
  await expect(page.getByRole('button', { name: '1 waiting to send' })).toBeHidden()
  await expect(other.getByRole('button', { name: '1 waiting to send' })).toBeHidden()
  expect((await fetchStoredOrder(page, number)).ocComments).toBe('Two tabs')
  expect(sends).toHaveLength(1)
})

test('stops a save over a changed order and opens it with the differences', async ({ page, browser, portal }) => {
  const { card, number } = await saveInTheBasement(page, 'Mine')
  const theirs = await browser.newPage({ baseURL: portal.address })
  await openSignedIn(theirs, 'dana', '/accepted-orders')
  const editor = await openEditor(theirs, theirs.getByRole('article', { name: `Order ${number}`, exact: true }), number)
  await saveComment(editor, 'Theirs')
  await theirs.close()

  await page.context().setOffline(false)
  await expect(card.getByTestId('order-unsent')).toHaveText('Not sent')
  await expect(
    page.getByRole('alert').filter({ hasText: `${number} was not sent. Open the warning sign at the top.` }),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: '1 waiting to send' })).toHaveAccessibleDescription(/^Some saves/)
  const outbox = await openOutbox(page)
  await expect(outbox).toContainText('someone else changed the order')
  await expect(outbox).toContainText('Those that wait are sent when the server can be reached.')
  await onFullDisk(page, async () => {
    await outbox.getByRole('button', { name: 'Send now' }).click()
    await expect(page.getByText('There was an error. Please try again.')).toBeVisible()
  })
  await page.setViewportSize({ width: 360, height: 640 })
  await outbox.getByRole('button', { name: 'Edit' }).click()
  const mine = page.getByRole('dialog', { name: `Update Order Details ${number}` })
  await expect(mine.getByRole('alert')).toContainText('Someone else changed this order')
  await expect(mine.getByRole('button', { name: 'Keep mine' })).toBeFocused()
  await expect(mine.getByRole('alert')).toBeInViewport({ ratio: 1 })
  await expect(mine).toContainText('is now “Theirs”')
  await mine.getByRole('button', { name: 'Keep mine' }).click()
  await mine.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(mine).toBeHidden()
  await expect(page.getByRole('button', { name: '1 waiting to send' })).toBeHidden()
  expect((await fetchStoredOrder(page, number)).ocComments).toBe('Mine')
})
