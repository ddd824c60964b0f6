import type { Page } from '@playwright/test'
import { test as base, expect } from '../../portal/test.ts'
import type { ReleasedRemote } from './remotes.ts'
import { textOfVersion } from './remotes.ts'
import { openUntouchedStore } from './untouchedStore.ts'
import { type SignedInState, stateOfDana } from './users.ts'

interface OwnStore {
  /** Journeys with the same name share releases; for another name the store is as it was at the portal's start. */
  storeName: string
  untouchedStore: undefined
  signedIn: SignedInState
}

/** A test whose pages begin signed in as dana. */
export const test = base.extend<OwnStore>({
  storeName: ['', { option: true }],
  untouchedStore: [
    async ({ portal, storeName }, use) => {
      await openUntouchedStore(portal, storeName)
      await use(undefined)
    },
    { auto: true },
  ],
  signedIn: async ({ browser, portal }, use) => use(await stateOfDana(browser, portal)),
  storageState: async ({ signedIn }, use) => use(signedIn),
})

/** Counts page loads from now on; navigation by the router is not counted. */
export function countLoads(page: Page): () => number {
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1
  })
  return () => loads
}

/** Makes the host one without registry events, so that the page checks at a navigation or on return to the tab only. */
export async function withoutRegistryEvents(page: Page) {
  await page.route('**/registry/events', (route) => route.fulfill({ status: 404, body: 'Not found' }))
}

/** Returns to a tab until it fetches the registry; it does not within a second of the last time. */
export async function returnTo(page: Page) {
  let isFetched = false
  const fetched = page.waitForResponse('**/registry.json').then(() => {
    isFetched = true
  })
  await expect
    .poll(async () => {
      await page.evaluate(() => window.dispatchEvent(new Event('focus')))
      return isFetched
    })
    .toBe(true)
  await fetched
}

/** Opens a list by its navigation link. */
export async function openByLink(page: Page, title: string) {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: title }).click()
}

/** Expects the list screen of a version, recognised by its text; without a version, the built one. */
export async function expectList(page: Page, remote: ReleasedRemote, version?: string) {
  await expect(page.getByRole('heading', { level: 1, name: remote.title })).toBeVisible()
  const word = version === undefined ? remote.text : textOfVersion(remote, version)
  await expect(page.getByTestId('orders-found')).toContainText(new RegExp(`${word}\\s*[\\d:(]`))
}

export { expect }
