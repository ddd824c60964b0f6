import { framePage } from './framePage.ts'
import { expect, test } from './test.ts'

const PHONE = { width: 390, height: 844 }
const TURNED = { width: 844, height: 390 }

test.use({ viewport: PHONE })

test('shows the camera of a frame within the window, also after the phone was turned', async ({ page, tool }) => {
  await page.context().grantPermissions(['camera'])
  const html = framePage(tool, { view: 'update', workOrderNumber: await tool.freshOrder() })
  tool.show('/frame', { html: html.replace('<iframe', '<iframe allow="camera"') })
  await page.goto('/frame')
  const frame = page.frameLocator('iframe')
  await frame.getByRole('button', { name: /^Scan/ }).first().click()
  const camera = frame.getByRole('dialog', { name: 'Scan a barcode' })
  const picture = frame.getByLabel('What the camera sees')
  for (const { width, height } of [PHONE, TURNED]) {
    await page.setViewportSize({ width, height })
    await expect
      .poll(async () => {
        const { y = -1, height: high = 0 } = (await camera.boundingBox()) ?? {}
        return y >= 0 && y + high <= height
      })
      .toBe(true)
    expect((await picture.boundingBox())?.height, 'at most half of the window').toBeLessThanOrEqual(height / 2)
  }
})
