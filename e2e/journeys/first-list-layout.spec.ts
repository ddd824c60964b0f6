import type { Page } from '@playwright/test'
import { openSignedIn } from '../portal/openSignedIn.ts'
import { cardsOfPage } from '../portal/steps.ts'
import { expect, test } from '../portal/test.ts'

/** A layout shift is reported with the frame that it appears in. */
function nextFrame(page: Page): Promise<void> {
  return page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => done())))
}

for (const [device, width] of [
  ['desk', 1440],
  ['phone', 390],
] as const)
  test(`moves nothing on a ${device} while the first orders arrive`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.addInitScript(() => {
      const moved: string[] = []
      Object.assign(window, { moved })
      new PerformanceObserver((list) => {
        for (const { sources } of list.getEntries() as (PerformanceEntry & { sources: { node: Node | null }[] })[])
          moved.push(...sources.map(({ node }) => node?.textContent?.slice(0, 60) ?? 'a removed element'))
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await openSignedIn(page, 'dana', '/available-orders')
    await cardsOfPage(page)
    await nextFrame(page)
    await nextFrame(page)
    expect(await page.evaluate(() => Reflect.get(window, 'moved'))).toEqual([])
  })
