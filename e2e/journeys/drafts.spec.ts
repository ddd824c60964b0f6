import type { BrowserContext, Page } from '@playwright/test'
import { fillAndStore, storedRecords } from '../portal/drafts.ts'
import { openEditor, openFirstEditor } from '../portal/editor.ts'
import { expectUncovered } from '../portal/expectUncovered.ts'
import { LONG } from '../portal/long.ts'
import { openSignedIn } from '../portal/openSignedIn.ts'
import { cardsOfPage, firstOrder, openList, password, signIn, signInAfterOther } from '../portal/steps.ts'
import { expect, test } from '../portal/test.ts'

/** The accepted orders in two tabs of one user, and the first of these orders in each. */
async function openTwoTabs(page: Page, context: BrowserContext) {
  await signIn(page, 'dana')
  await openList(page, 'Accepted Orders')
  const { card, number } = await firstOrder(page)
  const other = await context.newPage()
  await other.goto('/accepted-orders')
  return { card, number, other, otherCard: other.getByRole('article', { name: `Order ${number}`, exact: true }) }
}

test('offers the draft after an idle logout to the same user and to no other one', async ({ page }) => {
  await page.clock.install()
  await signIn(page, 'dana')
  await openList(page, 'Accepted Orders')
  const { card, number, editor } = await openFirstEditor(page)
  await fillAndStore(page, editor.getByRole('textbox', { name: 'OC Comments' }), 'Two coolers, one')
  await page.clock.fastForward(901_000)
  await expect(page.getByText('You have been logged out due to inactivity')).toBeVisible()
  await expect(page.getByText('Two coolers, one')).toHaveCount(0)
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
  )
  expect(stored).not.toContain('Two coolers')

  await signInAfterOther(page, 'priya')
  await openList(page, 'Accepted Orders')
  await page.getByRole('searchbox', { name: 'Find in this list' }).fill(number)
  await openEditor(page, card, number)
  await expect(page.getByText(/^Restore what you typed/)).toHaveCount(0)
  await page.clock.fastForward(901_000)
  await expect(page.getByText('You have been logged out due to inactivity')).toBeVisible()

  await signInAfterOther(page, 'dana')
  await openList(page, 'Accepted Orders')
  const again = await openEditor(page, card, number)
  await expect(again.getByText(/^Restore what you typed at \d/)).toBeVisible()
  await again.getByRole('button', { name: 'Restore', exact: true }).click()
  await expect(again.getByRole('textbox', { name: 'OC Comments' })).toHaveValue('Two coolers, one')
})

test(
  'shows nothing of the earlier user, and keeps their work, when a different user signs in over an ended session',
  LONG,
  async ({ page, context }) => {
    await signIn(page, 'sam')
    await openList(page, 'Accepted Orders')
    const { card, number, editor } = await openFirstEditor(page)
    await fillAndStore(page, editor.getByRole('textbox', { name: 'OC Comments' }), 'Typed by sam')
    await context.addCookies([
      { name: 'access_token', value: encodeURIComponent(JSON.stringify('ended')), url: page.url(), sameSite: 'Strict' },
    ])
    await editor.getByRole('button', { name: 'Save', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Please sign in again' })
    await expect(dialog).toContainText('If someone else signs in, your unsaved work stays on this device for you.')
    await dialog.getByRole('textbox', { name: 'Username' }).fill('omar')
    await dialog.getByLabel('Password', { exact: true }).fill(password)
    await dialog.getByRole('button', { name: 'Login' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect(page.getByText(number, { exact: true })).toHaveCount(0)
    await expect(page.getByText('Typed by sam')).toHaveCount(0)
    await expect(page.getByText(/unsaved work/i)).toHaveCount(0)
    await expect(page.getByRole('group', { name: 'Accounts' }).getByRole('checkbox')).toHaveCount(1)

    await page.getByRole('button', { name: 'Log Out', exact: true }).click()
    await signInAfterOther(page, 'sam')
    await openList(page, 'Accepted Orders')
    await openEditor(page, card, number)
    await editor.getByRole('button', { name: 'Restore', exact: true }).click()
    await expect(editor.getByRole('textbox', { name: 'OC Comments' })).toHaveValue('Typed by sam')
  },
)

test('offers what was typed after a reload without a question, and names and deletes it at Log Out', async ({
  page,
}) => {
  await signIn(page, 'dana')
  await openList(page, 'Accepted Orders')
  const { card, number, editor } = await openFirstEditor(page)
  await editor.getByRole('textbox', { name: 'OC Comments' }).fill('Before the reload')
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.type())
    void dialog.accept()
  })
  await expect.poll(async () => (await storedRecords(page)).ids).toHaveLength(1)
  await page.reload()
  await test.step('covers neither the focused order nor the bar of the selected ones and the footer by the notice of that work', async () => {
    const notice = page.getByRole('status').filter({ hasText: 'You have unsaved work from earlier:' })
    await openList(page, 'Available Orders')
    for (const _ of await cardsOfPage(page)) {
      await page.keyboard.press('j')
      await expectUncovered(notice, { 'the number of an order': page.locator(':focus') })
    }
    await page.keyboard.press('x')
    await expectUncovered(notice, { 'the bar': page.getByRole('region', { name: '1 selected' }) })
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    await expectUncovered(notice, { 'the footer': page.getByRole('contentinfo') })
    // At a zoom of 400 % the notice would fill the window.
    await page.setViewportSize({ width: 320, height: 200 })
    for (const _ of Array(3)) {
      await page.keyboard.press('k')
      await expect(page.locator(':focus')).toBeInViewport({ ratio: 0.95 })
      await expectUncovered(notice, { 'the number of an order': page.locator(':focus') })
    }
    await page.setViewportSize({ width: 390, height: 844 })
    await page.route('**/api/orders/available', (route) => route.fulfill({ status: 500, json: {} }))
    await page.getByRole('button', { name: 'Refresh' }).click()
    const failure = page.getByRole('alert').filter({ hasText: 'There was an error retrieving orders.' })
    await expectUncovered(notice, { 'the failure': failure })
    await expectUncovered(failure, { 'the bar': page.getByRole('region', { name: '1 selected' }) })
    for (const _ of await cardsOfPage(page)) {
      await page.keyboard.press('j')
      await expectUncovered(failure, { 'the number of an order': page.locator(':focus') })
    }
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    await expectUncovered(failure, { 'the footer': page.getByRole('contentinfo') })
    await page.unroute('**/api/orders/available')
    await page.setViewportSize({ width: 1280, height: 720 })
    await openList(page, 'Accepted Orders')
  })
  const again = await openEditor(page, card, number)
  await again.getByRole('button', { name: 'Restore', exact: true }).click()
  await expect(again.getByRole('textbox', { name: 'OC Comments' })).toHaveValue('Before the reload')
  expect(dialogs).toEqual([])
  await page.keyboard.press('Escape')
  await expect(again).toBeHidden()
  await expect(card.getByRole('button', { name: 'Update Details' })).toBeFocused()

  await page.getByRole('button', { name: 'Log Out', exact: true }).click()
  const question = page.getByRole('dialog', { name: 'Log out?' })
  await expect(question).toContainText(number)
  await question.getByRole('button', { name: 'Stay signed in' }).click()
  await expect(page).toHaveURL(/\/accepted-orders$/)
  await page.getByRole('button', { name: 'Log Out', exact: true }).click()
  await question.getByRole('button', { name: 'Discard and log out' }).click()
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible()
  await expect.poll(async () => (await storedRecords(page)).ids).toHaveLength(0)
})

test('opens an order with a draft at once at its whole height, in place of the notice that named it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, 'dana', '/accepted-orders')
  const { card, number, editor } = await openFirstEditor(page)
  await fillAndStore(page, editor.getByRole('textbox', { name: 'OC Comments' }), 'Before the reload')
  await page.reload()
  await expect(page.getByText('You have unsaved work from earlier:')).toBeVisible()
  await page.evaluate(recordDialogHeights)
  await openEditor(page, card, number)
  await expect(page.getByText('You have unsaved work from earlier:')).toBeHidden()
  await expect.poll(() => page.evaluate(() => document.documentElement.style.scrollPaddingBottom)).toBe('0px')
  expect(await page.evaluate(() => document.documentElement.dataset.heights)).toBe('844')
})

/** Runs in the page: its attribute `data-heights` lists the heights that the dialog is painted with. */
function recordDialogHeights() {
  const heights = new Set<number>()
  const record = () => {
    const dialog = document.querySelector<HTMLElement>('[role="dialog"]')
    if (dialog) heights.add(dialog.offsetHeight)
    document.documentElement.dataset.heights = [...heights].join(' ')
    // After the frame's observers, which may still change the height.
    requestAnimationFrame(() => setTimeout(record))
  }
  record()
}

test(
  'offers in a tab that was open before what was typed in another one, and no longer after it was saved there',
  LONG,
  async ({ page, context }) => {
    const { card, number, other, otherCard } = await openTwoTabs(page, context)
    await expect(otherCard).toBeVisible()

    const editor = await openEditor(page, card, number)
    await fillAndStore(page, editor.getByRole('textbox', { name: 'OC Comments' }), 'Typed in the first tab')
    const otherEditor = await openEditor(other, otherCard, number)
    await otherEditor.getByRole('button', { name: 'Restore', exact: true }).click()
    await expect(otherEditor.getByRole('textbox', { name: 'OC Comments' })).toHaveValue('Typed in the first tab')

    await page.keyboard.press('Escape')
    await otherEditor.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(otherEditor).toBeHidden()
    await openEditor(page, card, number)
    await expect(editor.getByRole('textbox', { name: 'OC Comments' })).toHaveValue('Typed in the first tab')
    await expect(page.getByText(/^Restore what you typed/)).toHaveCount(0)
  },
)

test('keeps what is typed in an open form when another tab saves the order', LONG, async ({ page, context }) => {
  const { card, number, other, otherCard } = await openTwoTabs(page, context)
  const editor = await openEditor(page, card, number)
  await fillAndStore(page, editor.getByRole('textbox', { name: 'Pickup Signature' }), 'Typed in the first tab')
  const otherEditor = await openEditor(other, otherCard, number)
  await fillAndStore(other, otherEditor.getByRole('textbox', { name: 'OC Comments' }), 'Saved in the other tab')
  const { ids: beforeSave } = await storedRecords(page)
  await otherEditor.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(otherEditor).toBeHidden()
  // The save drops what the other tab has stored, and the first one stores its text again.
  const storedSince = async () => (await storedRecords(page)).ids.filter((id) => !beforeSave.includes(id))
  await expect.poll(storedSince).toHaveLength(1)
  await page.reload()
  const again = await openEditor(page, card, number)
  await again.getByRole('button', { name: 'Restore', exact: true }).click()
  await expect(again.getByRole('textbox', { name: 'Pickup Signature' })).toHaveValue('Typed in the first tab')
  await expect(again.getByRole('alert')).toContainText('Someone else changed this order')
})

test('offers what two tabs typed in the same order after both were closed', LONG, async ({ page, context }) => {
  const { card, number, other, otherCard } = await openTwoTabs(page, context)
  const editor = await openEditor(page, card, number)
  const otherEditor = await openEditor(other, otherCard, number)
  const signature = { name: 'Pickup Signature' }
  const comments = { name: 'OC Comments' }
  await fillAndStore(page, editor.getByRole('textbox', signature), 'In the first tab')
  await fillAndStore(other, otherEditor.getByRole('textbox', comments), 'In the second tab')
  await fillAndStore(page, editor.getByRole('textbox', signature), 'In the first tab again')
  await page.close()
  await other.reload()

  const restore = { name: 'Restore', exact: true } as const
  await openEditor(other, otherCard, number)
  await expect(otherEditor.getByRole('button', restore)).toHaveCount(2)
  await otherEditor.getByRole('button', restore).last().click()
  await expect(otherEditor.getByRole('textbox', comments)).toHaveValue('In the second tab')
  await other.keyboard.press('Escape')
  await openEditor(other, otherCard, number)
  await expect(otherEditor.getByRole('button', restore)).toHaveCount(2)
  await otherEditor.getByRole('button', restore).last().click()
  await expect(otherEditor.getByRole('textbox', signature)).toHaveValue('In the first tab again')
})

test(
  'says in a page that is opened again that a typed order was taken, and shows what was typed until it is discarded',
  LONG,
  async ({ page, browser, portal }) => {
    await signIn(page, 'dana')
    const { card, number } = await firstOrder(page)
    await card.getByRole('button', { name: 'Accept' }).click()
    const dialog = page.getByRole('dialog', { name: `Accept Order ${number}` })
    await fillAndStore(page, dialog.getByRole('textbox', { name: 'OC Reference Number' }), 'TYPED-1')
    const theirs = await browser.newPage({ baseURL: portal.address })
    await openSignedIn(theirs, 'priya')
    await theirs
      .getByRole('article', { name: `Order ${number}`, exact: true })
      .getByRole('button', { name: 'Accept' })
      .click()
    await theirs.getByRole('textbox', { name: 'OC Reference Number' }).fill('THEIRS-1')
    await theirs.getByRole('button', { name: 'Accept Order' }).click()
    await expect(theirs.getByText(`${number} Accepted!`)).toBeVisible()
    await theirs.close()

    await page.reload()
    const gone = page.getByRole('status').filter({ hasText: `${number} is no longer available.` })
    await expect(gone).toContainText('OC Reference Number: TYPED-1')
    await expect(page.getByText(`${number} in Available Orders`)).toBeVisible()
    await gone.getByRole('button', { name: 'Discard' }).click()
    await expect(page.getByText(number)).toHaveCount(0)
    await expect.poll(async () => (await storedRecords(page)).ids).toHaveLength(0)
  },
)

test('shows the offer of a draft above the field with the focus in a window as small as a phone with its keyboard', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 480 })
  await openSignedIn(page, 'dana')
  const { card, number } = await firstOrder(page)
  const dialog = page.getByRole('dialog', { name: `Decline Order ${number}` })
  const reason = dialog.getByRole('textbox', { name: 'Reason for Decline' })
  await card.getByRole('button', { name: 'Decline' }).click()
  await reason.fill('Too far')
  await page.keyboard.press('Escape')
  await card.getByRole('button', { name: 'Decline' }).click()
  await expect(reason).toBeFocused()
  await expect(dialog.getByRole('button', { name: 'Restore', exact: true })).toBeInViewport({ ratio: 1 })
  await expect(reason).toBeInViewport({ ratio: 1 })
})
