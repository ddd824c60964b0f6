import { openEditor } from '../portal/editor.ts'
import { firstOrder, openList, ordersFound, signIn } from '../portal/steps.ts'
import { expect, test } from '../portal/test.ts'

/** Chromium's moving test picture replaces a camera. */
test.use({
  launchOptions: {
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
  },
})

test('starts the camera for a barcode on a phone and stops it on Cancel', async ({ page, context }) => {
  await context.grantPermissions(['camera'])
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, 'dana', '/accepted-orders')
  const { card, number } = await firstOrder(page)
  const editor = await openEditor(page, card, number)
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

test('prints a manifest of every order found, without the page around it', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {
      document.title = 'printing'
    }
  })
  await signIn(page, 'dana')
  await openList(page, 'Accepted Orders')
  const found = await ordersFound(page)
  const { number } = await firstOrder(page)
  await page.getByRole('button', { name: 'Print manifest', exact: true }).click()
  await expect(page).toHaveTitle('printing')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('row')).toHaveCount(found + 1)
  const row = page.getByRole('row').filter({ hasText: number })
  await expect(row.getByText('Signature')).toHaveCount(2)
  await expect(row.getByText(/, [A-Z]{2} \d{5}/)).toHaveCount(2)
  await expect(row.getByText(/^Phone \d/)).toBeVisible()
  await expect(page.getByRole('cell').first()).toHaveCSS('font-size', '10.6667px')
  await expect(page.getByText(/ROUTED|PICKED_UP/)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Refresh' })).toBeHidden()
  expect(await page.evaluate(() => document.compatMode)).toBe('CSS1Compat')
})
