import { test as base, expect, type Page } from '@playwright/test'
import { type Portal, startPortal } from './startPortal.ts'

interface Expectations {
  /** What the browser itself may write to the console in this story; nothing unless told. */
  expectedErrors: RegExp | undefined
  silentConsole: undefined
}

/**
 * A test with a portal of its worker's own. Whatever the page writes to the console as an error fails the test, but
 * for the browser's own line about an answer of 4xx or 5xx, which the story itself may have asked for.
 */
export const test = base.extend<Expectations, { portal: Portal }>({
  expectedErrors: [undefined, { option: true }],
  portal: [
    async ({ browserName: _browser }, use) => {
      const portal = await startPortal()
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
      const unexpected = errors.filter((error) => !expectedErrors?.test(error))
      expect(unexpected, 'errors on the console').toEqual([])
    },
    { auto: true },
  ],
})

function listen(page: Page, errors: string[]) {
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) errors.push(message.text())
  })
  page.on('pageerror', (error) => errors.push(String(error)))
}

export { expect }
