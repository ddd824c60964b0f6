import { publishChangedBuild, releaseSuccessfully } from './support/release.ts'
import { lists } from './support/remotes.ts'
import { expectList, test } from './support/test.ts'
import { signedInState } from './support/users.ts'

test.use({ portalName: 'pilots' })

const [, , history] = lists

test('gives a version to the users of a pilot carrier and to no other user', async ({ page, browser, portal }) => {
  await publishChangedBuild(portal, history, '1.1.0')
  await releaseSuccessfully(portal, 'promote', 'mfe-order-history@1.1.0', '--percent', '0', '--carriers', 'BAY')

  await page.goto('/order-history')
  await expectList(page, history, '1.1.0')
  const storageState = await signedInState(browser, portal, 'omar')
  const context = await browser.newContext({ baseURL: portal.address, storageState })
  const other = await context.newPage()
  await other.goto('/order-history')
  await expectList(other, history)
  await context.close()
})
