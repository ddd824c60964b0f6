import type { Locator, Page } from '@playwright/test'

/** The paths of the lists. */
export const AVAILABLE = '/available-orders'
export const ACCEPTED = '/accepted-orders'
export const HISTORY = '/order-history'

/** Opens a list by its path and waits for its orders. */
export async function openListAt(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.getByTestId('orders-found').waitFor()
}

/** The dialog that was opened last. */
export const topDialog = (page: Page): Locator => page.getByRole('dialog').last()

/** Opens a list and a dialog of its first card that has the button, and waits for a text in the dialog. */
export async function openDialog(page: Page, path: string, button: string, ready: string | RegExp): Promise<void> {
  await openListAt(page, path)
  await openFromCard(page, button, ready)
}

/** Opens a dialog of the first card that has the button, and waits for a text in it. */
export async function openFromCard(page: Page, button: string, ready: string | RegExp): Promise<void> {
  await page.getByRole('article').getByRole('button', { name: button, exact: true }).first().click()
  await topDialog(page).getByText(ready).first().waitFor()
}

/** Opens the filter card if it is closed. */
export async function openFilters(page: Page): Promise<void> {
  const filters = page.getByRole('button', { name: /^Filters/ })
  if ((await filters.getAttribute('aria-expanded')) === 'false') await filters.click()
}

/** Shows the list as a table with closed filters, where the window is wide enough for one. */
export async function useTable(page: Page, path: string): Promise<void> {
  await openListAt(page, path)
  const table = page.getByRole('button', { name: 'Table', exact: true })
  if (await table.isVisible()) await table.click()
  const filters = page.getByRole('button', { name: /^Filters/ })
  if ((await filters.getAttribute('aria-expanded')) === 'true') await filters.click()
}

/** Opens the available orders and selects the first two. */
export async function selectTwo(page: Page): Promise<void> {
  await openListAt(page, AVAILABLE)
  for (const index of [0, 1])
    await page
      .getByRole('checkbox', { name: /^Select order/ })
      .nth(index)
      .check()
}
