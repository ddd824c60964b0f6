import type { TestPortal } from '../portal/startPortal.ts'
import { publishChangedBuild, releaseSuccessfully } from './support/release.ts'
import { lists } from './support/remotes.ts'
import { expect, expectList, test } from './support/test.ts'

const [, accepted] = lists
/** No other journey loads it: the host counts at most 20 loads of one version from one address in ten minutes. */
const VERSION = '1.7.0'

test.use({ storeName: 'remote-reports' })

/** The reported loads of the version that the host has counted. */
async function countedLoads({ address }: TestPortal): Promise<number> {
  const response = await fetch(`${address}/telemetry/remotes`)
  const { remotes } = (await response.json()) as { remotes: Record<string, Record<string, { loads: number }[]>> }
  return (remotes[accepted.name]?.[VERSION] ?? []).reduce((sum, { loads }) => sum + loads, 0)
}

test('reports the loaded version to the host, which counts it', async ({ page, portal }) => {
  await publishChangedBuild(portal, accepted, VERSION)
  await releaseSuccessfully(portal, 'promote', `${accepted.name}@${VERSION}`)
  await page.goto('/accepted-orders')
  await expectList(page, accepted, VERSION)
  await expect.poll(() => countedLoads(portal)).toBe(1)
})
