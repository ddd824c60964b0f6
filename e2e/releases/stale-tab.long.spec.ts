import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import { skipRetryPauses } from '../portal/faultMatrix.ts'
import { publishChangedBuild, registryOf, releaseSuccessfully, storeOf } from './support/release.ts'
import { editor, lists, textOfVersion } from './support/remotes.ts'
import { countLoads, expect, expectList, openByLink, returnTo, test, withoutRegistryEvents } from './support/test.ts'

// The host responds to a removed file with 404 and a text; the browser refuses to run it and logs that.
test.use({ storeName: 'stale-tab', expectedErrors: /Refused to execute script .* because its MIME type/ })

const [, accepted, history] = lists

test('notifies an old tab whose files were removed, loads the new version, and never reloads by itself', async ({
  page,
  portal,
}) => {
  await skipRetryPauses(page)
  await withoutRegistryEvents(page)
  await page.goto('/order-history')
  await expectList(page, history)
  const loads = countLoads(page)

  for (const remote of [editor, accepted]) {
    const { base = '' } = (await registryOf(portal)).remotes[remote.name]?.versions['1.0.0'] ?? {}
    await publishChangedBuild(portal, remote, '1.1.0')
    await releaseSuccessfully(portal, 'promote', `${remote.name}@1.1.0`)
    const folder = join(storeOf(portal), base)
    await rename(folder, folder.replace(/\/$/, '-gone'))
  }

  // Code that is already loaded keeps working.
  await page.getByRole('button', { name: 'Search' }).click()
  await expectList(page, history)
  // A file that was not fetched before its removal shows an error; the next try loads the present version.
  await page.getByRole('article').first().getByRole('button', { name: 'View Details' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('alert')).toHaveText('It could not be downloaded.', { timeout: 20_000 })
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect(dialog.getByRole('heading', { name: textOfVersion(editor, '1.1.0') })).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  // The screen fails after the check of its navigation: a later check would replace the failed screen in this page.
  const checked = page.waitForResponse('**/registry.json')
  await page.route(`**/r/${accepted.name}/1.0.0-*/**`, async (route) => {
    await (await checked).finished()
    await route.continue()
  })
  await openByLink(page, 'Accepted Orders')
  await expect(page.getByRole('alert')).toHaveText('It could not be downloaded.', { timeout: 20_000 })
  expect(loads()).toBe(0)

  // That navigation found the newer registry; the next one applies it once.
  await expect(page.getByText('An update is ready.')).toBeVisible()
  await openByLink(page, 'Order History')
  await expectList(page, history)
  expect(loads()).toBe(1)
  await openByLink(page, 'Accepted Orders')
  await expectList(page, accepted, '1.1.0')
  for (let times = 0; times < 3; times += 1) {
    await returnTo(page)
    await openByLink(page, times % 2 === 0 ? 'Order History' : 'Accepted Orders')
  }
  await expect(page.getByTestId('orders-found')).toBeVisible()
  expect(loads()).toBe(1)
})

test('does not reload for ever when a newer revision never arrives', async ({ page, portal }) => {
  const registry = await registryOf(portal)
  const remote = registry.remotes[history.name]
  // The page gets the old registry with each load and a newer one with each later check.
  let isLoad = false
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isLoad = true
  })
  await page.route('**/registry.json', (route) => {
    const isLaterCheck = !isLoad
    isLoad = false
    const renamed = { ...remote, navigation: { label: { en: 'History', es: 'Historial' }, order: 3 } }
    const newer = {
      ...registry,
      revision: registry.revision + 1,
      remotes: { ...registry.remotes, [history.name]: renamed },
    }
    return route.fulfill({ json: isLaterCheck ? newer : registry })
  })
  await page.goto('/order-history')
  await expectList(page, history)
  const loads = countLoads(page)
  for (const title of ['Accepted Orders', 'Order History', 'Available Orders']) {
    await returnTo(page)
    await page.getByText('An update is ready.').waitFor()
    await openByLink(page, title)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  }
  expect(loads()).toBe(1)
})
