import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { integrityOf } from '@carrier-portal/build/tooling'
import type { TestPortal } from '../portal/startPortal.ts'
import { firstOrder, signIn } from '../portal/steps.ts'
import { publishChangedBuild, registryOf, releaseSuccessfully, storeOf } from './support/release.ts'
import { lists } from './support/remotes.ts'
import { countLoads, expect, expectList, openByLink, returnTo, test } from './support/test.ts'
import { readVersion } from './support/versionFiles.ts'

test.use({ storeName: 'open-tabs' })

const [available, accepted, history] = lists

/** Everything that is served except one remote: the other entries of the registry, their files, and the shell's. */
async function servedBut(portal: TestPortal, remote: string) {
  const { remotes } = await registryOf(portal)
  const others = Object.entries(remotes).filter(([name]) => name !== remote)
  const folders = others.flatMap(([, { versions }]) => Object.values(versions).map(({ base }) => base))
  const files = await Promise.all([
    ...folders.map((base) => hashes(join(storeOf(portal), base))),
    hashes(join(portal.folder, 'shell')),
  ])
  return { others, files, page: await readFile(join(portal.folder, 'shell/index.html'), 'utf8') }
}

async function hashes(folder: string) {
  return Object.fromEntries([...(await readVersion(folder))].map(([name, content]) => [name, integrityOf(content)]))
}

test('keeps the old version in an open tab until the next navigation and loads the new one in a new tab', async ({
  page,
  context,
  portal,
}) => {
  const loads = countLoads(page)
  await page.goto('/order-history')
  await expectList(page, history)
  const before = await servedBut(portal, history.name)

  await publishChangedBuild(portal, history, '1.1.0')
  await releaseSuccessfully(portal, 'promote', 'mfe-order-history@1.1.0', '--why', 'a Friday')
  expect(await servedBut(portal, history.name)).toEqual(before)
  expect((await registryOf(portal)).remotes[history.name]?.active).toBe('1.1.0')

  await page.getByRole('button', { name: 'Search' }).click()
  await expectList(page, history)
  const fresh = await context.newPage()
  await fresh.goto('/order-history')
  await expectList(fresh, history, '1.1.0')

  await returnTo(page)
  await expect(page.getByText('An update is ready. It will load when you change screens.')).toBeVisible()
  await expectList(page, history)
  expect(loads()).toBe(1)
  await openByLink(page, 'Accepted Orders')
  await expectList(page, accepted)
  expect(loads()).toBe(2)
  await expect(page.getByText('An update is ready')).toBeHidden()
  await openByLink(page, 'Order History')
  await expectList(page, history, '1.1.0')
  expect(loads()).toBe(2)

  await releaseSuccessfully(portal, 'rollback', history.name, '--why', 'a Saturday')
  const restored = await context.newPage()
  await restored.goto('/order-history')
  await expectList(restored, history)
  await returnTo(fresh)
  await expect(fresh.getByText('An update is ready.')).toBeVisible()
  await expectList(fresh, history, '1.1.0')
  await openByLink(fresh, 'Available Orders')
  await openByLink(fresh, 'Order History')
  await expectList(fresh, history)
  expect(await servedBut(portal, history.name)).toEqual(before)
  expect(await releaseSuccessfully(portal, 'verify')).toMatchObject({ faults: [] })
})

test('offers an update during unsaved work and applies it on the next navigation after it', async ({
  page,
  portal,
}) => {
  // A sign-in in this page, because only it derives the key that keeps the draft on the device over the update.
  await page.context().clearCookies()
  await signIn(page, 'dana', '/order-history')
  await expectList(page, history)
  const loads = countLoads(page)
  const { card, number } = await firstOrder(page)
  await card.getByRole('button', { name: 'Update Charge' }).click()
  const dialog = page.getByRole('dialog', { name: `Update Charge for ${number}` })
  await dialog.getByRole('spinbutton', { name: 'Charge' }).fill('12.25')

  await publishChangedBuild(portal, available, '1.1.0')
  await releaseSuccessfully(portal, 'promote', 'mfe-orders-available@1.1.0')
  await returnTo(page)
  await expect(
    page.getByText('An update is ready. It will load once your work is saved and you change screens.'),
  ).toBeVisible()
  await expect(dialog.getByRole('spinbutton', { name: 'Charge' })).toHaveValue('12.25')

  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  expect(loads()).toBe(0)
  await openByLink(page, 'Available Orders')
  await expectList(page, available, '1.1.0')
  expect(loads()).toBe(1)
})
