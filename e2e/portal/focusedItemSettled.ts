import type { Page } from '@playwright/test'

/** The list of items keeps a row that was given the focus in view for six frames, while the heights of its rows are measured. */
export async function focusedItemSettled(page: Page): Promise<void> {
  for (let frame = 0; frame < 10; frame += 1) await page.evaluate(() => new Promise(requestAnimationFrame))
}
