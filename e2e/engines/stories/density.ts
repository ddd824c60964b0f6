import { LONG } from '../../portal/long.ts'
import type { EngineWindow } from '../enginePage.ts'
import { type EngineTest, expect } from '../test.ts'

/** How many orders a window shows at once. */
export function densityStories(test: EngineTest): void {
  test('shows 15 orders of the table at once at 1440 × 900, each 40 to 44 px high', LONG, async ({ openAsDana }) => {
    const app = await openAsDana('/available-orders')
    await app.expectText('Orders Found')
    await app.click('button', 'Filters')
    await app.pressFor('t', 'columnheader', 'Order')
    await expect.poll(() => rowsInView(app.window)).toBeGreaterThanOrEqual(15)
    const heights = await rowHeights(app.window)
    expect(heights.filter((height) => height < 40 || height > 44)).toEqual([])
    await app.click('button', 'Cards')
    await app.click('button', 'Filters')
  })

  test('shows the first order within 300 px of a phone’s screen', LONG, async ({ openAsDana }) => {
    const app = await openAsDana('/available-orders')
    await app.expectText('Orders Found')
    await app.window.resize(390, 844)
    await app.find('button', 'Menu')
    await app.find('article', 'Order …')
    await expect.poll(() => topOfFirstOrder(app.window)).toBeLessThanOrEqual(300)
  })
}

/** How many rows of the table are completely inside of the window. */
function rowsInView(window: EngineWindow): Promise<number> {
  return window.run(
    () =>
      [...document.querySelectorAll('tbody tr')].filter((row) => {
        const { top, bottom } = row.getBoundingClientRect()
        return top >= 0 && bottom <= document.documentElement.clientHeight
      }).length,
  )
}

function rowHeights(window: EngineWindow): Promise<readonly number[]> {
  return window.run(() => [...document.querySelectorAll('tbody tr')].map((row) => row.getBoundingClientRect().height))
}

function topOfFirstOrder(window: EngineWindow): Promise<number> {
  return window.run(() => document.querySelector('article')?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY)
}
