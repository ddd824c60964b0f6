import type { Page } from '@playwright/test'
import { fetchStoredOrder, openEditor } from '../portal/editor.ts'
import { openSignedIn } from '../portal/openSignedIn.ts'
import { firstOrder } from '../portal/steps.ts'
import { expect, test } from '../portal/test.ts'

const MANY = 150

/** Raises the quantity of one item to 150, saves, and opens the order again. */
async function openLongOrder(page: Page) {
  await openSignedIn(page, 'dana', '/accepted-orders')
  const { card, number } = await firstOrder(page)
  const short = await openEditor(page, card, number)
  await short.getByRole('spinbutton', { name: 'Item 1 quantity' }).fill(String(MANY))
  await short.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(`${number} updated successfully!`)).toBeVisible()
  const { lineItems } = await fetchStoredOrder(page, number)
  const editor = await openEditor(page, card, number)
  return { editor, items: lineItems.length }
}

for (const [device, viewport] of [
  ['a desk', { width: 1440, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const)
  test(`renders only the rows in view of a long order on ${device} and scrolls to the others`, async ({ page }) => {
    await page.setViewportSize(viewport)
    const { editor, items } = await openLongOrder(page)
    expect(items).toBeGreaterThanOrEqual(MANY)
    const barcodes = editor.getByRole('textbox', { name: /^Item \d+ barcode$/ })
    expect(await barcodes.count()).toBeLessThan(30)

    await editor.getByRole('button', { name: 'Add Item' }).click()
    const added = editor.getByRole('textbox', { name: `Item ${items + 1} barcode` })
    await expect(added).toBeFocused()
    // Scrolling stops at whole device pixels, so a fraction of one may be outside.
    await expect(added).toBeInViewport({ ratio: 0.99 })
    await page.keyboard.type('LAST-ONE')
    await page.keyboard.press('Enter')
    await expect(editor.getByRole('textbox', { name: `Item ${items + 2} barcode` })).toBeFocused()

    // The first field that needs attention is at the end of the list; the link to it is at the top.
    await editor.getByRole('searchbox', { name: 'Find a barcode' }).fill('LAST-ONE')
    await page.keyboard.press('Enter')
    await expect(added).toBeFocused()
    await expect(added).toHaveValue('LAST-ONE')
    await expect(added).toBeInViewport({ ratio: 1 })

    await editor.getByRole('textbox', { name: 'OC Comments' }).focus()
    await page.keyboard.press('Control+s')
    const missing = editor.getByRole('combobox', { name: `Item ${items + 1} type` })
    await expect(missing).toBeFocused()
    await expect(missing).toBeInViewport({ ratio: 1 })
    await expect(missing).toHaveAccessibleDescription('Item Type is Required')
  })

test('reaches rows that are not rendered by keyboard alone', async ({ page }) => {
  const { editor, items } = await openLongOrder(page)
  const table = editor.getByRole('table')
  await expect(table).toHaveAttribute('aria-rowcount', String(items + 1))
  await editor.getByRole('combobox', { name: 'Item 1 type' }).focus()
  const beyond = editor.getByRole('combobox', { name: 'Item 20 type' })
  await expect(beyond).toHaveCount(0)
  for (let presses = 0; presses < 400 && (await beyond.count()) === 0; presses += 1) await page.keyboard.press('Tab')
  await expect(beyond).toBeVisible()
  await expect(editor.locator(':focus')).toBeInViewport({ ratio: 1 })
})
