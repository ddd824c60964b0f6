import { keepToasts } from '../portal/keepToasts.ts'
import { firstOrder, navigateWithoutLoad } from '../portal/steps.ts'
import { promoteUnchecked, publishChangedBuild, registryOf, releaseSuccessfully } from './support/release.ts'
import { editor, lists, textOfVersion } from './support/remotes.ts'
import { countLoads, expect, expectList, returnTo, test } from './support/test.ts'

test.use({ storeName: 'withdrawn' })

const [available, accepted, history] = lists

test('replaces a version blocked during editing in the same page and keeps the draft', async ({ page, portal }) => {
  await publishChangedBuild(portal, editor, '1.1.0')
  await releaseSuccessfully(portal, 'promote', 'mfe-order-editor@1.1.0')
  await page.goto('/accepted-orders')
  await expectList(page, accepted)
  const loads = countLoads(page)
  const { card, number } = await firstOrder(page)
  await card.getByRole('button', { name: 'Update Details' }).click()
  const dialog = page.getByRole('dialog', { name: `Update Order Details ${number}` })
  await expect(dialog.getByRole('heading', { name: textOfVersion(editor, '1.1.0') })).toBeVisible()
  const barcode = dialog.getByLabel('Item 1 barcode', { exact: true })
  await barcode.fill('LAB-4711')

  await releaseSuccessfully(portal, 'block', 'mfe-order-editor@1.1.0', '--reason', 'loses pickup times')
  await returnTo(page)
  await expect(dialog.getByRole('heading', { name: 'Item Details', exact: true })).toBeVisible()
  await dialog.getByRole('button', { name: 'Restore' }).click()
  await expect(barcode).toHaveValue('LAB-4711')
  expect(loads()).toBe(0)

  await page.goto('/status')
  const row = page.getByRole('row', { name: /mfe-order-editor/ })
  await expect(row.getByRole('cell').first()).toHaveText('1.0.0')
  await expect(releaseSuccessfully(portal, 'promote', 'mfe-order-editor@1.1.0')).rejects.toMatchObject({
    kind: 'refused',
  })
})

test('notifies a user whose dialog ends with its blocked list, and offers what was typed when it is opened again', async ({
  page,
  portal,
}) => {
  await keepToasts(page)
  await publishChangedBuild(portal, available, '1.1.0')
  await releaseSuccessfully(portal, 'promote', 'mfe-orders-available@1.1.0')
  await page.goto('/available-orders')
  await expectList(page, available, '1.1.0')
  const { card } = await firstOrder(page)
  await card.getByRole('button', { name: 'Decline' }).click()
  const reason = page.getByRole('dialog').getByRole('textbox', { name: 'Reason for Decline' })
  await reason.fill('No cooled van')

  await releaseSuccessfully(portal, 'block', 'mfe-orders-available@1.1.0', '--reason', 'declines twice')
  await returnTo(page)
  await expect(page.getByText('If it closed your form, open it again and select Restore.')).toBeVisible()
  await expectList(page, available)
  await card.getByRole('button', { name: 'Decline' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click()
  await expect(reason).toHaveValue('No cooled van')
})

test('runs the last known good version instead of one for a newer portal and explains it on the status page', async ({
  page,
  portal,
}) => {
  await publishChangedBuild(portal, history, '2.0.0', { contract: '^2.0' })
  await promoteUnchecked(portal, history, '2.0.0')
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.goto('/accepted-orders')
  await page.getByRole('link', { name: 'Order History' }).click()
  await expectList(page, history)
  expect(requests.filter((address) => address.includes('/mfe-order-history/2.0.0'))).toEqual([])
  const loads = countLoads(page)
  await navigateWithoutLoad(page, '/status')
  const row = page.getByRole('row', { name: /mfe-order-history/ })
  await expect(row).toContainText('check: needs-newer-host')
  await expect(row.getByRole('cell').nth(0)).toHaveText('2.0.0')
  await expect(row.getByRole('cell').nth(1)).toHaveText('1.0.0')
  await expect(row.getByRole('cell').nth(2)).toHaveText('2.0.0')
  await expect(row.getByRole('cell').nth(3)).toHaveText('a fallback version is loaded')
  const json = JSON.parse((await page.getByLabel('As JSON').textContent()) ?? '')
  expect(json.revision).toBe((await registryOf(portal)).revision)
  expect(json.rows).toContainEqual(
    expect.objectContaining({ remote: 'mfe-order-history', chosen: '2.0.0', loaded: '1.0.0', latest: '2.0.0' }),
  )
  expect(json.shared).toContainEqual({ name: 'react', version: expect.stringMatching(/^19\./) })
  expect(loads()).toBe(0)
  await releaseSuccessfully(portal, 'rollback', 'mfe-order-history')
})

test('shows a card when only a version for a newer portal exists, and the rest works', async ({ page, portal }) => {
  await publishChangedBuild(portal, available, '2.0.0', { contract: '^2.0' })
  await promoteUnchecked(portal, available, '2.0.0')
  await releaseSuccessfully(portal, 'block', 'mfe-orders-available@1.0.0', '--reason', 'counts wrongly')
  await page.goto('/available-orders')
  const main = page.getByRole('main')
  await expect(main.getByRole('alert')).toHaveText('It needs a newer portal. Please reload the page.')
  await expect(main.getByText(/Report [0-9a-f]{8}/)).toBeVisible()
  await page.getByRole('link', { name: 'Order History' }).click()
  await expectList(page, history)
})
