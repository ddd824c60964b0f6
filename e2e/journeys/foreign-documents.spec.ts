import { createServer } from 'node:http'
import { useConfiguredHost } from '../portal/configuredHost.ts'
import { listenOnFreePort } from '../portal/localServer.ts'
import type { TestPortal } from '../portal/startPortal.ts'
import { test as base, expect } from '../portal/test.ts'

interface Storage {
  readonly address: string
  /** What each request was for, as the browser says it (Sec-Fetch-Dest). */
  readonly purposes: readonly string[]
}

/** A host whose EULA is in a storage on another origin, which sends no CORS headers; nothing listens for the other two. */
const test = base.extend<{ storage: Storage; host: TestPortal }>({
  storage: async ({ browserName: _ }, use) => {
    const purposes: string[] = []
    const server = createServer((request, response) => {
      purposes.push(String(request.headers['sec-fetch-dest']))
      response.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF-1.4\n%%EOF')
    })
    const { address, stop } = await listenOnFreePort(server)
    await use({ address, purposes })
    await stop()
  },
  host: async ({ portal, storage }, use) => {
    const documents = { eula: `${storage.address}/eula.pdf`, privacyPolicy: 'http://127.0.0.1:9/privacy.pdf' }
    await useConfiguredHost(portal, { documents }, use)
  },
  baseURL: async ({ host }, use) => use(host.address),
})

// The browser logs each request that CORS blocks.
test.use({ expectedErrors: /blocked by CORS policy|ERR_/ })

test("shows a document of a storage without CORS headers in the browser's own viewer", async ({ page, storage }) => {
  await page.goto('/EULA')
  const viewer = page.getByRole('region', { name: 'EULA document' }).locator('iframe')
  await expect(viewer).toHaveAttribute('src', `${storage.address}/eula.pdf#toolbar=0&navpanes=0`)
  await expect(viewer).toHaveAccessibleName('EULA document')
  await expect.poll(() => storage.purposes).toContain('iframe')
  await expect(page.getByText('There was a problem loading the document')).toHaveCount(0)
})

test('reports a document of a storage that cannot be reached', async ({ page }) => {
  await page.goto('/PrivacyPolicy')
  await expect(page.getByText('There was a problem loading the document')).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
})
