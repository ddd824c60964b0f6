import { chromium as playwrightChromium } from '@playwright/test'
import { layoutFaults } from '../engines/layoutFaults.ts'
import { chromium } from '../portal/browser.ts'
import { openEditor } from '../portal/editor.ts'
import { openSignedIn } from '../portal/openSignedIn.ts'
import { firstOrder } from '../portal/steps.ts'
import { expect, test } from '../portal/test.ts'

// A text size of the browser's settings is an option of its start. In Firefox, "Zoom text only" has the same effect.
for (const [textSize, width] of [
  [20, 1440],
  [24, 1500],
] as const)
  test(`shows whole barcodes and whole words of an order's items with texts of ${textSize} px at ${width} px`, async ({
    portal,
  }) => {
    const browser = await playwrightChromium.launch({
      ...chromium,
      args: [...chromium.args, `--blink-settings=defaultFontSize=${textSize}`],
      ignoreDefaultArgs: ['--hide-scrollbars'],
    })
    try {
      const page = await browser.newPage({
        baseURL: portal.address,
        viewport: { width, height: 900 },
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
      })
      await openSignedIn(page, 'dana', '/accepted-orders')
      const { card, number } = await firstOrder(page)
      const editor = await openEditor(page, card, number)
      const barcode = editor.getByRole('textbox', { name: 'Item 1 barcode' })
      expect((await barcode.boundingBox())?.width, 'width of a barcode').toBeGreaterThan(100)
      expect(await layoutFaults({ run: (inPage) => page.evaluate(inPage) })).toEqual([])
      await editor.getByRole('button', { name: 'Cancel', exact: true }).click()

      await card.getByRole('button', { name: 'View Details' }).click()
      const items = page.getByRole('dialog').getByRole('region', { name: 'Item Details' })
      const heads = items.getByText(/^(Barcode|Quantity|Weight|Comments)$/)
      await expect(heads.first()).toBeVisible()
      const heights = await heads.evaluateAll((all) => all.map((head) => head.getBoundingClientRect().height))
      expect(Math.max(...heights), 'height of a head of one word').toBeLessThan(3.5 * textSize)
    } finally {
      await browser.close()
    }
  })
