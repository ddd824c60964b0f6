import type { Page } from '@playwright/test'

/**
 * Records the bodies of a call that the pages opened from now on send. The browser does not show Playwright the body of a
 * request that the portal has copied.
 */
export async function recordBodies(page: Page, path: string): Promise<() => Promise<readonly unknown[]>> {
  await page.addInitScript((recorded) => {
    const bodies: unknown[] = []
    Object.assign(window, { recordedBodies: bodies })
    const send = window.fetch.bind(window)
    window.fetch = (input, init) => {
      const request = new Request(input, init)
      if (request.url.endsWith(recorded))
        void request
          .clone()
          .json()
          .then((body) => bodies.push(body))
      return send(request)
    }
  }, path)
  return () => page.evaluate(() => Reflect.get(window, 'recordedBodies'))
}
