import type { Page } from '@playwright/test'

/** Starts recording what moves in the pages that are opened afterwards. */
export async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const moved: string[] = []
    Object.assign(window, { moved })
    new PerformanceObserver((list) => {
      for (const { sources } of list.getEntries() as (PerformanceEntry & { sources: { node: Node | null }[] })[])
        moved.push(...sources.map(({ node }) => node?.textContent?.slice(0, 60) ?? 'a removed element'))
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** The texts of all elements that have moved. A layout shift is reported with the frame that it appears in. */
export function recordedShifts(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame)
    return Reflect.get(window, 'moved') as readonly string[]
  })
}
