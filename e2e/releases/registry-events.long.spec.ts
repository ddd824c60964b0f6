import { publishChangedBuild, releaseSuccessfully } from './support/release.ts'
import { lists, textOfVersion } from './support/remotes.ts'
import { countLoads, expect, expectList, openByLink, test } from './support/test.ts'

test.use({ storeName: 'registry-events' })

const [, accepted, history] = lists
/** The time from a change of the registry until open tabs react to it. */
const ANNOUNCED = { timeout: 5_000 }

test('replaces a blocked version in every open tab within 5 seconds, without a reload or a touch', async ({
  page,
  context,
  portal,
}) => {
  await publishChangedBuild(portal, history, '1.1.0')
  await releaseSuccessfully(portal, 'promote', 'mfe-order-history@1.1.0')
  await page.goto('/order-history')
  await expectList(page, history, '1.1.0')
  const other = await context.newPage()
  await other.goto('/order-history')
  await expectList(other, history, '1.1.0')
  const loads = countLoads(page)

  await releaseSuccessfully(portal, 'block', 'mfe-order-history@1.1.0', '--reason', 'counts wrongly')
  for (const tab of [page, other]) {
    await expect(tab.getByText(textOfVersion(history, '1.1.0'))).toBeHidden(ANNOUNCED)
    await expectList(tab, history)
  }
  await expect(page.getByText('An update is ready.')).toBeHidden()
  expect(loads()).toBe(0)
})

test('loads the version before a rollback at the next navigation of a tab that was open', async ({ page, portal }) => {
  await publishChangedBuild(portal, accepted, '1.2.0')
  await releaseSuccessfully(portal, 'promote', 'mfe-orders-accepted@1.2.0')
  await page.goto('/accepted-orders')
  await expectList(page, accepted, '1.2.0')
  await releaseSuccessfully(portal, 'rollback', 'mfe-orders-accepted')
  await expect(page.getByText('An update is ready.')).toBeVisible(ANNOUNCED)
  await openByLink(page, history.title)
  await openByLink(page, accepted.title)
  await expectList(page, accepted)
})

test('offers a promoted version in an open tab within 5 seconds', async ({ page, portal }) => {
  await page.goto('/accepted-orders')
  await expectList(page, accepted)
  await publishChangedBuild(portal, accepted, '1.1.0')
  await releaseSuccessfully(portal, 'promote', 'mfe-orders-accepted@1.1.0')
  await expect(page.getByText('An update is ready. It will load when you change screens.')).toBeVisible(ANNOUNCED)
})
