import { firstOrder } from '../portal/people.ts'
import { publishVersion, registryOf, release, runRelease } from './support/release.ts'
import { editor, lists, wordOf } from './support/remotes.ts'
import { countLoads, expect, expectList, returnTo, test } from './support/test.ts'

test.use({ stories: 'taken-back' })

const [available, accepted, history] = lists

test('a version that is blocked while somebody types in it: the other one opens in the same page, with the draft', async ({
  page,
  portal,
}) => {
  await publishVersion(portal, editor, '1.1.0')
  await release(portal, 'promote', 'mfe-order-editor@1.1.0')
  await page.goto('/accepted-orders')
  await expectList(page, accepted)
  const loads = countLoads(page)
  const { card, number } = await firstOrder(page)
  await card.getByRole('button', { name: 'Update Details' }).click()
  const dialog = page.getByRole('dialog', { name: `Update Order Details ${number}` })
  await expect(dialog.getByRole('heading', { name: wordOf(editor, '1.1.0') })).toBeVisible()
  const barcode = dialog.getByLabel('Item 1 barcode', { exact: true })
  await barcode.fill('LAB-4711')

  await release(portal, 'block', 'mfe-order-editor@1.1.0', '--reason', 'loses pickup times')
  await returnTo(page)
  await expect(dialog.getByRole('heading', { name: 'Item Details', exact: true })).toBeVisible()
  await dialog.getByRole('button', { name: 'Restore' }).click()
  await expect(barcode).toHaveValue('LAB-4711')
  expect(loads()).toBe(0)

  await page.goto('/status')
  const row = page.getByRole('row', { name: /mfe-order-editor/ })
  await expect(row.getByRole('cell').first()).toHaveText('1.0.0')
  expect((await runRelease(portal, 'promote', 'mfe-order-editor@1.1.0')).answer).toMatchObject({ kind: 'refused' })
})

test('a version for a newer portal: the last known good one runs in its place, and the status page says why', async ({
  page,
  portal,
}) => {
  await publishVersion(portal, history, '2.0.0', { contract: '^2.0' })
  await release(portal, 'promote', 'mfe-order-history@2.0.0')
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/accepted-orders')
  await page.getByRole('link', { name: 'Order History' }).click()
  await expectList(page, history)
  expect(asked.filter((address) => address.includes('/mfe-order-history/2.0.0'))).toEqual([])
  const loads = countLoads(page)
  await page.evaluate(() => window.history.pushState(null, '', '/status'))
  await page.evaluate(() => window.dispatchEvent(new PopStateEvent('popstate')))
  const row = page.getByRole('row', { name: /mfe-order-history/ })
  await expect(row).toContainText('check: needs-newer-host')
  await expect(row.getByRole('cell').nth(0)).toHaveText('2.0.0')
  await expect(row.getByRole('cell').nth(1)).toHaveText('1.0.0')
  await expect(row.getByRole('cell').nth(2)).toHaveText('2.0.0')
  await expect(row.getByRole('cell').nth(3)).toHaveText('last-known-good runs in its place')
  const json = JSON.parse((await page.getByLabel('As JSON').textContent()) ?? '')
  expect(json.revision).toBe((await registryOf(portal)).revision)
  expect(json.rows).toContainEqual(
    expect.objectContaining({ remote: 'mfe-order-history', wanted: '2.0.0', loaded: '1.0.0', latest: '2.0.0' }),
  )
  expect(json.shared).toContainEqual({ name: 'react', version: expect.stringMatching(/^19\./) })
  expect(loads()).toBe(0)
  await release(portal, 'rollback', 'mfe-order-history')
})

test('a version for a newer portal and no other one: a card says so, and the rest works', async ({ page, portal }) => {
  await publishVersion(portal, available, '2.0.0', { contract: '^2.0' })
  await release(portal, 'promote', 'mfe-orders-available@2.0.0')
  await release(portal, 'block', 'mfe-orders-available@1.0.0', '--reason', 'counts wrongly')
  await page.goto('/available-orders')
  const main = page.getByRole('main')
  await expect(main.getByRole('alert')).toHaveText('It needs a newer portal. Please reload the page.')
  await expect(main.getByText(/Report [0-9a-f]{8}/)).toBeVisible()
  await page.getByRole('link', { name: 'Order History' }).click()
  await expectList(page, history)
})
