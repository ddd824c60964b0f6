import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { TestPortal } from '../portal/startPortal.ts'
import { publishChangedBuild, registryOf, releaseSuccessfully, storeOf } from './support/release.ts'
import { lists } from './support/remotes.ts'
import { countLoads, expect, expectList, openByLink, test, withoutRegistryEvents } from './support/test.ts'

test.use({ storeName: 'missing-remote' })

const [, accepted, history] = lists

/** A store without any release of one remote. */
async function forget(portal: TestPortal, name: string) {
  const registry = await registryOf(portal)
  const { [name]: _, ...remotes } = registry.remotes
  await writeFile(join(storeOf(portal), 'registry.json'), JSON.stringify({ ...registry, remotes }))
}

test('shows a remote on Try again that was released while its screen was missing, and keeps the others', async ({
  page,
  portal,
}) => {
  await forget(portal, history.name)
  await page.clock.install()
  const loads = countLoads(page)
  await withoutRegistryEvents(page)
  await page.goto('/order-history')
  const card = page.getByRole('alert').filter({ hasText: 'It is not part of this portal at the moment.' })
  const again = page.getByRole('main').getByRole('button', { name: 'Try again' })
  await expect(card).toBeVisible()
  const registryReceived = page.waitForResponse('**/registry.json')
  await again.click()
  await registryReceived
  await expect(card).toBeVisible()

  for (const remote of [history, accepted]) {
    await publishChangedBuild(portal, remote, '1.1.0')
    await releaseSuccessfully(portal, 'promote', `${remote.name}@1.1.0`)
  }
  await again.click()
  await expectList(page, history, '1.1.0')
  // A page requests the registry at most once in a second.
  await page.clock.fastForward(2_000)
  await openByLink(page, accepted.title)
  await expectList(page, accepted)
  expect(loads()).toBe(1)

  // The page still has its first registry: that navigation found the newer one, which the next one applies.
  await expect(page.getByText('An update is ready. It will load when you change screens.')).toBeVisible()
  await openByLink(page, history.title)
  await expectList(page, history, '1.1.0')
  await openByLink(page, accepted.title)
  await expectList(page, accepted, '1.1.0')
  expect(loads()).toBe(2)
})
