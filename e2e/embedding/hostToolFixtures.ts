import type { Fixtures, PlaywrightWorkerOptions } from '@playwright/test'
import type { TestPortal } from '../portal/startPortal.ts'
import { type HostServer, startHostServer } from './hostServer.ts'
import { createHostTool, type HostTool } from './hostTool.ts'
import { startPortalFor } from './startPortalFor.ts'

/** What the journeys of a worker share. */
export interface HostToolWorker {
  hostServer: HostServer
  portal: TestPortal
  /** The server of another company, which may embed the editor. */
  tool: HostTool
}

/** A portal that allows one other origin, and the host tool of another company at that origin; once in each worker. */
export const hostToolFixtures: Fixtures<object, HostToolWorker, object, PlaywrightWorkerOptions> = {
  hostServer: [
    async ({ browserName: _ }, use) => {
      const server = await startHostServer()
      await use(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
  portal: [
    async ({ hostServer }, use) => {
      const portal = await startPortalFor(hostServer.address)
      await use(portal)
      await portal.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  tool: [
    async ({ portal, hostServer }, use) => use(await createHostTool(portal.address, hostServer)),
    { scope: 'worker' },
  ],
}
