import type { Locator, Page } from '@playwright/test'
import { openFirstEditor } from '../portal/editor.ts'
import { expectUncovered } from '../portal/expectUncovered.ts'
import { keepToasts } from '../portal/keepToasts.ts'
import { waitUntilLoadedAhead } from '../portal/offline.ts'
import { openSignedIn } from '../portal/openSignedIn.ts'
import { firstOrder, signIn } from '../portal/steps.ts'
import { expect, test } from '../portal/test.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

/** Accepts the first order of the list and returns the toast, which is in view. */
async function acceptFirst(page: Page): Promise<Locator> {
  const { card, number } = await firstOrder(page)
  await card.getByRole('button', { name: 'Accept', exact: true }).tap()
  await page.getByRole('textbox', { name: 'OC Reference Number' }).fill('OC-1')
  await page.getByRole('button', { name: 'Accept Order' }).tap()
  const toast = page.getByRole('status').filter({ hasText: `${number} Accepted!` })
  await expect(toast).toBeInViewport({ ratio: 1 })
  return toast
}

const inList = (page: Page) => ({
  Menu: page.getByRole('button', { name: 'Menu' }),
  title: page.getByRole('heading', { level: 1 }),
  Find: page.getByRole('button', { name: 'Find', exact: true }),
  Refresh: page.getByRole('button', { name: 'Refresh' }),
  Filters: page.getByRole('button', { name: /^Filters/ }),
})

test('covers no control of the list, of the next order’s dialog and of the bar of selected orders by a toast', async ({
  page,
}) => {
  await keepToasts(page)
  await openSignedIn(page, 'priya')
  const toast = await acceptFirst(page)
  const { card } = await firstOrder(page)
  const accept = card.getByRole('button', { name: 'Accept', exact: true })

  await test.step('the head of the list and the next order', async () => {
    await expectUncovered(toast, {
      ...inList(page),
      Accept: accept,
      Decline: card.getByRole('button', { name: 'Decline', exact: true }),
    })
    await expect(toast).toBeVisible()
  })

  await test.step('the dialog of the next order', async () => {
    await accept.tap()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('textbox', { name: 'OC Reference Number' })).toBeInViewport({ ratio: 1 })
    await expect(toast).toBeVisible()
    await expectUncovered(toast, {
      'OC Reference Number': dialog.getByRole('textbox', { name: 'OC Reference Number' }),
      'User Comment': dialog.getByRole('textbox', { name: 'User Comment' }),
      'Accept Order': dialog.getByRole('button', { name: 'Accept Order' }),
      Cancel: dialog.getByRole('button', { name: 'Cancel' }),
    })
    await dialog.getByRole('button', { name: 'Cancel' }).tap()
    await expect(dialog).toBeHidden()
  })

  await test.step('the bar of the selected orders', async () => {
    await page
      .getByRole('checkbox', { name: /^Select order/ })
      .last()
      .check()
    await expectUncovered(toast, { ...inList(page), bar: page.getByRole('region', { name: '1 selected' }) })
    await expect(toast).toBeVisible()
  })
})

test('covers neither the unsent saves nor Menu by the toast of a save without a network, and closes their list on Back in the first screen', async ({
  page,
}) => {
  await keepToasts(page)
  await signIn(page, 'omar', '/accepted-orders')
  const { card, editor } = await openFirstEditor(page)
  await editor.getByRole('textbox', { name: 'OC Comments' }).fill('Basement')
  await waitUntilLoadedAhead(page)
  await page.context().setOffline(true)
  await editor.getByRole('button', { name: 'Save', exact: true }).tap()
  const toast = page.getByRole('status').filter({ hasText: 'Saved on this device.' })
  await expect(toast).toBeInViewport({ ratio: 1 })
  await expectUncovered(toast, {
    'Unsent saves': page.getByRole('button', { name: '1 waiting to send' }),
    Menu: page.getByRole('button', { name: 'Menu' }),
  })
  await expect(toast).toBeVisible()

  await page.getByRole('button', { name: '1 waiting to send' }).tap()
  const unsent = page.getByRole('dialog', { name: 'Waiting to send' })
  await expect(unsent).toBeVisible()
  await page.evaluate(() => history.back())
  await expect(unsent).toBeHidden()
  await expect(card).toBeVisible()
})
