import { type Page, test } from '@playwright/test'

const sizes = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } }

export type Layout = keyof typeof sizes

/** Runs a check of the present state of the page on a desk and on a phone. */
export async function inEachLayout(page: Page, check: (layout: Layout) => Promise<void>): Promise<void> {
  for (const layout of ['desk', 'phone'] as const)
    await test.step(`on a ${layout}`, async () => {
      await page.setViewportSize(sizes[layout])
      await check(layout)
    })
}
