import { startHostOver, type TestPortal } from '../portal/startPortal.ts'
import { publishThrowingVersion } from './support/faultyVersion.ts'
import { registryOf, releaseSuccessfully } from './support/release.ts'
import { lists } from './support/remotes.ts'
import { test as base, expect, expectList } from './support/test.ts'
import { stateOfDana } from './support/users.ts'

const [, accepted] = lists
/** A host stops no trial before so many loads. */
const LOADS = 20

/** A host that counts reports by the address that a proxy names, so that each page can be another client. */
const test = base.extend<{ host: TestPortal }>({
  host: async ({ portal }, use) => {
    const host = await startHostOver(portal, { trustedHops: 1 })
    await use(host).finally(host.stop)
  },
  baseURL: async ({ host }, use) => use(host.address),
  signedIn: async ({ browser, host }, use) => use(await stateOfDana(browser, host)),
})

// React and the browser log the errors of the version.
test.use({ expectedErrors: /made: render/ })

/** The reported loads and failures of each version of the remote. */
async function countsOf({ address }: TestPortal) {
  const { remotes } = (await (await fetch(`${address}/telemetry/remotes`)).json()) as {
    remotes: Record<string, Record<string, { loads: number; failures: number }[]>>
  }
  const versions = Object.entries(remotes[accepted.name] ?? {})
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
  return Object.fromEntries(
    versions.map(([version, points]) => [
      version,
      { loads: sum(points.map(({ loads }) => loads)), failures: sum(points.map(({ failures }) => failures)) },
    ]),
  )
}

test('ends a watched trial by itself when the screen of its version throws in the pages of its users', async ({
  page,
  host,
}) => {
  const version = await publishThrowingVersion(host, accepted.name)
  await releaseSuccessfully(
    host,
    'promote',
    `${accepted.name}@${version}`,
    '--percent',
    '5',
    '--users',
    'dana',
    '--watch',
  )
  const active = (await registryOf(host)).remotes[accepted.name]?.active ?? ''

  for (let client = 1; client <= LOADS; client += 1) {
    const opened = client === 1 ? page : await page.context().newPage()
    await opened.setExtraHTTPHeaders({ 'X-Forwarded-For': `10.0.0.${client}` })
    await opened.goto('/accepted-orders')
    await expectList(opened, accepted)
    // A page that is closed before it has sent both reports sends only one.
    await expect
      .poll(() => countsOf(host))
      .toMatchObject({ [version]: { loads: client, failures: client }, [active]: { loads: client, failures: 0 } })
    if (client > 1) await opened.close()
  }

  await expect
    .poll(async () => (await registryOf(host)).remotes[accepted.name]?.rollout, { timeout: 30_000 })
    .toBeNull()
  expect(await releaseSuccessfully(host, 'history')).toMatchObject({
    changes: expect.arrayContaining([
      expect.objectContaining({ who: 'portal', why: expect.stringContaining(`${LOADS} of ${LOADS} loads failed`) }),
    ]),
  })
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  await page.reload()
  await expectList(page, accepted)
  expect(requested.filter((path) => path.includes(`/${version}`))).toEqual([])
  expect(requested.some((path) => path.startsWith(`/r/${accepted.name}/`))).toBe(true)
})
