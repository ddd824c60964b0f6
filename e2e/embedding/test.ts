import { test as base, expect } from '../portal/test.ts'
import { type HostTool, startHostTool } from './hostTool.ts'
import { startPortalFor } from './startPortalFor.ts'

/** The first port of the example and host pages, which are other origins than the portal's. */
const FIRST_PORT = 4460

/**
 * A test with a portal that allows one other origin, and with the host tool of another company at that origin. PORTAL
 * names a running portal that allows it.
 */
export const test = base.extend<object, { toolPort: number; tool: HostTool }>({
  toolPort: [
    async ({ browserName: _ }, use, { parallelIndex }) => use(FIRST_PORT + parallelIndex),
    { scope: 'worker' },
  ],
  portal: [
    async ({ toolPort }, use) => {
      if (process.env.PORTAL) return use({ address: process.env.PORTAL, folder: '', stop: async () => undefined })
      const portal = await startPortalFor(`http://127.0.0.1:${toolPort}`)
      await use(portal)
      await portal.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  tool: [
    async ({ portal, toolPort }, use) => {
      const tool = await startHostTool(portal.address, toolPort)
      await use(tool)
      await tool.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ tool }, use) => use(tool.address),
})

export { expect }
