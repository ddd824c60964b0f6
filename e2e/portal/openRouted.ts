import { expect, type Page } from '@playwright/test'
import { openSignedIn } from './openSignedIn.ts'

/** Shows a user on a desk the accepted orders that are not picked up yet. */
export async function openRouted(page: Page, username: string): Promise<void> {
  await openSignedIn(page, username, '/accepted-orders')
  await expect(page.getByTestId('orders-found')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Picked Up' }).uncheck()
  await page.getByRole('button', { name: 'Search' }).click()
  await expectRouted(page)
}

/** Waits until the list has only orders that are not picked up yet. */
export async function expectRouted(page: Page): Promise<void> {
  // The first order may have been one of these before the search.
  await expect(page.getByTestId('order-status').filter({ hasText: 'Picked Up' })).toHaveCount(0)
  await expect(page.getByTestId('order-status').first()).toHaveText('Routed')
}
