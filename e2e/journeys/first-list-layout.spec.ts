import { recordedShifts, recordShifts } from '../portal/layoutShifts.ts'
import { openSignedIn } from '../portal/openSignedIn.ts'
import { cardsOfPage } from '../portal/steps.ts'
import { expect, test } from '../portal/test.ts'

for (const [device, width] of [
  ['desk', 1440],
  ['phone', 390],
  ['small phone', 320],
] as const)
  test(`moves nothing on a ${device} while the first orders arrive`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await recordShifts(page)
    await openSignedIn(page, 'dana', '/available-orders')
    await cardsOfPage(page)
    expect(await recordedShifts(page)).toEqual([])
  })
