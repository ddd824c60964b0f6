import type { Page } from '@playwright/test'
import { useConfiguredHost } from '../portal/configuredHost.ts'
import { openEditor, openFirstEditor } from '../portal/editor.ts'
import type { TestPortal } from '../portal/startPortal.ts'
import { fillSignIn, openList, signIn, signInAfterOther } from '../portal/steps.ts'
import { test as base, expect } from '../portal/test.ts'

/** Where the configuration keeps drafts, besides the device. */
const PLACES = ['memory', 'session'] as const

/** A host that keeps drafts in this place. */
const test = base.extend<{ place: (typeof PLACES)[number]; host: TestPortal }>({
  place: ['memory', { option: true }],
  host: async ({ portal, place }, use) => useConfiguredHost(portal, { drafts: place }, use),
  baseURL: async ({ host }, use) => use(host.address),
})

/** Types into the editor of dana's first accepted order and does nothing until the idle logout. */
async function typeUntilLoggedOut(page: Page) {
  await page.clock.install()
  await signIn(page, 'dana')
  await openList(page, 'Accepted Orders')
  const { card, number, editor } = await openFirstEditor(page)
  const comments = editor.getByRole('textbox', { name: 'OC Comments' })
  await comments.fill('Two coolers')
  await page.clock.fastForward(901_000)
  await expect(page.getByText('You have been logged out due to inactivity')).toBeVisible()
  return { card, number, editor, comments }
}

for (const place of PLACES) {
  test.describe(`drafts: "${place}"`, () => {
    test.use({ place })

    test('names the order and offers the draft after an idle logout to the same user', async ({ page }) => {
      const { number, editor, comments } = await typeUntilLoggedOut(page)
      await expect(page.getByText('Two coolers')).toHaveCount(0)

      await fillSignIn(page, 'dana')
      const open = page.getByRole('button', { name: `Open ${number}` })
      await open.click()
      await expect(editor.getByRole('button', { name: 'Restore', exact: true })).toBeVisible()
      await expect(open).toBeHidden()
      await editor.getByRole('button', { name: 'Cancel', exact: true }).click()
      await expect(open).toBeFocused()

      await openList(page, 'Accepted Orders')
      await open.click()
      await editor.getByRole('button', { name: 'Restore', exact: true }).click()
      await expect(comments).toHaveValue('Two coolers')
    })

    test('offers no draft of the earlier user after an idle logout', async ({ page }) => {
      const { card, number, comments } = await typeUntilLoggedOut(page)

      await signInAfterOther(page, 'priya')
      await openList(page, 'Accepted Orders')
      await page.getByRole('searchbox', { name: 'Find in this list' }).fill(number)
      await openEditor(page, card, number)
      await expect(comments).not.toHaveValue('Two coolers')
      await expect(page.getByText(/^Restore what you typed/)).toHaveCount(0)
    })
  })
}
