import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { integrityOf } from '@carrier-portal/build/tooling'
import { bucketOf } from '../../contract/src/registry/chooseVersion.ts'
import { firstOrder } from '../portal/people.ts'
import type { Portal } from '../portal/startPortal.ts'
import { publishVersion, registryOf, release, runRelease, storeOf } from './support/release.ts'
import { lists } from './support/remotes.ts'
import { countLoads, expect, expectList, follow, returnTo, test } from './support/test.ts'
import { storedAs } from './support/users.ts'
import { readVersion } from './support/versionFiles.ts'

test.use({ stories: 'open-tabs' })

const [available, accepted, history] = lists

/** Everything that is served but one remote: what the registry says of the others, their files, and the shell's. */
async function servedBut(portal: Portal, remote: string) {
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

test('a release while tabs are open: the old tab goes on and takes it with the next step, a new one has it', async ({
  page,
  context,
  portal,
}) => {
  const loads = countLoads(page)
  await page.goto('/order-history')
  await expectList(page, history)
  const before = await servedBut(portal, history.name)

  await publishVersion(portal, history, '1.1.0')
  await release(portal, 'promote', 'mfe-order-history@1.1.0', '--why', 'a Friday')
  expect(await servedBut(portal, history.name)).toEqual(before)
  expect((await registryOf(portal)).remotes[history.name]?.active).toBe('1.1.0')

  await page.getByRole('button', { name: 'Search' }).click()
  await expectList(page, history)
  const fresh = await context.newPage()
  await fresh.goto('/order-history')
  await expectList(fresh, history, '1.1.0')

  await returnTo(page)
  await expect(page.getByText('A new version is ready. It is taken when you go to another screen.')).toBeVisible()
  await expectList(page, history)
  expect(loads()).toBe(1)
  await follow(page, 'Accepted Orders')
  await expectList(page, accepted)
  expect(loads()).toBe(2)
  await expect(page.getByText('A new version is ready')).toBeHidden()
  await follow(page, 'Order History')
  await expectList(page, history, '1.1.0')
  expect(loads()).toBe(2)

  await release(portal, 'rollback', history.name, '--why', 'a Saturday')
  const restored = await context.newPage()
  await restored.goto('/order-history')
  await expectList(restored, history)
  await returnTo(fresh)
  await expectList(fresh, history, '1.1.0')
  await follow(fresh, 'Available Orders')
  await follow(fresh, 'Order History')
  await expectList(fresh, history)
  expect(await servedBut(portal, history.name)).toEqual(before)
  expect((await runRelease(portal, 'verify')).answer).toMatchObject({ ok: true, faults: [] })
})

test('while work is held an update is offered and not taken; with the next step after it, it is', async ({
  page,
  portal,
}) => {
  await page.goto('/order-history')
  await expectList(page, history)
  const loads = countLoads(page)
  const { card, number } = await firstOrder(page)
  await card.getByRole('button', { name: 'Update Charge' }).click()
  const dialog = page.getByRole('dialog', { name: `Update Charge for ${number}` })
  await dialog.getByRole('spinbutton', { name: 'Charge' }).fill('12.25')

  await publishVersion(portal, available, '1.1.0')
  await release(portal, 'promote', 'mfe-orders-available@1.1.0')
  await returnTo(page)
  await expect(page.getByText('A new version is ready. It is taken once your work is saved.')).toBeVisible()
  await expect(dialog.getByRole('spinbutton', { name: 'Charge' })).toHaveValue('12.25')

  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /Discard/ }).click()
  await expect(dialog).toBeHidden()
  expect(loads()).toBe(0)
  await follow(page, 'Available Orders')
  await expectList(page, available, '1.1.0')
  expect(loads()).toBe(1)
})

test('a trial is for the same users on every device, and growing it keeps them in', async ({ browser, portal }) => {
  await publishVersion(portal, accepted, '1.1.0')
  await release(portal, 'promote', 'mfe-orders-accepted@1.1.0', '--percent', '1')
  const { salt = '' } = (await registryOf(portal)).remotes[accepted.name]?.rollout ?? {}
  const [first, last] = ['dana', 'omar', 'priya', 'sam']
    .map((name) => ({ name, bucket: bucketOf(salt, name) }))
    .toSorted((a, b) => a.bucket - b.bucket)
    .filter((_, at) => at === 0 || at === 3)
  if (!first || !last || first.bucket === last.bucket) throw new Error(`All users are in one bucket of ${salt}`)
  const states = {
    [first.name]: await storedAs(browser, portal, first.name),
    [last.name]: await storedAs(browser, portal, last.name),
  }

  /** Opens the screen on a device that nobody has used. */
  async function expectOnNewDevice(name: string, version?: string) {
    const context = await browser.newContext({ baseURL: portal.address, storageState: states[name] })
    const page = await context.newPage()
    await page.goto('/accepted-orders')
    await expectList(page, accepted, version)
    await context.close()
  }

  await release(portal, 'promote', 'mfe-orders-accepted@1.1.0', '--percent', String(first.bucket + 1))
  await expectOnNewDevice(first.name, '1.1.0')
  await expectOnNewDevice(first.name, '1.1.0')
  await expectOnNewDevice(last.name)
  if (last.bucket < 99) {
    await release(portal, 'promote', 'mfe-orders-accepted@1.1.0', '--percent', String(last.bucket + 1))
    await expectOnNewDevice(first.name, '1.1.0')
    await expectOnNewDevice(last.name, '1.1.0')
  }
  await release(portal, 'rollback', accepted.name)
})
