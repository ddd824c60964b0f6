import type { Locator } from '@playwright/test'
import { openEditor } from '../portal/editor.ts'
import { openSignedIn } from '../portal/openSignedIn.ts'
import { firstOrder, openList, signIn } from '../portal/steps.ts'
import { expect, test } from '../portal/test.ts'

const terms = [
  'Pickup',
  'Dropoff',
  'Pickup Earliest',
  'Pickup Latest',
  'Dropoff Earliest',
  'Dropoff Latest',
  'Trip Class',
  'Vehicle',
  'Miles',
  'Temp State',
  'Minutes to Complete',
]

async function expectTerms(card: Locator, names: readonly string[]) {
  for (const name of names) await expect(card.getByRole('term').getByText(name, { exact: true }).first()).toBeAttached()
}

/** The controls that every list screen has. */
async function expectList(page: import('@playwright/test').Page, title: string) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page.getByRole('main')).toHaveCount(1)
  for (const name of ['Reset Filters', 'Search', 'Refresh'])
    await expect(page.getByRole('button', { name, exact: true })).toBeVisible()
  await expect(page.getByText(/^Last Refreshed: /)).toBeVisible()
  const toggle = page.getByRole('button', { name: 'Filters', exact: true })
  if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click()
  await expect(page.getByRole('region', { name: 'Filters', exact: true })).toBeVisible()
  await expect(page.getByRole('group', { name: 'Accounts', exact: true }).getByRole('checkbox')).toHaveCount(3)
  await expect(page.getByRole('checkbox', { name: 'Northline Medical Couriers', exact: true })).toBeVisible()
  const dates = page.getByRole('combobox', { name: 'Dates', exact: true })
  const options = await dates
    .locator('option')
    .evaluateAll((all) => all.map((one) => [one.textContent, one.getAttribute('value')]))
  const presets = [
    ['Yesterday', 'YESTERDAY'],
    ['Today', 'TODAY'],
  ]
  expect(options).toEqual([
    ...(title === 'Order History' ? presets.toReversed() : presets),
    ['Tomorrow', 'TOMORROW'],
    ['Custom Date Range', 'CUSTOM'],
  ])
  await expect(page.getByTestId('orders-found')).toHaveText(/^Orders Found\s*\d+$/)
  for (const end of ['top', 'bottom']) {
    const pages = page.getByRole('navigation', { name: `Orders pages, ${end}`, exact: true })
    for (const name of [
      'Go to first page',
      'Go to previous page',
      'Go to page 2',
      'Go to next page',
      'Go to last page',
    ])
      await expect(pages.getByRole('button', { name, exact: true })).toBeVisible()
    await expect(pages.getByRole('button', { name: 'page 1', exact: true })).toHaveAttribute('aria-current', 'page')
  }
}

for (const [size, viewport] of [
  ['desk', { width: 1440, height: 900 }],
  ['phone', { width: 390, height: 844 }],
] as const)
  test.describe(`on a ${size}`, () => {
    test.use({ viewport })

    test('Available Orders and its dialogs', async ({ page }) => {
      await openSignedIn(page, 'dana')
      await expect(page.getByTestId('orders-found')).toBeVisible()
      await expectList(page, 'Available Orders')
      await page.getByRole('combobox', { name: 'Dates' }).selectOption('CUSTOM')
      for (const name of ['Pickup Earliest From', 'Pickup Earliest To'])
        await expect(page.getByLabel(name, { exact: true })).toHaveAttribute('type', 'date')
      const { card, number } = await firstOrder(page)
      await expectTerms(card, terms)
      for (const name of ['View Details', 'Accept', 'Decline'])
        await expect(card.getByRole('button', { name, exact: true })).toBeVisible()

      await card.getByRole('button', { name: 'Accept', exact: true }).click()
      const accept = page.getByRole('dialog', { name: `Accept Order ${number}`, exact: true })
      for (const name of ['OC Reference Number', 'User Comment'])
        await expect(accept.getByRole('textbox', { name, exact: true })).toBeVisible()
      await expect(accept.getByRole('button', { name: 'Accept Order', exact: true })).toBeVisible()
      await accept.getByRole('button', { name: 'Cancel', exact: true }).click()

      await card.getByRole('button', { name: 'Decline', exact: true }).click()
      const decline = page.getByRole('dialog', { name: `Decline Order ${number}`, exact: true })
      await expect(decline.getByRole('textbox', { name: 'Reason for Decline', exact: true })).toBeVisible()
      await expect(decline.getByRole('button', { name: 'Decline Order', exact: true })).toBeVisible()
      await decline.getByRole('button', { name: 'Cancel', exact: true }).click()

      await card.getByRole('button', { name: 'View Details', exact: true }).click()
      const details = page.getByRole('dialog', { name: `Order ${number}`, exact: true })
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
      await details.getByRole('button', { name: 'Close', exact: true }).click()
      await expect(details).toBeHidden()
    })

    test('Accepted Orders and Update Order Details', async ({ page }) => {
      await openSignedIn(page, 'dana', '/accepted-orders')
      await expect(page.getByTestId('orders-found')).toBeVisible()
      await expectList(page, 'Accepted Orders')
      const conditions = page.getByRole('group', { name: 'Conditions', exact: true })
      for (const name of ['Routed', 'Picked Up'])
        await expect(conditions.getByRole('checkbox', { name, exact: true })).toBeChecked()
      const field = page.getByRole('radiogroup', { name: 'Sort Field', exact: true })
      await expect(field.getByRole('radio', { name: 'Pickup Earliest', exact: true })).toBeChecked()
      await expect(field.getByRole('radio', { name: 'Status', exact: true })).toBeVisible()
      const order = page.getByRole('radiogroup', { name: 'Sort Order', exact: true })
      await expect(order.getByRole('radio', { name: 'Ascending', exact: true })).toBeChecked()
      await expect(order.getByRole('radio', { name: 'Descending', exact: true })).toBeVisible()
      const { card, number } = await firstOrder(page)
      await expectTerms(card, terms)
      await expect(card.getByTestId('order-status')).toHaveText(/^(Routed|Picked Up)$/)
      await expect(card.getByRole('button', { name: 'View Details', exact: true })).toBeVisible()

      const editor = await openEditor(page, card, number)
      for (const name of ['Order Details', 'No Load Details', 'Charge Details', 'Item Details'])
        await expect(editor.getByRole('heading', { name, exact: true })).toBeVisible()
      for (const name of ['Pickup Signature', 'Dropoff Signature', 'OC Comments'])
        await expect(editor.getByRole('textbox', { name, exact: true })).toBeVisible()
      await expect(editor.getByRole('spinbutton', { name: 'Charge Amount', exact: true })).toBeVisible()
      await editor.getByRole('checkbox', { name: 'No Load', exact: true }).check()
      await expect(editor.getByRole('textbox', { name: 'No Load Comments', exact: true })).toBeVisible()
      for (const name of ['No Load Pickup Time', 'Time for all items'])
        await expect(editor.getByLabel(name, { exact: true })).toHaveAttribute('type', 'datetime-local')
      for (const name of ['Add Item', 'Reset Form', 'Set Pickup Times', 'Set Dropoff Times', 'Save', 'Cancel'])
        await expect(editor.getByRole('button', { name, exact: true })).toBeVisible()
      if (size === 'desk') {
        const table = editor.getByRole('table', { name: 'Items', exact: true })
        for (const name of ['#', 'Barcode', 'Item Type', 'Quantity', 'Pickup Time', 'Dropoff Time', 'Actions'])
          await expect(table.getByRole('columnheader', { name, exact: true })).toBeVisible()
      }
      for (const name of ['barcode', 'type', 'quantity', 'pickup time', 'dropoff time'])
        await expect(editor.getByLabel(`Item 1 ${name}`, { exact: true })).toBeVisible()
      await expect(editor.getByRole('combobox', { name: 'Item 1 type', exact: true })).toBeVisible()
      await expect(editor.getByRole('button', { name: 'Delete item 1', exact: true })).toBeVisible()
      const rows = await editor.getByRole('button', { name: /^Delete item \d+$/ }).count()
      await editor.getByRole('button', { name: 'Add Item', exact: true }).click()
      const added = editor.getByRole('button', { name: /^Copy item \d+$/ })
      await expect(added).toHaveCount(1)
      await expect(editor.locator('[data-changed="true"]').last()).toContainText('New')
      expect(rows).toBeGreaterThan(0)
    })

    test('Order History and Update Charge', async ({ page }) => {
      await openSignedIn(page, 'dana', '/order-history')
      await expect(page.getByTestId('orders-found')).toBeVisible()
      await expectList(page, 'Order History')
      await page.getByRole('combobox', { name: 'Dates' }).selectOption('CUSTOM')
      for (const name of ['Start Date', 'End Date'])
        await expect(page.getByLabel(name, { exact: true })).toHaveAttribute('type', 'date')
      const { card, number } = await firstOrder(page)
      await expectTerms(card, terms)
      await expect(card.getByTestId('order-status')).toHaveText('Completed')
      await expect(card.getByRole('button', { name: 'View Details', exact: true })).toBeVisible()
      await card.getByRole('button', { name: 'Update Charge', exact: true }).click()
      const charge = page.getByRole('dialog', { name: `Update Charge for ${number}`, exact: true })
      await expect(charge.getByRole('spinbutton', { name: 'Charge', exact: true })).toBeVisible()
      for (const name of ['Update Charge', 'Cancel'])
        await expect(charge.getByRole('button', { name, exact: true })).toBeVisible()
    })

    test('the frame around every screen', async ({ page }) => {
      await page.goto('/login')
      await expect(page.getByRole('textbox', { name: 'Username', exact: true })).toBeVisible()
      await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'password')
      await expect(page.getByRole('link', { name: 'Reset Password', exact: true })).toBeVisible()
      await page.keyboard.press('Tab')
      await page.keyboard.press('Shift+Tab')
      await expect(page.getByRole('link', { name: 'Skip to main content', exact: true })).toBeAttached()
      await signIn(page, 'dana', '/login')
      await expect(page.getByTestId('orders-found')).toBeVisible()
      const menu = page.getByRole('button', { name: 'Menu', exact: true })
      if (await menu.isVisible()) await menu.click()
      const main = page.getByRole('navigation', { name: 'Main', exact: true })
      for (const name of ['Available Orders', 'Accepted Orders', 'Order History'])
        await expect(main.getByRole('link', { name, exact: true })).toBeVisible()
      await expect(main.getByRole('button', { name: 'Log Out', exact: true })).toBeVisible()
      await expect(main.locator('[aria-current="page"]')).toHaveText('Available Orders')
      // On a desk each list is one click away.
      if (size === 'desk')
        for (const name of ['Accepted Orders', 'Order History', 'Available Orders'] as const) {
          await openList(page, name)
          await expect(main.locator('[aria-current="page"]')).toHaveText(name)
        }
      for (const name of ['EULA', 'Privacy Policy', 'Privacy Policy (CA)'])
        await expect(page.getByRole('contentinfo').getByRole('link', { name, exact: true })).toBeVisible()
      await expect(page.getByRole('contentinfo')).toContainText('2022')
      await expect(page.getByRole('banner')).toContainText('Order Hub')
    })
  })
