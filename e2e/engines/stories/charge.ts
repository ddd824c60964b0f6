import { LONG } from '../../portal/long.ts'
import { layoutFaults } from '../layoutFaults.ts'
import { type EngineTest, expect } from '../test.ts'

/** The charge of a completed order. */
export function chargeStories(test: EngineTest): void {
  test('refuses a third decimal and saves a corrected charge', LONG, async ({ openAsDana }) => {
    const app = await openAsDana('/order-history')
    await app.click('button', 'Update Charge')
    await app.find('heading', 'Update Charge for …')
    await app.fill('Charge', '84.255')
    await app.window.press('Enter')
    await app.expectText('Enter at most two decimals.')
    await app.fill('Charge', '84.25')
    await expect.poll(() => layoutFaults(app.window)).toEqual([])
    await app.window.press('Enter')
    await app.expectText('charge updated successfully!')
  })
}
