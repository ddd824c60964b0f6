import type { Browser } from '@playwright/test'
import { signIn } from '../../portal/people.ts'
import type { Portal } from '../../portal/startPortal.ts'

/** What a browser keeps of a user who has signed in: a page that begins with it begins signed in. */
export async function storedAs(browser: Browser, portal: Portal, username: string) {
  const context = await browser.newContext({ baseURL: portal.address, storageState: { cookies: [], origins: [] } })
  await signIn(await context.newPage(), username)
  const state = await context.storageState()
  await context.close()
  return state
}
