import { expectAccessibleIn } from '../portal/axe.ts'
import { openEditor, openFirstEditor } from '../portal/editor.ts'
import { inEachLayout } from '../portal/layouts.ts'
import { expectCardTerms, expectCustomDates, expectListNames, expectTerms } from '../portal/listNames.ts'
import { openSignedIn } from '../portal/openSignedIn.ts'
import { firstOrder, openList, signIn } from '../portal/steps.ts'
import { expect, test } from '../portal/test.ts'

test('Available Orders and its dialogs have their accessible names and no accessibility violation, on a desk and on a phone', async ({
  page,
}) => {
  await openSignedIn(page, 'dana')
  const { card, number } = await firstOrder(page)
  await inEachLayout(page, async (layout) => {
    await expectAccessibleIn(layout, page, 'available orders')
    await expectListNames(page, 'Available Orders')
    await expectCustomDates(page, ['Pickup Earliest From', 'Pickup Earliest To'])
    await expectCardTerms(card)
    for (const name of ['View Details', 'Accept', 'Decline'])
      await expect(card.getByRole('button', { name, exact: true })).toBeVisible()
  })

  await card.getByRole('button', { name: 'Accept', exact: true }).click()
  const accept = page.getByRole('dialog', { name: `Accept Order ${number}`, exact: true })
  await inEachLayout(page, async (layout) => {
    for (const name of ['OC Reference Number', 'User Comment'])
      await expect(accept.getByRole('textbox', { name, exact: true })).toBeVisible()
    await expect(accept.getByRole('button', { name: 'Accept Order', exact: true })).toBeVisible()
    await expectAccessibleIn(layout, page, 'accept')
  })
  await accept.getByRole('button', { name: 'Cancel', exact: true }).click()

  await card.getByRole('button', { name: 'Decline', exact: true }).click()
  const decline = page.getByRole('dialog', { name: `Decline Order ${number}`, exact: true })
  await inEachLayout(page, async (layout) => {
    await expect(decline.getByRole('textbox', { name: 'Reason for Decline', exact: true })).toBeVisible()
    await expect(decline.getByRole('button', { name: 'Decline Order', exact: true })).toBeVisible()
    await expectAccessibleIn(layout, page, 'decline')
  })
  await decline.getByRole('button', { name: 'Cancel', exact: true }).click()
})

test('the details of an order have their accessible names and no accessibility violation, on a desk and on a phone', async ({
  page,
}) => {
  await openSignedIn(page, 'dana')
  const { card, number } = await firstOrder(page)
  await card.getByRole('button', { name: 'View Details', exact: true }).click()
  const details = page.getByRole('dialog', { name: `Order ${number}`, exact: true })
  await inEachLayout(page, async (layout) => {
    for (const name of [
      'Contact Information',
      'Pickup Details',
      'Dropoff Details',
      'Order Information',
      'Item Details',
    ])
      await expect(details.getByRole('heading', { name, exact: true })).toBeVisible()
    await expectTerms(details, [
      ...['First Name', 'Last Name', 'Phone', 'Signature', 'Quantity', 'Notes', 'Trip Class', 'Vehicle', 'Miles'],
      ...['Temp State', 'Minutes to Complete', 'Patient', 'Charge', 'OC Reference Number', 'OC Comments'],
    ])
    await expectAccessibleIn(layout, page, 'details')
  })
  await details.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(details).toBeHidden()
})

test('Accepted Orders and Update Order Details have their accessible names and no accessibility violation, on a desk and on a phone', async ({
  page,
}) => {
  await openSignedIn(page, 'dana', '/accepted-orders')
  const { card, number } = await firstOrder(page)
  await inEachLayout(page, async (layout) => {
    await expectAccessibleIn(layout, page, 'accepted orders')
    await expectListNames(page, 'Accepted Orders')
    const conditions = page.getByRole('group', { name: 'Conditions', exact: true })
    for (const name of ['Routed', 'Picked Up'])
      await expect(conditions.getByRole('checkbox', { name, exact: true })).toBeChecked()
    const field = page.getByRole('radiogroup', { name: 'Sort Field', exact: true })
    await expect(field.getByRole('radio', { name: 'Pickup Earliest', exact: true })).toBeChecked()
    await expect(field.getByRole('radio', { name: 'Status', exact: true })).toBeVisible()
    const order = page.getByRole('radiogroup', { name: 'Sort Order', exact: true })
    await expect(order.getByRole('radio', { name: 'Ascending', exact: true })).toBeChecked()
    await expect(order.getByRole('radio', { name: 'Descending', exact: true })).toBeVisible()
    await expectCardTerms(card)
    await expect(card.getByTestId('order-status')).toHaveText(/^(Routed|Picked Up)$/)
    await expect(card.getByRole('button', { name: 'View Details', exact: true })).toBeVisible()
  })

  const editor = await openEditor(page, card, number)
  await inEachLayout(page, async (layout) => {
    await expectAccessibleIn(layout, page, 'update details')
    for (const name of ['Order Details', 'No Load Details', 'Charge Details', 'Item Details'])
      await expect(editor.getByRole('heading', { name, exact: true })).toBeVisible()
    for (const name of ['Pickup Signature', 'Dropoff Signature', 'OC Comments'])
      await expect(editor.getByRole('textbox', { name, exact: true })).toBeVisible()
    await expect(editor.getByRole('spinbutton', { name: 'Charge Amount', exact: true })).toBeVisible()
    await expect(editor.getByLabel('Time for all items', { exact: true })).toHaveAttribute('type', 'datetime-local')
    for (const name of ['Add Item', 'Reset Form', 'Set Pickup Times', 'Set Dropoff Times', 'Save', 'Cancel'])
      await expect(editor.getByRole('button', { name, exact: true })).toBeVisible()
    if (layout === 'desk') {
      const table = editor.getByRole('table', { name: 'Items', exact: true })
      for (const name of ['#', 'Barcode', 'Item Type', 'Quantity', 'Pickup Time', 'Dropoff Time', 'Actions'])
        await expect(table.getByRole('columnheader', { name, exact: true })).toBeVisible()
    }
    for (const name of ['barcode', 'type', 'quantity', 'pickup time', 'dropoff time'])
      await expect(editor.getByLabel(`Item 1 ${name}`, { exact: true })).toBeVisible()
    await expect(editor.getByRole('combobox', { name: 'Item 1 type', exact: true })).toBeVisible()
    await expect(editor.getByRole('button', { name: 'Delete item 1', exact: true })).toBeVisible()
  })
})

test('a no-load and an added item of Update Order Details have their accessible names and no accessibility violation, on a desk and on a phone', async ({
  page,
}) => {
  await openSignedIn(page, 'dana', '/accepted-orders')
  const { editor } = await openFirstEditor(page)
  await editor.getByRole('checkbox', { name: 'No Load', exact: true }).check()
  await inEachLayout(page, async (layout) => {
    await expect(editor.getByRole('textbox', { name: 'No Load Comments', exact: true })).toBeVisible()
    await expect(editor.getByLabel('No Load Pickup Time', { exact: true })).toHaveAttribute('type', 'datetime-local')
    await expectAccessibleIn(layout, page, 'update details with no load')
  })
  await editor.getByRole('button', { name: 'Add Item', exact: true }).click()
  await inEachLayout(page, async () => {
    await expect(editor.getByRole('button', { name: /^Copy item \d+$/ })).toHaveCount(1)
    await expect(editor.locator('[data-changed="true"]').last()).toContainText('New')
  })
})

test('Order History and Update Charge have their accessible names and no accessibility violation, on a desk and on a phone', async ({
  page,
}) => {
  await openSignedIn(page, 'dana', '/order-history')
  const { card, number } = await firstOrder(page)
  await inEachLayout(page, async (layout) => {
    await expectAccessibleIn(layout, page, 'order history')
    await expectListNames(page, 'Order History')
    await expectCustomDates(page, ['Start Date', 'End Date'])
    await expectCardTerms(card)
    await expect(card.getByTestId('order-status')).toHaveText('Completed')
    await expect(card.getByRole('button', { name: 'View Details', exact: true })).toBeVisible()
  })
  await card.getByRole('button', { name: 'Update Charge', exact: true }).click()
  const charge = page.getByRole('dialog', { name: `Update Charge for ${number}`, exact: true })
  await inEachLayout(page, async (layout) => {
    await expect(charge.getByRole('spinbutton', { name: 'Charge', exact: true })).toBeVisible()
    for (const name of ['Update Charge', 'Cancel'])
      await expect(charge.getByRole('button', { name, exact: true })).toBeVisible()
    await expectAccessibleIn(layout, page, 'update charge')
  })
})

test('the frame around every screen has its accessible names, on a desk and on a phone', async ({ page }) => {
  await page.goto('/login')
  await inEachLayout(page, async () => {
    await expect(page.getByRole('textbox', { name: 'Username', exact: true })).toBeVisible()
    await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'password')
    await expect(page.getByRole('link', { name: 'Reset Password', exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Skip to main content', exact: true })).toBeAttached()
  })
  await signIn(page, 'dana', '/login')
  await expect(page.getByTestId('orders-found')).toBeVisible()
  const main = page.getByRole('navigation', { name: 'Main', exact: true })
  await inEachLayout(page, async (layout) => {
    if (layout === 'phone') await page.getByRole('button', { name: 'Menu', exact: true }).click()
    for (const name of ['Available Orders', 'Accepted Orders', 'Order History'])
      await expect(main.getByRole('link', { name, exact: true })).toBeVisible()
    await expect(main.getByRole('button', { name: 'Log Out', exact: true })).toBeVisible()
    await expect(main.locator('[aria-current="page"]')).toHaveText('Available Orders')
    for (const name of ['EULA', 'Privacy Policy', 'Privacy Policy (CA)'])
      await expect(page.getByRole('contentinfo').getByRole('link', { name, exact: true })).toBeVisible()
    await expect(page.getByRole('contentinfo')).toContainText('2022')
    await expect(page.getByRole('banner')).toContainText('Order Hub')
    // On a desk each list is one click away.
    if (layout === 'desk')
      for (const name of ['Accepted Orders', 'Order History', 'Available Orders'] as const) {
        await openList(page, name)
        await expect(main.locator('[aria-current="page"]')).toHaveText(name)
      }
  })
})
