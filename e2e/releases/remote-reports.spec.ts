import { expect, test } from './support/test.ts'

test.use({ portalName: 'remote-reports' })

test('reports the loaded version to the host, which counts it', async ({ page, portal }) => {
  await page.goto('/accepted-orders')
  await expect(page.getByTestId('orders-found')).toBeVisible()
  await expect
    .poll(async () => {
      const response = await fetch(`${portal.address}/telemetry/remotes`)
      const { remotes } = (await response.json()) as { remotes: Record<string, Record<string, { loads: number }[]>> }
      return Object.values(remotes['mfe-orders-accepted'] ?? {})
        .flat()
        .reduce((sum, { loads }) => sum + loads, 0)
    })
    .toBeGreaterThan(0)
})
