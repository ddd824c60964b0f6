import { useConfiguredHost } from '../portal/configuredHost.ts'
import { openEditor, todayAt } from '../portal/editor.ts'
import { type ForeignApi, startForeignApi } from '../portal/foreignApi.ts'
import type { TestPortal } from '../portal/startPortal.ts'
import { firstOrder, openList, signIn } from '../portal/steps.ts'
import { test as base, expect } from '../portal/test.ts'

/** A host whose configuration names a backend of another origin that allows none of the optional headers. */
const test = base.extend<{ api: ForeignApi; host: TestPortal }>({
  api: async ({ browserName: _ }, use) => {
    const api = await startForeignApi()
    await use(api)
    await api.stop()
  },
  host: ({ portal, api }, use) =>
    useConfiguredHost(portal, { apiBaseUrl: api.address }, async (host) => {
      api.passOnTo(host.address)
      await use(host)
    }),
  baseURL: async ({ host }, use) => use(host.address),
})

test('accepts, saves, corrects a charge and refreshes at a backend of another origin that allows no optional header', async ({
  page,
  api,
}) => {
  await page.clock.install()
  await signIn(page, 'dana')
  const offered = await firstOrder(page)
  await page.clock.fastForward(301_000)
  const lists = () => api.passed.filter(({ call }) => call === 'POST /api/orders/available').length
  await expect.poll(lists).toBe(2)

  await offered.card.getByRole('button', { name: 'Accept', exact: true }).click()
  await page.getByRole('textbox', { name: 'OC Reference Number' }).fill('OC-1')
  await page.getByRole('button', { name: 'Accept Order' }).click()
  await page.clock.runFor(1_000)
  await expect(page.getByText(`${offered.number} Accepted!`)).toBeVisible()

  await openList(page, 'Accepted Orders')
  const accepted = await firstOrder(page)
  const editor = await openEditor(page, accepted.card, accepted.number)
  await editor.getByRole('textbox', { name: 'Pickup Signature' }).fill('R. Diaz')
  await editor.getByLabel('Item 1 pickup time', { exact: true }).fill(todayAt('09:15'))
  await editor.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(editor).toBeHidden()

  await openList(page, 'Order History')
  const completed = await firstOrder(page)
  await completed.card.getByRole('button', { name: 'Update Charge' }).click()
  const dialog = page.getByRole('dialog', { name: `Update Charge for ${completed.number}` })
  await dialog.getByRole('spinbutton', { name: 'Charge' }).fill('61.5')
  await dialog.getByRole('button', { name: 'Update Charge' }).click()
  await expect(dialog).toBeHidden()

  const calls = api.passed.map(({ call }) => call)
  for (const call of [
    'POST /api/orders/update',
    'POST /api/orders/line-item-update',
    'PATCH /api/orders/update-charge',
  ])
    expect(calls).toContain(call)
  const optional = ['idempotency-key', 'if-match', 'x-background']
  expect(api.passed.flatMap(({ headers }) => headers).filter((header) => optional.includes(header))).toEqual([])
})
