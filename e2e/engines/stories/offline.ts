import { readStoredRecords } from '../../portal/drafts.ts'
import { LONG } from '../../portal/long.ts'
import { readPathsOfRemotes, readStoredPaths } from '../../portal/offline.ts'
import { startProxy } from '../../portal/proxy.ts'
import type { EngineWindow } from '../enginePage.ts'
import { type EngineTest, expect, signInTo } from '../test.ts'

/** Run in the page: whether each order with a next step was loaded, while none was opened. */
function areStepsLoaded(): boolean {
  const steps = [...document.querySelectorAll('article button')].filter(({ textContent }) => / now$/.test(textContent))
  const loads = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('/api/orders/details'))
  return steps.length > 0 && loads.length >= steps.length
}

/** Waits until the service worker has stored the page and the files of every screen. */
async function waitUntilStored(window: EngineWindow): Promise<void> {
  const files = await window.run(readPathsOfRemotes, '/registry.json')
  await expect
    .poll(() => window.run(readStoredPaths), { timeout: 30_000 })
    .toEqual(expect.arrayContaining(['/', ...files]))
}

/** The portal opens from the service worker's store, and an order from the page's memory or its encrypted copy on the device. */
export function offlineStories(test: EngineTest): void {
  test('opens without its host after it was opened once', LONG, async ({ app, portal }) => {
    const host = await startProxy(portal.address)
    await app.window.open(`${host.address}/login`)
    await signInTo(app, 'dana')
    await app.expectText('Orders Found')
    await waitUntilStored(app.window)
    await host.stop()
    await app.window.open(`${host.address}/accepted-orders`)
    await app.find('heading', 'Accepted Orders')
    await app.expectText('Lists need a connection to the server.')
  })

  test(
    'records without its host the pickup of an order that was never opened, and in a page that is opened again the dropoff of another one',
    LONG,
    async ({ app, portal }) => {
      const host = await startProxy(portal.address)
      // A phone's layout; WebKit's window is not narrower.
      await app.window.resize(460, 844)
      await app.window.open(`${host.address}/accepted-orders`)
      await signInTo(app, 'omar')
      await app.find('button', 'Picked up now')
      await expect.poll(() => app.window.run(areStepsLoaded), { timeout: 30_000 }).toBe(true)
      await waitUntilStored(app.window)
      await expect.poll(async () => (await app.window.run(readStoredRecords)).copies).toBe(2)
      await host.stop()
      await app.click('button', 'Picked up now')
      await app.expectText('No connection to the server, or a slow one. The order is shown as it was on')
      await app.fill('Pickup Signature', 'R. Alvarez')
      await app.click('button', 'Save')
      await app.expectText('Saved on this device. It will be sent when you are online.')
      await app.window.open(`${host.address}/accepted-orders`)
      await app.find('button', '1 waiting to send')
      await app.click('button', 'Dropped off now')
      await app.expectText('No connection to the server, or a slow one. The order is shown as it was on')
    },
  )
}
