import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import { publishVersion, registryOf, release, storeOf } from './support/release.ts'
import { editor, lists, wordOf } from './support/remotes.ts'
import { countLoads, expect, expectList, follow, returnTo, test } from './support/test.ts'

// The host answers for a file that is gone in words, which the browser does not run, and says so.
test.use({ stories: 'stale-tab', expectedErrors: /Refused to execute script .* because its MIME type/ })

const [, accepted, history] = lists

test('an old tab after the old files are gone: it tells, takes the new version, and never reloads by itself', async ({
  page,
  portal,
}) => {
  await page.goto('/order-history')
  await expectList(page, history)
  const loads = countLoads(page)

  for (const remote of [editor, accepted]) {
    const { base = '' } = (await registryOf(portal)).remotes[remote.name]?.versions['1.0.0'] ?? {}
    await publishVersion(portal, remote, '1.2.0')
    await release(portal, 'promote', `${remote.name}@1.2.0`)
    const folder = join(storeOf(portal), base)
    await rename(folder, folder.replace(/\/$/, '-gone'))
  }

  // What runs goes on.
  await page.getByRole('button', { name: 'Search' }).click()
  await expectList(page, history)
  // What the tab has not fetched yet is told, and the next try takes what is there now.
  await page.getByRole('article').first().getByRole('button', { name: 'View Details' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('alert')).toHaveText('It could not be fetched.', { timeout: 20_000 })
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect(dialog.getByRole('heading', { name: wordOf(editor, '1.2.0') })).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await follow(page, 'Accepted Orders')
  await expect(page.getByRole('alert')).toHaveText('It could not be fetched.', { timeout: 20_000 })
  expect(loads()).toBe(0)

  // Back in the tab, the newer registry is noticed; the next step takes it, once.
  await returnTo(page)
  await expect(page.getByText('A new version is ready.')).toBeVisible()
  await follow(page, 'Order History')
  await expectList(page, history)
  expect(loads()).toBe(1)
  await follow(page, 'Accepted Orders')
  await expectList(page, accepted, '1.2.0')
  for (let times = 0; times < 3; times += 1) {
    await returnTo(page)
    await follow(page, times % 2 === 0 ? 'Order History' : 'Accepted Orders')
  }
  await expect(page.getByTestId('orders-found')).toBeVisible()
  expect(loads()).toBe(1)
})

test('a newer revision that a page never gets does not make it load for ever', async ({ page, portal }) => {
  const registry = await registryOf(portal)
  const remote = registry.remotes[history.name]
  let asked = 0
  await page.route('**/registry.json', (route) => {
    asked += 1
    // The page is given the old registry at each start, and is told of a newer one whenever it looks.
    const isLook = asked % 2 === 0
    const route2 = { ...remote, navigation: { label: { en: 'History', es: 'Historial' }, order: 3 } }
    const newer = {
      ...registry,
      revision: registry.revision + 1,
      remotes: { ...registry.remotes, [history.name]: route2 },
    }
    return route.fulfill({ json: isLook ? newer : registry })
  })
  await page.goto('/order-history')
  await expectList(page, history)
  const loads = countLoads(page)
  for (const title of ['Accepted Orders', 'Order History', 'Available Orders']) {
    await returnTo(page)
    asked = 1
    await page.getByText('A new version is ready.').waitFor()
    asked = 0
    await follow(page, title)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    asked = 1
  }
  expect(loads()).toBe(1)
})
