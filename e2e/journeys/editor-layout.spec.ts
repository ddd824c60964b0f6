import { findLayoutFaults } from '../engines/layoutFaults.ts'
import { openEditor, todayAt } from '../portal/editor.ts'
import { openSignedIn } from '../portal/openSignedIn.ts'
import { firstOrder } from '../portal/steps.ts'
import { expect, test } from '../portal/test.ts'

for (const width of [320, 390, 768, 1260, 1280, 1440])
  test(`shows each time with AM or PM and each item type in full at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await openSignedIn(page, 'dana', '/accepted-orders')
    const { card, number } = await firstOrder(page)
    const editor = await openEditor(page, card, number)
    await editor.getByLabel('Item 1 pickup time', { exact: true }).fill(todayAt('17:39'))
    await editor.getByLabel('Time for all items').fill(todayAt('05:39'))
    await editor.getByLabel('Item 1 type', { exact: true }).selectOption({ label: 'Cryogenic Shipper' })
    expect(await page.evaluate(findLayoutFaults)).toEqual([])
    await expect(editor).toHaveJSProperty('scrollWidth', await editor.evaluate((dialog) => dialog.clientWidth))
  })

test('adds an item below the last one on a phone, with the focus in view', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openSignedIn(page, 'dana', '/accepted-orders')
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
    await openSignedIn(page, 'dana', '/accepted-orders')
    const { number } = await firstOrder(page)
    await page.goto(`/order/${number}`)
    const heading = page.getByRole('heading', { level: 1, name: `Order ${number}` })
    await expect(heading).toBeVisible()
    expect((await heading.boundingBox())?.x).toBeGreaterThanOrEqual(16)
  })
