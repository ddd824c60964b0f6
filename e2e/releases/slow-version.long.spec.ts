import { holdRequests } from '../portal/holdRequests.ts'
import { publishChangedBuild, releaseSuccessfully } from './support/release.ts'
import { lists } from './support/remotes.ts'
import { expect, expectList, openByLink, test } from './support/test.ts'

test.use({ storeName: 'slow-version' })

const [, accepted, history] = lists

for (const [file, promoted] of [
  ['remoteEntry', '1.1.0'],
  ['__federation_expose_remote', '1.2.0'],
] as const)
  test(`shows a promoted version whose ${file} arrives after the time limit and before that of the last known good one`, async ({
    page,
    portal,
  }) => {
    await publishChangedBuild(portal, history, promoted)
    await releaseSuccessfully(portal, 'promote', `mfe-order-history@${promoted}`)
    const sendPromoted = await holdRequests(page, `**/r/mfe-order-history/${promoted}-*/${file}.*.js`)
    const sendLastGood = await holdRequests(page, `**/r/mfe-order-history/1.0.0-*/${file}.*.js`)
    const requested = page.waitForRequest(`**/r/mfe-order-history/1.0.0-*/${file}.*.js`, { timeout: 30_000 })
    await page.goto('/order-history')
    await expect(page.getByText('Trying the last version that worked…')).toBeVisible({ timeout: 20_000 })
    await requested
    sendPromoted()
    await expectList(page, history, promoted)
    sendLastGood()
    await openByLink(page, 'Accepted Orders')
    await expectList(page, accepted)
    await openByLink(page, 'Order History')
    await expectList(page, history, promoted)
  })
