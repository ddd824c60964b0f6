import { bucketOf } from '../../contract/src/registry/chooseVersion.ts'
import { publishChangedBuild, registryOf, releaseSuccessfully } from './support/release.ts'
import { lists } from './support/remotes.ts'
import { expectList, test } from './support/test.ts'
import { signedInState } from './support/users.ts'

test.use({ storeName: 'trial' })

const [, accepted] = lists

test('assigns a trial to the same users on every device and keeps them when it grows', async ({ browser, portal }) => {
  await publishChangedBuild(portal, accepted, '1.1.0')
  await releaseSuccessfully(portal, 'promote', 'mfe-orders-accepted@1.1.0', '--percent', '1')
  const { salt = '' } = (await registryOf(portal)).remotes[accepted.name]?.rollout ?? {}
  const [first, last] = ['dana', 'omar', 'priya', 'sam']
    .map((name) => ({ name, bucket: bucketOf(salt, name) }))
    .toSorted((a, b) => a.bucket - b.bucket)
    .filter((_, at) => at === 0 || at === 3)
  if (!first || !last || first.bucket === last.bucket) throw new Error(`All users are in one bucket of ${salt}`)
  const states = {
    [first.name]: await signedInState(browser, portal, first.name),
    [last.name]: await signedInState(browser, portal, last.name),
  }

  /** Opens the screen in a fresh browser context. */
  async function expectOnNewDevice(name: string, version?: string) {
    const context = await browser.newContext({ baseURL: portal.address, storageState: states[name] })
    const page = await context.newPage()
    await page.goto('/accepted-orders')
    await expectList(page, accepted, version)
    await context.close()
  }

  // The trial of 1 % already holds a user of bucket 0, and a promotion to the same share is refused.
  if (first.bucket > 0) {
    await releaseSuccessfully(portal, 'promote', 'mfe-orders-accepted@1.1.0', '--percent', String(first.bucket + 1))
  }
  await expectOnNewDevice(first.name, '1.1.0')
  await expectOnNewDevice(first.name, '1.1.0')
  await expectOnNewDevice(last.name)
  if (last.bucket < 99) {
    await releaseSuccessfully(portal, 'promote', 'mfe-orders-accepted@1.1.0', '--percent', String(last.bucket + 1))
    await expectOnNewDevice(first.name, '1.1.0')
    await expectOnNewDevice(last.name, '1.1.0')
  }
  await releaseSuccessfully(portal, 'rollback', accepted.name)
})
