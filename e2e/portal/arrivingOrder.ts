import { expect, type Page } from '@playwright/test'
import { firstOrder } from './steps.ts'

/** Hides the first available order during one refresh, so that it arrives with the next one. Returns its card. */
export async function refreshWithArrivingOrder(page: Page) {
  const { card, number } = await firstOrder(page)
  let isHidden = true
  await page.route('**/api/orders/available', async (route) => {
    const response = await route.fetch()
    const json = (await response.json()) as { workOrders: { workOrderNumber: string }[] }
    const workOrders = json.workOrders.filter(({ workOrderNumber }) => !isHidden || workOrderNumber !== number)
    await route.fulfill({ response, json: { workOrders } })
  })
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(card).toHaveCount(0)
  isHidden = false
  await page.getByRole('button', { name: 'Refresh' }).click()
  return card
}
