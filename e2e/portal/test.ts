import { test as base, expect, type Page } from '@playwright/test'
import { startSeededPortal, type TestPortal } from './startPortal.ts'

interface Expectations {
  /** Console errors that this journey expects from the browser; none by default. */
  expectedErrors: RegExp | undefined
  silentConsole: undefined
}

/**
 * A test with one portal per worker. Every console error of the page fails the test, except the browser's line about a
 * 4xx or 5xx response, which the journey may have caused on purpose.
 */
export const test = base.extend<Expectations, { portal: TestPortal }>({
  expectedErrors: [undefined, { option: true }],
  portal: [
    async ({ browserName: _browser }, use) => {
      const portal = await startSeededPortal()
      await use(portal)
      await portal.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ portal }, use) => use(portal.address),
  silentConsole: [
    async ({ page, expectedErrors }, use) => {
      const errors: string[] = []
      listen(page, errors)
      page.context().on('page', (other) => listen(other, errors))
      await use(undefined)
      // CI keeps no files of a failed journey.
      if (test.info().status !== test.info().expectedStatus) await describePages(page)
      const unexpected = errors.filter((error) => !expectedErrors?.test(error))
      expect(unexpected, 'errors on the console').toEqual([])
    },
    { auto: true },
  ],
})

/** Prints the address and the accessibility tree of each open page. */
async function describePages(page: Page) {
  for (const open of page.context().pages()) {
    const content = await open.locator('body').ariaSnapshot().catch(String)
    process.stdout.write(`${open.url()}\n${content}\n`)
  }
}

function listen(page: Page, errors: string[]) {
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) errors.push(message.text())
  })
  page.on('pageerror', (error) => errors.push(String(error)))
}

export { expect }
