import type { TestPortal } from '../portal/startPortal.ts'
import { expect, test } from './support/test.ts'

test.use({ storeName: 'remote-reports' })

/** The reported loads of Accepted Orders that the host has counted. */
async function countedLoads({ address }: TestPortal): Promise<number> {
  const response = await fetch(`${address}/telemetry/remotes`)
  const { remotes } = (await response.json()) as { remotes: Record<string, Record<string, { loads: number }[]>> }
  return Object.values(remotes['mfe-orders-accepted'] ?? {})
    .flat()
    .reduce((sum, { loads }) => sum + loads, 0)
}

test('reports the loaded version to the host, which counts it', async ({ page, portal }) => {
  const before = await countedLoads(portal)
  await page.goto('/accepted-orders')
  await expect(page.getByTestId('orders-found')).toBeVisible()
  await expect.poll(() => countedLoads(portal)).toBeGreaterThan(before)
})
