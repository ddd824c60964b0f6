import { test as base, expect } from '../portal/test.ts'
import { type HostServer, startHostServer } from './hostServer.ts'
import { createHostTool, type HostTool } from './hostTool.ts'
import { startPortalFor } from './startPortalFor.ts'

/** A test with a portal that allows one other origin, and with the host tool of another company at that origin. */
export const test = base.extend<object, { hostServer: HostServer; tool: HostTool }>({
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
  baseURL: async ({ tool }, use) => use(tool.address),
})

export { expect }
