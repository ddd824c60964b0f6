import { expect } from '@playwright/test'
import { nightShift, publishNightShift } from './support/newRemote.ts'
import { publishChangedBuild, releaseSuccessfully } from './support/release.ts'
import { lists } from './support/remotes.ts'
import { expectList, test } from './support/test.ts'
import { signedInState } from './support/users.ts'

test.use({ storeName: 'pilots' })

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

test('shows a new screen to the named user of its trial, and to all users after its promotion', async ({
  page,
  browser,
  portal,
}) => {
  const { name, route, title } = nightShift
  await publishNightShift(portal)
  await releaseSuccessfully(portal, 'promote', `${name}@1.0.0`, '--users', 'omar')

  const storageState = await signedInState(browser, portal, 'omar')
  const context = await browser.newContext({ baseURL: portal.address, storageState })
  const tester = await context.newPage()
  await tester.goto('/')
  await tester.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: title }).click()
  await expect(tester).toHaveURL(new RegExp(`/${route}$`))
  await expect(tester.getByText('Orders Found')).toBeVisible()
  await context.close()

  await page.goto(`/${route}`)
  await expect(page).toHaveURL(/\/available-orders$/)
  const links = page.getByRole('navigation', { name: 'Main' })
  await expect(links.getByRole('link', { name: 'Order History' })).toBeVisible()
  await expect(links.getByRole('link', { name: title })).toHaveCount(0)

  await releaseSuccessfully(portal, 'promote', `${name}@1.0.0`)
  await page.reload()
  await expect(links.getByRole('link', { name: title })).toBeVisible()
})
