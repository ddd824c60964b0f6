import { colorName } from '../portal/colors.ts'
import { openSignedIn } from '../portal/openSignedIn.ts'
import { firstOrder, ordersFound } from '../portal/steps.ts'
import { expect, test } from '../portal/test.ts'

test('accepts one order and declines another, also after a reload', async ({ page }) => {
  await openSignedIn(page, 'dana')
  const accepted = await firstOrder(page)
  const before = await ordersFound(page)
  await accepted.card.getByRole('button', { name: 'Accept', exact: true }).click()
  const accept = page.getByRole('dialog', { name: `Accept Order ${accepted.number}` })
  await expect(accept.getByRole('textbox', { name: 'OC Reference Number' })).toBeFocused()
  await expect(accept.getByRole('button', { name: 'Accept Order' })).toBeDisabled()
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
  await page.goto('/accepted-orders')
  await expect(page.getByTestId('orders-found')).toBeVisible()
})

test('shows the rules of the accept and decline dialogs at the field', async ({ page }) => {
  await openSignedIn(page, 'dana')
  const { card, number } = await firstOrder(page)
  await card.getByRole('button', { name: 'Accept', exact: true }).click()
  const accept = page.getByRole('dialog', { name: `Accept Order ${number}` })
  const reference = accept.getByRole('textbox', { name: 'OC Reference Number' })
  await reference.fill(' ')
  await reference.blur()
  await expect(reference).toHaveAccessibleDescription(/OC Reference Number is required\./)
  const comment = accept.getByRole('textbox', { name: 'User Comment' })
  await comment.fill('x'.repeat(256))
  await comment.blur()
  await expect(comment).toHaveAccessibleDescription(/User Comment cannot be more than 255 characters\./)
  await reference.fill('OC-1')
  await expect(accept.getByRole('button', { name: 'Accept Order' })).toBeDisabled()
  await comment.fill('')
  await expect(accept.getByRole('button', { name: 'Accept Order' })).toBeEnabled()
})

test('keeps the typed accept after a failure and sends it again once', async ({ page }) => {
  await openSignedIn(page, 'dana')
  const { card, number } = await firstOrder(page)
  let sent = 0
  await page.route('**/api/orders/update', (route) => {
    sent += 1
    return sent === 1 ? route.fulfill({ status: 500, body: 'no' }) : route.continue()
  })
  await card.getByRole('button', { name: 'Accept', exact: true }).click()
  const accept = page.getByRole('dialog', { name: `Accept Order ${number}` })
  await accept.getByRole('textbox', { name: 'OC Reference Number' }).fill('OC-1')
  await accept.getByRole('button', { name: 'Accept Order' }).click()
  await expect(accept.getByRole('alert')).toContainText('There was an error accepting this order. Please try again.')
  await expect(accept.getByRole('textbox', { name: 'OC Reference Number' })).toHaveValue('OC-1')
  await accept.getByRole('button', { name: 'Accept Order' }).dblclick()
  await expect(page.getByText(`${number} Accepted!`)).toBeVisible()
  expect(sent).toBe(2)
})

test('lets one of two dispatchers accept an order and shows the other that it is no longer available', async ({
  page,
  browser,
  portal,
}) => {
  await openSignedIn(page, 'dana')
  const context = await browser.newContext({ baseURL: portal.address, timezoneId: 'America/New_York' })
  const other = await context.newPage()
  await openSignedIn(other, 'priya')
  const { card, number } = await firstOrder(page)
  const theirs = other.getByRole('article', { name: `Order ${number}`, exact: true })
  for (const next of ['2', '3', '4', '5']) {
    await expect(other.getByRole('article').first()).toBeVisible()
    if (await theirs.count()) break
    await other
      .getByRole('button', { name: `Go to page ${next}` })
      .first()
      .click()
  }
  await card.getByRole('button', { name: 'Accept', exact: true }).click()
  await theirs.getByRole('button', { name: 'Accept', exact: true }).click()
  const mine = page.getByRole('dialog', { name: `Accept Order ${number}` })
  const hers = other.getByRole('dialog', { name: `Accept Order ${number}` })
  await mine.getByRole('textbox', { name: 'OC Reference Number' }).fill('OC-first')
  await hers.getByRole('textbox', { name: 'OC Reference Number' }).fill('OC-second')
  await mine.getByRole('button', { name: 'Accept Order' }).click()
  await expect(page.getByText(`${number} Accepted!`)).toBeVisible()
  await hers.getByRole('button', { name: 'Accept Order' }).click()
  await expect(hers).toContainText('There was an error accepting this order. Please try again.')
  await expect(hers).toContainText('This order is no longer available. It may have been taken or withdrawn.')
  await hers.getByRole('button', { name: 'Cancel' }).click()
  await context.close()
})

test('shows an error when a decline fails', async ({ page }) => {
  await openSignedIn(page, 'dana')
  const { card, number } = await firstOrder(page)
  await page.route('**/api/orders/update', (route) => route.abort())
  await card.getByRole('button', { name: 'Decline', exact: true }).click()
  const decline = page.getByRole('dialog', { name: `Decline Order ${number}` })
  await decline.getByRole('textbox', { name: 'Reason for Decline' }).fill('Too far')
  await decline.getByRole('button', { name: 'Decline Order' }).click()
  await expect(decline.getByRole('alert')).toContainText('There was an error rejecting this order. Please try again.')
})
