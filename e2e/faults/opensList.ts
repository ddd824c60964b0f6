import { expect, type Page } from '@playwright/test'
import { openSignedIn } from '../portal/openSignedIn.ts'
import { firstOrder, type ListTitle, type signIn } from '../portal/steps.ts'

/** The first step of a call's faults: opens a list as a dispatcher. Saves that wait on the device need a sign-in by the form. */
export const opensList =
  (title: ListTitle, enter: typeof signIn = openSignedIn) =>
  async (page: Page) => {
    await enter(page, 'dana', `/${title.toLowerCase().replace(' ', '-')}`)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByTestId('orders-found')).toBeVisible()
  }

/** Opens a list that shows its first order alone, for faults that all happen to one order: each refresh draws one card. */
export const opensOrder =
  (...list: Parameters<typeof opensList>) =>
  async (page: Page) => {
    await opensList(...list)(page)
    const { number } = await firstOrder(page)
    await page.getByRole('searchbox', { name: 'Find in this list' }).fill(number)
    await expect(page.getByRole('article')).toHaveCount(1)
  }
