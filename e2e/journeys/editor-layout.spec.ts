import type { Locator } from '@playwright/test'
import { openEditor, todayAt } from '../portal/editor.ts'
import { firstOrder, signIn } from '../portal/steps.ts'
import { expect, test } from '../portal/test.ts'

/** The inputs and selects that are narrower than their content, with the missing pixels. */
function cutOffControls(editor: Locator): Promise<readonly string[]> {
  return editor.locator('input[type="datetime-local"], select').evaluateAll((controls) =>
    controls.flatMap((control) => {
      const copy = control.cloneNode(true)
      if (!(copy instanceof HTMLElement)) return []
      // scrollWidth does not cover the native parts of date inputs and selects, so a copy without a width is measured.
      copy.style.cssText = 'position:absolute;visibility:hidden;width:max-content;min-width:0;max-width:none'
      control.parentElement?.append(copy)
      const missing = Math.round(copy.getBoundingClientRect().width - control.getBoundingClientRect().width)
      copy.remove()
      return missing > 1 ? `${control.getAttribute('aria-label') ?? control.id} by ${missing} px` : []
    }),
  )
}

for (const width of [390, 768, 1260, 1280, 1440])
  test(`shows each time with AM or PM and each item type in full at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await signIn(page, 'dana', '/accepted-orders')
    const { card, number } = await firstOrder(page)
    const editor = await openEditor(page, card, number)
    await editor.getByLabel('Item 1 pickup time', { exact: true }).fill(todayAt('17:39'))
    await editor.getByLabel('Time for all items').fill(todayAt('05:39'))
    await editor.getByLabel('Item 1 type', { exact: true }).selectOption({ label: 'Cryogenic Shipper' })
    expect(await cutOffControls(editor)).toEqual([])
    await expect(editor).toHaveJSProperty('scrollWidth', await editor.evaluate((dialog) => dialog.clientWidth))
  })

test('adds an item below the last one on a phone, with the focus in view', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, 'dana', '/accepted-orders')
  const { card, number } = await firstOrder(page)
  const editor = await openEditor(page, card, number)
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

for (const width of [390, 768, 1440])
  test(`pads the page of an order at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await signIn(page, 'dana', '/accepted-orders')
    const { number } = await firstOrder(page)
    await page.goto(`/order/${number}`)
    const heading = page.getByRole('heading', { level: 1, name: `Order ${number}` })
    await expect(heading).toBeVisible()
    expect((await heading.boundingBox())?.x).toBeGreaterThanOrEqual(16)
  })
