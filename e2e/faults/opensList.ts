import type { Page } from '@playwright/test'
import { openList, signIn } from '../portal/steps.ts'

export type ListTitle = Parameters<typeof openList>[1]

/** The first step of a call's faults: signs in as a dispatcher and opens a list. */
export const opensList = (title: ListTitle) => async (page: Page) => {
  await signIn(page, 'dana')
  await openList(page, title)
}
