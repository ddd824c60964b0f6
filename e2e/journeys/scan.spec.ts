import type { Page } from '@playwright/test'
import { installLabelCamera, showLabel } from '../portal/barcodes.ts'
import { fetchStoredOrder, openFirstEditor } from '../portal/editor.ts'
import { LONG } from '../portal/long.ts'
import { openRouted } from '../portal/openRouted.ts'
import { openSignedIn } from '../portal/openSignedIn.ts'
import { cardsOfPage, numberOf, scanWithoutPause } from '../portal/steps.ts'
import { expect, test } from '../portal/test.ts'

/** The page's first order of which several items are not picked up, one of them with a barcode. */
async function orderWithBarcode(page: Page) {
  for (const card of await cardsOfPage(page)) {
    const number = await numberOf(card)
    const { lineItems } = await fetchStoredOrder(page, number)
    const pending = lineItems.filter((item) => !item.pickupTimeActual)
    const code = pending.find((item) => item.barcode)?.barcode
    if (pending.length > 1 && code)
      return { card: page.getByRole('article', { name: `Order ${number}`, exact: true }), code }
  }
  throw new Error('No order of this page has a barcode among several items that are not picked up')
}

test('starts the camera for a barcode on a phone and stops it on Cancel', async ({ page, context }) => {
  await context.grantPermissions(['camera'])
  await page.setViewportSize({ width: 390, height: 844 })
  await openSignedIn(page, 'dana', '/accepted-orders')
  const { editor } = await openFirstEditor(page)
  await editor.getByRole('button', { name: 'Add Item', exact: true }).click()
  await editor
    .getByRole('button', { name: /^Scan into item/ })
    .last()
    .click()
  const camera = page.getByRole('dialog', { name: 'Scan a barcode' })
  const picture = camera.locator('video')
  await expect(camera.getByText('Starting the camera…')).toBeHidden()
  await expect.poll(() => picture.evaluate((video) => (video as HTMLVideoElement).videoWidth)).toBeGreaterThan(0)
  const track = await picture.evaluateHandle(
    (video) => ((video as HTMLVideoElement).srcObject as MediaStream).getTracks()[0],
  )
  await camera.getByRole('button', { name: 'Cancel', exact: true }).click()
  await expect(camera).toBeHidden()
  await expect.poll(() => track.evaluate((one) => one?.readyState)).toBe('ended')
})

test('keeps the camera open for several codes, and says which one is not on the order or was scanned before', async ({
  page,
}) => {
  await page.addInitScript(installLabelCamera)
  await openRouted(page, 'priya')
  await page.setViewportSize({ width: 390, height: 844 })
  const { card, code } = await orderWithBarcode(page)
  await card.getByRole('button', { name: 'Picked up now' }).click()
  const sheet = page.getByRole('dialog', { name: /^Picked up now/ })
  await sheet.getByRole('checkbox', { name: new RegExp(code) }).uncheck()
  await sheet.getByRole('button', { name: 'Scan items' }).click()
  const camera = page.getByRole('dialog', { name: 'Scan a barcode' })
  await expect(camera.getByText('Starting the camera…')).toBeHidden()
  await showLabel(page, code)
  await expect(camera.getByText(`${code} is on this order`)).toBeVisible()
  await showLabel(page, 'OTHER-1')
  await expect(camera.getByText('OTHER-1 is not on this order')).toBeVisible()
  await showLabel(page, code)
  await expect(camera.getByText(`${code} was already scanned`)).toBeVisible()
  await camera.getByRole('button', { name: 'Done' }).click()
  const box = sheet.getByRole('checkbox', { name: new RegExp(code) })
  await expect(box).toBeChecked()

  const signature = sheet.getByRole('textbox', { name: 'Pickup Signature' })
  await signature.fill('R. Alvarez')
  await scanWithoutPause(page, ['OTHER-2', code])
  await expect(sheet.getByText(`${code} was already scanned`)).toBeVisible()
  await expect(signature).toHaveValue('R. Alvarez')
})

test('adds a scanned item to the table of a tablet in landscape, and not the same one twice', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.addInitScript(installLabelCamera)
  await openSignedIn(page, 'dana', '/accepted-orders')
  const { editor } = await openFirstEditor(page)
  await expect(editor.getByRole('table', { name: 'Items' })).toBeVisible()
  await editor.getByRole('button', { name: 'Scan a new item' }).click()
  const camera = page.getByRole('dialog', { name: 'Scan a barcode' })
  await expect(camera.getByText('Starting the camera…')).toBeHidden()
  await showLabel(page, 'NEW-1')
  await expect(camera.getByText('NEW-1 added')).toBeVisible()
  await showLabel(page, 'NEW-2', { vertically: true })
  await expect(camera.getByText('NEW-2 added')).toBeVisible()
  await showLabel(page, 'NEW-1')
  await expect(camera.getByText('NEW-1 is already on this order')).toBeVisible()
  await camera.getByRole('button', { name: 'Done' }).click()
  const barcodes = editor.getByRole('textbox', { name: /^Item \d+ barcode$/ })
  await expect(barcodes.last()).toHaveValue('NEW-2')
  await expect(barcodes.nth(-2)).toHaveValue('NEW-1')
})

test(
  'takes scans of a USB scanner that follow each other without a pause into one new row each',
  LONG,
  async ({ page }) => {
    await openSignedIn(page, 'dana', '/accepted-orders')
    const { editor } = await openFirstEditor(page)
    await editor.getByRole('button', { name: 'Add Item', exact: true }).click()
    const added = editor.getByRole('textbox', { name: /^Item \d+ barcode$/ }).last()
    await expect(added).toBeFocused()
    const row = Number((await added.getAttribute('aria-label'))?.match(/\d+/)?.[0])
    await scanWithoutPause(page, ['SCAN-0001', 'SCAN-0002', 'SCAN-0003'])
    const barcode = (after: number) => editor.getByRole('textbox', { name: `Item ${row + after} barcode`, exact: true })
    await expect(barcode(3)).toBeFocused()
    for (const [after, code] of ['SCAN-0001', 'SCAN-0002', 'SCAN-0003', ''].entries())
      await expect(barcode(after)).toHaveValue(code)
  },
)
