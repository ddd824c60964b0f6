import type { Page } from '@playwright/test'
import { openEditor } from '../portal/editor.ts'
import { openSignedIn } from '../portal/openSignedIn.ts'
import { openList, signIn } from '../portal/steps.ts'
import { expect, test } from '../portal/test.ts'

async function firstNumber(page: Page): Promise<string> {
  const label = await page.getByRole('article').first().getAttribute('aria-label')
  return label?.replace('Order ', '') ?? ''
}

test('keeps the list below an open dialog in place, closes the dialog on Back, stays on the list and keeps the draft', async ({
  page,
}) => {
  await signIn(page, 'priya')
  await openList(page, 'Accepted Orders')
  const number = await firstNumber(page)
  const card = page.getByRole('article', { name: `Order ${number}`, exact: true })
  const editor = await openEditor(page, card, number)

  await test.step('the list stays where it is while the wheel turns beside the dialog', async () => {
    const before = await page.evaluate(() => scrollY)
    const twoFramesLater = page.evaluate(
      () =>
        new Promise((resolve) => {
          addEventListener('wheel', () => requestAnimationFrame(() => requestAnimationFrame(resolve)), { once: true })
        }),
    )
    await page.mouse.move(8, 450)
    await page.mouse.wheel(0, 400)
    await twoFramesLater
    expect(await page.evaluate(() => scrollY)).toBe(before)
  })

  await editor.getByRole('textbox', { name: 'OC Comments' }).fill('At the back door')

  await page.evaluate(() => history.back())
  await expect(editor).toBeHidden()
  await expect(page).toHaveURL(/\/accepted-orders$/)

  await page.evaluate(() => history.back())
  await expect(page).toHaveURL(/\/available-orders$/)
  await page.goForward()
  await openEditor(page, card, number)
  await expect(page.getByText(/^Restore what you typed at/)).toBeVisible()
})

test('shows the last list at once, with its age, when it is opened again during a slow refresh', async ({ page }) => {
  await openSignedIn(page, 'priya')
  const number = await firstNumber(page)
  await openList(page, 'Order History')
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/orders/available', async (route) => {
    await held
    await route.continue()
  })
  await openList(page, 'Available Orders')
  await expect(page.getByRole('article').first()).toHaveAccessibleName(`Order ${number}`)
  await expect(page.getByText('Last refreshed')).toBeVisible()
  const response = page.waitForResponse('**/api/orders/available')
  release()
  await response
  await expect(page.getByRole('article').first()).toHaveAccessibleName(`Order ${number}`)
})
