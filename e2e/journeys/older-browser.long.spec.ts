import { expectDocument } from '../portal/documents.ts'
import { removeNewerFunctions } from '../portal/olderBrowser.ts'
import { firstOrder, openList, signIn } from '../portal/steps.ts'
import { expect, test } from '../portal/test.ts'

test('shows documents, lists and dialogs with the functions of the oldest supported browsers', async ({ page }) => {
  await removeNewerFunctions(page)
  await page.goto('/EULA')
  await expectDocument(page, 'EULA document')
  await page.setViewportSize({ width: 390, height: 844 })
  await expectDocument(page, 'EULA document')
  await page.setViewportSize({ width: 1440, height: 900 })

  await signIn(page, 'dana')
  for (const [list, button, dialog, field] of [
    ['Available Orders', 'Accept', 'Accept Order', 'OC Reference Number'],
    ['Accepted Orders', 'Update Details', 'Update Order Details', 'Pickup Signature'],
    ['Order History', 'Update Charge', 'Update Charge for', 'Charge'],
  ] as const) {
    await openList(page, list)
    const { card, number } = await firstOrder(page)
    await card.getByRole('button', { name: button }).click()
    const opened = page.getByRole('dialog', { name: `${dialog} ${number}` })
    await expect(opened.getByLabel(field, { exact: true })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await page.goto('/status')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
