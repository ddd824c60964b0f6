import type { Page } from '@playwright/test'
import { layoutFaults } from '../engines/layoutFaults.ts'
import { fetchStoredOrder, openEditor, todayAt } from '../portal/editor.ts'
import { openSignedIn } from '../portal/openSignedIn.ts'
import { cardsOfPage, numberOf } from '../portal/steps.ts'
import { expect, test } from '../portal/test.ts'

/** From 10 items on a search for barcodes is above the table too. Which order is first, and how long, depends on the day. */
async function orderWithoutSearch(page: Page) {
  for (const card of await cardsOfPage(page)) {
    const number = await numberOf(card)
    const { lineItems } = await fetchStoredOrder(page, number)
    if (lineItems.length < 10) return { card, number }
  }
  throw new Error('Each order of the page has 10 items or more')
}

test('shows each time with AM or PM and each item type in full at every width, and an added item in view on a phone', async ({
  page,
}) => {
  await openSignedIn(page, 'dana', '/accepted-orders')
  const { card, number } = await orderWithoutSearch(page)
  const editor = await openEditor(page, card, number)
  await editor.getByLabel('Item 1 pickup time', { exact: true }).fill(todayAt('17:39'))
  await editor.getByLabel('Time for all items').fill(todayAt('05:39'))
  await editor.getByLabel('Item 1 type', { exact: true }).selectOption({ label: 'Cryogenic Shipper' })
  const buttons = editor.getByRole('button', { name: /^(Add Item|Reset Form|Set Pickup Times|Set Dropoff Times)$/ })
  await expect(buttons).toHaveCount(4)
  const tops = await buttons.evaluateAll((all) => all.map((button) => button.getBoundingClientRect().top))
  expect(new Set(tops).size, 'lines of buttons above the table').toBe(1)
  for (const width of [1440, 1280, 1260, 768, 390, 320]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(editor.getByLabel('Item 1 pickup time', { exact: true })).toHaveValue(todayAt('17:39'))
    await expect
      .poll(() => layoutFaults({ run: (inPage) => page.evaluate(inPage) }), `layout faults at ${width} px`)
      .toEqual([])
    await expect
      .poll(() => editor.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth), `hidden width at ${width} px`)
      .toBe(0)
  }

  await page.setViewportSize({ width: 390, height: 844 })
  const barcodes = editor.getByRole('textbox', { name: /^Item \d+ barcode$/ })
  const count = await barcodes.count()
  const add = editor.getByRole('button', { name: 'Add Item' })
  const last = await barcodes.last().boundingBox()
  const below = await add.boundingBox()
  expect(below?.y ?? 0).toBeGreaterThan(last?.y ?? 0)
  await add.click()
  const added = editor.getByRole('textbox', { name: `Item ${count + 1} barcode` })
  await expect(added).toBeFocused()
  await expect(added).toBeInViewport({ ratio: 1 })
})
