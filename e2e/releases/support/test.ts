import type { Page } from '@playwright/test'
import { test as base, expect } from '../../portal/test.ts'
import type { RemoteInStory } from './remotes.ts'
import { wordOf } from './remotes.ts'
import { storedAs } from './users.ts'

type SignedIn = Awaited<ReturnType<typeof storedAs>>

interface Shared {
  /** The name of the stories that share a portal: another name is another portal, whose store nobody has touched. */
  stories: string
  signedIn: SignedIn
}

/** A test whose pages begin signed in as dana. */
export const test = base.extend<object, Shared>({
  stories: ['', { option: true, scope: 'worker' }],
  signedIn: [
    async ({ browser, portal }, use) => {
      await use(await storedAs(browser, portal, 'dana'))
    },
    { scope: 'worker' },
  ],
  storageState: async ({ signedIn }, use) => use(signedIn),
})

/** Counts how often a page is loaded from now on; what the router does is no load. */
export function countLoads(page: Page): () => number {
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1
  })
  return () => loads
}

/** Comes back to a tab, which makes it look for a newer registry. */
export async function returnTo(page: Page) {
  const looked = page.waitForResponse('**/registry.json')
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await looked
}

/** Goes to a list by its link. */
export async function follow(page: Page, title: string) {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: title }).click()
}

/** Expects a list's screen in the version whose word it says; no version: the one that was built. */
export async function expectList(page: Page, remote: RemoteInStory, version?: string) {
  await expect(page.getByRole('heading', { level: 1, name: remote.title })).toBeVisible()
  const word = version === undefined ? remote.word : wordOf(remote, version)
  await expect(page.getByTestId('orders-found')).toContainText(new RegExp(`${word}\\s*[\\d:(]`))
}

export { expect }
