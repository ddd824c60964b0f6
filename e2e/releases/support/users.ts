import type { Browser } from '@playwright/test'
import type { TestPortal } from '../../portal/startPortal.ts'
import { signIn } from '../../portal/steps.ts'

/** The storage state of a signed-in user, for contexts that start signed in. */
export async function signedInState(browser: Browser, portal: TestPortal, username: string) {
  const context = await browser.newContext({ baseURL: portal.address, storageState: { cookies: [], origins: [] } })
  await signIn(await context.newPage(), username)
  const state = await context.storageState()
  await context.close()
  return state
}

/** The cookies and the storage of a signed-in browser. */
export type SignedInState = Awaited<ReturnType<typeof signedInState>>

const ofDana = new Map<TestPortal, Promise<SignedInState>>()

/** The storage state of dana, who signs in once at each portal. A worker fixture would make another worker, with a portal of its own. */
export function stateOfDana(browser: Browser, portal: TestPortal): Promise<SignedInState> {
  const state = ofDana.get(portal) ?? signedInState(browser, portal, 'dana')
  ofDana.set(portal, state)
  return state
}
