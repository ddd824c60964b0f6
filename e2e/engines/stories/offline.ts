import { readStoredPaths } from '../../portal/offline.ts'
import { startProxy } from '../../portal/proxy.ts'
import { type EngineTest, expect, signInTo } from '../test.ts'

/** The portal opens from the service worker's store. */
export function offlineStories(test: EngineTest): void {
  test('opens without its host after it was opened once', async ({ app, portal }) => {
    const host = await startProxy(portal.address)
    await app.window.open(`${host.address}/login`)
    await signInTo(app, 'dana')
    await app.expectText('Orders Found')
    await expect
      .poll(() => app.window.run(readStoredPaths), { timeout: 30_000 })
      .toEqual(expect.arrayContaining(['/', expect.stringMatching(/^\/r\/mfe-orders-accepted\/.*\/remoteEntry\./)]))
    await host.stop()
    await app.window.open(`${host.address}/accepted-orders`)
    await app.find('heading', 'Accepted Orders')
    await app.expectText('Lists need a connection.')
  })
}
