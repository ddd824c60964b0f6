import { colorName } from '../portal/colors.ts'
import { keepToasts } from '../portal/keepToasts.ts'
import { openSignedIn } from '../portal/openSignedIn.ts'
import { firstOrder, ordersFound } from '../portal/steps.ts'
import { expect, test } from '../portal/test.ts'

test('accepts one order and declines another, also after a reload', async ({ page }) => {
  await keepToasts(page)
  await openSignedIn(page, 'dana')
  const accepted = await firstOrder(page)
  const before = await ordersFound(page)
  await accepted.card.getByRole('button', { name: 'Accept', exact: true }).click()
  const accept = page.getByRole('dialog', { name: `Accept Order ${accepted.number}` })
  await expect(accept.getByRole('textbox', { name: 'OC Reference Number' })).toBeFocused()
  await expect(accept.getByRole('button', { name: 'Accept Order' })).toBeDisabled()
  await page.keyboard.press('Enter')
  await expect(accept.getByRole('textbox', { name: 'OC Reference Number' })).toHaveAccessibleDescription(
    'OC Reference Number is required.',
  )
  await accept.getByRole('textbox', { name: 'OC Reference Number' }).fill('OC-4711')
  await accept.getByRole('textbox', { name: 'User Comment' }).fill('Van 12, leaving at ten')
  const sent = page.waitForRequest('**/api/orders/update')
  await accept.getByRole('button', { name: 'Accept Order' }).click()
  expect((await sent).postDataJSON()).toEqual({
    ocReferenceNumber: 'OC-4711',
    ocStatus: 'ACCEPTED',
    userComment: 'Van 12, leaving at ten',
    workOrderNumber: accepted.number,
  })
  const green = page.getByRole('status').filter({ hasText: `${accepted.number} Accepted!` })
  await expect(green).toBeVisible()
  expect(await colorName(green.locator('svg'))).toBe('green')
  await expect.poll(() => ordersFound(page)).toBe(before - 1)

  const declined = await firstOrder(page)
  await declined.card.getByRole('button', { name: 'Decline', exact: true }).click()
  const decline = page.getByRole('dialog', { name: `Decline Order ${declined.number}` })
  await expect(decline.getByRole('button', { name: 'Decline Order' })).toBeDisabled()
  const reason = decline.getByRole('textbox', { name: 'Reason for Decline' })
  await reason.fill('No refrigerated van left today')
  const refused = page.waitForRequest('**/api/orders/update')
  await decline.getByRole('button', { name: 'Decline Order' }).click()
  expect((await refused).postDataJSON()).toEqual({
    ocReferenceNumber: '',
    ocStatus: 'REJECTED',
    userComment: 'No refrigerated van left today',
    workOrderNumber: declined.number,
  })
  const grey = page.getByRole('status').filter({ hasText: `${declined.number} Declined` })
  await expect(grey).toBeVisible()
  expect(await colorName(grey.locator('svg'))).toBe('grey')
  await expect.poll(() => ordersFound(page)).toBe(before - 2)

  await page.reload()
  await expect.poll(() => ordersFound(page)).toBe(before - 2)
})
