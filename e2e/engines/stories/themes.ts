import { LONG } from '../../portal/long.ts'
import { layoutFaults } from '../layoutFaults.ts'
import { type EngineTest, expect } from '../test.ts'

/** The colors of the page and of its text. */
const THEMES = {
  Light: ['rgb(243, 246, 248)', 'rgb(20, 33, 43)'],
  Dark: ['rgb(13, 20, 25)', 'rgb(233, 239, 244)'],
  'High contrast': ['rgb(255, 255, 255)', 'rgb(0, 0, 0)'],
}

/** The list in each theme. */
export function themeStories(test: EngineTest): void {
  test('shows the list in the colors of each theme without layout faults', LONG, async ({ openAsDana }) => {
    const app = await openAsDana('/available-orders')
    await app.expectText('Orders Found')
    for (const [theme, colors] of Object.entries(THEMES)) {
      await app.select('Theme', theme)
      await expect
        .poll(() =>
          app.window.run(() => {
            const { backgroundColor, color } = getComputedStyle(document.body)
            return [backgroundColor, color]
          }),
        )
        .toEqual(colors)
      await expect.poll(() => layoutFaults(app.window)).toEqual([])
    }
    await app.select('Theme', 'System')
  })
}
