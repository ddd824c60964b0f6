import { startProxy } from '../../portal/proxy.ts'
import { type EngineTest, expect, signInTo } from '../test.ts'

export function offlineStories(test: EngineTest): void {
  test('opens without its host after it was opened once', async ({ app, portal }) => {
    const host = await startProxy(portal.address)
    await app.window.open(`${host.address}/login`)
    await signInTo(app, 'dana')
    await app.expectText('Orders Found')
    await expect
      .poll(() => app.window.run(storedPaths), { timeout: 30_000 })
      .toEqual(expect.arrayContaining(['/', expect.stringMatching(/^\/r\/mfe-orders-accepted\/.*\/remoteEntry\./)]))
    await host.stop()
    await app.window.open(`${host.address}/accepted-orders`)
    await app.find('heading', 'Accepted Orders')
    await app.expectText('Lists need a connection.')
  })
}

/** The paths of all responses that the service worker has stored. Runs in the page. */
async function storedPaths(): Promise<readonly string[]> {
  const names = (await caches.keys()).filter((name) => name.startsWith('portal-'))
  const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
  return requests.flat().map(({ url }) => new URL(url).pathname)
}
