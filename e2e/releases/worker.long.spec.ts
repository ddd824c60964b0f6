import { writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { configurationFile } from '../portal/configuredHost.ts'
import { countWorkers, registerWorkersAtOnce, storedPaths, waitUntilStored } from '../portal/offline.ts'
import { startProxy } from '../portal/proxy.ts'
import { startHostOver } from '../portal/startPortal.ts'
import { signIn } from '../portal/steps.ts'
import { publishChangedBuild, releaseSuccessfully } from './support/release.ts'
import { lists } from './support/remotes.ts'
import { countLoads, expect, expectList, returnTo, test } from './support/test.ts'

test.use({ storeName: 'worker', serviceWorkers: 'allow' })
test.beforeEach(({ context }) => registerWorkersAtOnce(context))

const [available, accepted, history] = lists

test('gets a release, a block and a rollback with an active worker as without', async ({ page, portal }) => {
  await page.goto('/accepted-orders')
  await expectList(page, accepted)
  await waitUntilStored(page)

  await publishChangedBuild(portal, accepted, '1.1.0')
  await releaseSuccessfully(portal, 'promote', 'mfe-orders-accepted@1.1.0')
  await page.goto('/accepted-orders')
  await expectList(page, accepted, '1.1.0')

  const loads = countLoads(page)
  await releaseSuccessfully(portal, 'block', 'mfe-orders-accepted@1.1.0', '--reason', 'counts wrongly')
  await returnTo(page)
  await expectList(page, accepted)
  expect(loads()).toBe(0)
  await page.reload()
  await expectList(page, accepted)

  await publishChangedBuild(portal, accepted, '1.2.0')
  await releaseSuccessfully(portal, 'promote', 'mfe-orders-accepted@1.2.0')
  await page.reload()
  await expectList(page, accepted, '1.2.0')
  await releaseSuccessfully(portal, 'rollback', 'mfe-orders-accepted')
  await page.reload()
  await expectList(page, accepted)
})

test('opens with the stored registry while the network does not respond, and notices the newer one', async ({
  page,
  portal,
}) => {
  let isHeld = false
  let release = () => {}
  const held = new Promise<void>((done) => {
    release = done
  })
  const proxy = await startProxy(portal.address, async (path, response) => {
    if (isHeld && path === '/registry.json') await held
    return response
  })
  // The proxy is another origin with the same cookies, and without the accounts of the session.
  await page.context().clearCookies()
  await signIn(page, 'dana', `${proxy.address}/order-history`)
  await expectList(page, history)
  await waitUntilStored(page)
  await publishChangedBuild(portal, history, '1.1.0')
  await releaseSuccessfully(portal, 'promote', 'mfe-order-history@1.1.0')
  isHeld = true
  await page.goto(`${proxy.address}/order-history`)
  await expectList(page, history)
  release()
  await returnTo(page)
  await expect(page.getByText('An update is ready.')).toBeVisible()
  await page.getByRole('button', { name: 'Update now' }).click()
  await expectList(page, history, '1.1.0')
  await page.close()
  await proxy.stop()
})

test.describe('with a worker that fails', () => {
  // It responds to the requests of an open page too.
  test.use({ expectedErrors: /Failed to find a valid digest in the 'integrity' attribute|EventSource's response/ })

  test('removes the worker and what it stored when the configuration switches it off, also a worker that fails', async ({
    page,
    portal,
  }) => {
    const config = await configurationFile({})
    const host = await startHostOver(portal, { config })
    const broken = "addEventListener('fetch', (e) => e.respondWith(new Response('broken'))); skipWaiting()"
    let isBroken = false
    const proxy = await startProxy(host.address, (path, response) =>
      isBroken && path === '/service-worker.js'
        ? { headers: { 'content-type': 'text/javascript' }, body: Buffer.from(broken) }
        : response,
    )
    await page.context().clearCookies()
    await signIn(page, 'dana', proxy.address)
    await waitUntilStored(page)
    await replaceWorker(page, () => {
      isBroken = true
    })
    const isShownBroken = async () => {
      await page.goto(`${proxy.address}/available-orders`)
      return (await page.locator('body').textContent()) === 'broken'
    }
    expect(await isShownBroken()).toBe(true)

    await replaceWorker(page, async () => {
      await writeFile(config, '{ "offline": false }')
      isBroken = false
    })
    await expect.poll(isShownBroken, { timeout: 60_000 }).toBe(false)
    await expectList(page, available)
    await expect.poll(() => countWorkers(page)).toBe(0)
    await expect.poll(() => storedPaths(page)).toEqual([])
    await page.close()
    await proxy.stop()
    await host.stop()
  })
})

/**
 * Changes what the host serves as the worker, and updates it until the other one is active. The earlier worker is read
 * before the change, because the browser also checks for an update by itself. It is ended before each look, because an
 * event that it handles delays its replacement by up to five minutes, and a request of the page starts it again. The
 * update is repeated, because one that is requested during an earlier one ends with that one's result. A page that is
 * opened while the workers change may never end loading.
 */
async function replaceWorker(page: Page, change: () => void | Promise<void>): Promise<void> {
  const earlier = await page.evaluateHandle(async () => (await navigator.serviceWorker.getRegistration())?.active)
  await change()
  const tools = await page.context().newCDPSession(page)
  await tools.send('ServiceWorker.enable')
  const isReplaced = async () => {
    await tools.send('ServiceWorker.stopAllWorkers')
    return page.evaluate(async (earlierWorker) => {
      const registration = await navigator.serviceWorker.getRegistration()
      await registration?.update()
      return registration?.active !== earlierWorker
    }, earlier)
  }
  await expect.poll(isReplaced, { timeout: 30_000 }).toBe(true)
  await tools.detach()
}
