import { LONG } from '../../portal/long.ts'
import type { EngineWindow } from '../enginePage.ts'
import { layoutFaults } from '../layoutFaults.ts'
import { type EngineTest, expect } from '../test.ts'

/** The order table by keys. */
export function tableStories(test: EngineTest): void {
  test(
    'sorts and selects orders in the table by keys, under a header row that stays in view',
    LONG,
    async ({ openAsDana }) => {
      const app = await openAsDana('/available-orders')
      await app.expectText('Orders Found')
      await app.pressFor('t', 'columnheader', 'Order')
      await expect.poll(() => layoutFaults(app.window)).toEqual([])

      await app.click('button', 'Miles')
      await expect.poll(() => sortedMiles(app.window)).toBe(true)

      for (const key of ['j', 'j', 'x', 'j', 'x'] as const) await app.window.press(key)
      await app.find('region', '2 selected')

      await app.window.run(() => document.querySelectorAll('tbody tr')[19]?.scrollIntoView({ block: 'center' }))
      await expect.poll(() => headerTop(app.window)).toBe(0)
      await app.click('button', 'Cards')
      await app.find('article', 'Order …')
    },
  )
}

/** Whether the first column of numbers after the header "Miles" ascends. */
function sortedMiles(window: EngineWindow): Promise<boolean> {
  return window.run(() => {
    const heads = [...document.querySelectorAll('thead th')]
    const column = heads.findIndex((head) => head.textContent?.includes('Miles'))
    if (heads[column]?.getAttribute('aria-sort') !== 'ascending') return false
    const miles = [...document.querySelectorAll('tbody tr')].map((row) => Number(row.children[column]?.textContent))
    return miles.length > 1 && miles.every((value, index) => index === 0 || value >= (miles[index - 1] ?? 0))
  })
}

function headerTop(window: EngineWindow): Promise<number> {
  return window.run(() => Math.round(document.querySelector('thead th')?.getBoundingClientRect().top ?? -1))
}
