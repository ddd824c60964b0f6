import type { BrowserContext, Page } from '@playwright/test'

/** Holds the requests of these addresses back; the returned function lets them through. */
export async function holdRequests(page: Page | BrowserContext, addresses: string): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(addresses, async (route) => {
    await released
    await route.continue()
  })
  return release
}
