import { fillAndStore } from '../portal/drafts.ts'
import { fetchStoredOrder, openEditor, openFirstEditor } from '../portal/editor.ts'
import { LONG, longAfterFirst } from '../portal/long.ts'
import { registerWorkersAtOnce, storedPaths, waitUntilStored } from '../portal/offline.ts'
import { startProxy } from '../portal/proxy.ts'
import { firstOrder, openList, signIn } from '../portal/steps.ts'
import { expect, test } from '../portal/test.ts'
import { countLoads } from '../releases/support/test.ts'

test.use({ serviceWorkers: 'allow' })
test.beforeEach(({ context }) => registerWorkersAtOnce(context))

const LISTS_NEED_A_CONNECTION = /Lists need a connection to the server\./
const PAGE_OF_A_NETWORK =
  '<!doctype html><html lang="en"><title>Guest Wi-Fi</title><h1>Welcome to Guest Wi-Fi</h1></html>'

test('opens without a network, and loads the list without a reload when the network is back', async ({ page }) => {
  await signIn(page, 'dana')
  await waitUntilStored(page)
  await page.context().setOffline(true)
  for (const [path, title] of [
    ['/available-orders', 'Available Orders'],
    ['/order-history', 'Order History'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Log Out' })).toBeVisible()
    await expect(page.getByText(LISTS_NEED_A_CONNECTION)).toBeVisible()
  }
  const loads = countLoads(page)
  await page.context().setOffline(false)
  await expect(page.getByTestId('orders-found')).toBeVisible()
  await expect(page.getByText(LISTS_NEED_A_CONNECTION)).toBeHidden()
  expect(loads()).toBe(0)
})

test('opens while the host is stopped, and names the order with a draft', async ({ page, portal }) => {
  const host = await startProxy(portal.address)
  await signIn(page, 'dana', `${host.address}/accepted-orders`)
  await waitUntilStored(page)
  const { number, editor } = await openFirstEditor(page)
  await fillAndStore(page, editor.getByRole('textbox', { name: 'OC Comments' }), 'Loading dock')
  await host.stop()
  await page.goto(`${host.address}/accepted-orders`)
  await expect(page.getByRole('heading', { level: 1, name: 'Accepted Orders' })).toBeVisible()
  await expect(page.getByText(LISTS_NEED_A_CONNECTION)).toBeVisible()
  const notice = page.getByRole('status').filter({ hasText: 'You have unsaved work from earlier:' })
  await notice.getByRole('button', { name: `Open ${number}` }).click()
  await editor.getByRole('button', { name: 'Restore', exact: true }).click()
  await expect(editor.getByRole('textbox', { name: 'OC Comments' })).toHaveValue('Loading dock')
})

test('opens without a network where the registry is at another path', LONG, async ({ page, portal }) => {
  const registryUrl = '/live/registry.json'
  const json = (text: string) => ({
    headers: { 'content-type': 'application/json' },
    body: Buffer.from(text),
    status: 200,
  })
  const host = await startProxy(portal.address, async (path, response) => {
    if (path === '/config.json') return json(JSON.stringify({ registryUrl }))
    return path === registryUrl ? json(await (await fetch(`${portal.address}/registry.json`)).text()) : response
  })
  await signIn(page, 'dana', `${host.address}/accepted-orders`)
  await waitUntilStored(page, registryUrl)
  await host.stop()
  await page.goto(`${host.address}/accepted-orders`)
  await expect(page.getByText(LISTS_NEED_A_CONNECTION)).toBeVisible()
})

test('opens with the earlier page when the network failed between a newer page and its script', async ({
  page,
  portal,
}) => {
  let isNewer = false
  let cuts = 0
  const network = await startProxy(portal.address, (path, response) => {
    if (!isNewer) return response
    if (path.startsWith('/assets/main.')) {
      cuts += 1
      return { headers: { 'content-type': 'text/javascript' }, body: response.body, isCut: true }
    }
    const body = response.body.toString().replace(/(assets\/main\.)[0-9a-f]{4}/, '$1ffff')
    return path === '/accepted-orders' ? { ...response, body: Buffer.from(body) } : response
  })
  await signIn(page, 'dana', `${network.address}/accepted-orders`)
  await waitUntilStored(page)
  isNewer = true
  await page.goto(`${network.address}/accepted-orders`)
  await expect.poll(() => cuts).toBeGreaterThan(0)
  await network.stop()
  await page.goto(`${network.address}/accepted-orders`)
  await expect(page.getByText(LISTS_NEED_A_CONNECTION)).toBeVisible()
})

test('opens behind a silent network without asking it for the configuration and the registry, once the page came from its copy', async ({
  page,
  portal,
}) => {
  let isSilent = false
  const requested: string[] = []
  const network = await startProxy(portal.address, (path, response) => {
    // Other requests would take the connections that the browser has for one host.
    if (!isSilent || !['/accepted-orders', '/config.json', '/registry.json'].includes(path)) return response
    requested.push(path)
    return new Promise(() => {})
  })
  await signIn(page, 'dana', `${network.address}/accepted-orders`)
  await waitUntilStored(page)
  isSilent = true
  await page.goto(`${network.address}/accepted-orders`)
  await expect(page.getByRole('heading', { level: 1, name: 'Accepted Orders' })).toBeVisible()
  expect(requested).toEqual(['/accepted-orders'])
})

const foreignResponses = [
  ['a page of its own', { headers: { 'content-type': 'text/html' }, body: Buffer.from(PAGE_OF_A_NETWORK) }],
  ['a refusal of too many requests', { headers: {}, body: Buffer.from('Too many requests'), status: 429 }],
] as const

for (const [index, [sends, foreign]] of foreignResponses.entries())
  test(
    `opens with what it kept where the network sends ${sends} for page, configuration and registry, and without a network after that`,
    longAfterFirst(index),
    async ({ page, portal }) => {
      let isForeign = false
      const network = await startProxy(portal.address, (path, response) =>
        isForeign && ['/accepted-orders', '/config.json', '/registry.json'].includes(path) ? foreign : response,
      )
      await signIn(page, 'dana', `${network.address}/accepted-orders`)
      await waitUntilStored(page)
      isForeign = true
      await page.goto(`${network.address}/accepted-orders`)
      await expect(page.getByRole('heading', { level: 1, name: 'Accepted Orders' })).toBeVisible()
      await expect(page.getByRole('article').first()).toBeVisible()
      await network.stop()
      await page.goto(`${network.address}/accepted-orders`)
      await expect(page.getByText(LISTS_NEED_A_CONNECTION)).toBeVisible()
    },
  )

test('edits an unsent save in a page opened without a network, and sends it later', LONG, async ({ page }) => {
  await signIn(page, 'dana')
  await openList(page, 'Accepted Orders')
  const { number, editor } = await openFirstEditor(page)
  await waitUntilStored(page)
  await editor.getByRole('textbox', { name: 'OC Comments' }).fill('Loading dock')
  await page.context().setOffline(true)
  await editor.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(editor).toBeHidden()

  await page.goto('/accepted-orders')
  await page.getByRole('button', { name: '1 waiting to send' }).click()
  const outbox = page.getByRole('dialog', { name: 'Waiting to send' })
  await expect(outbox).toContainText(number)
  await outbox.getByRole('button', { name: 'Edit' }).click()
  const again = page.getByRole('dialog', { name: `Update Order Details ${number}` })
  await expect(again.getByRole('textbox', { name: 'OC Comments' })).toHaveValue('Loading dock')
  await again.getByRole('button', { name: 'Cancel' }).click()

  await page.context().setOffline(false)
  await expect(page.getByText(`${number} updated successfully!`)).toBeVisible()
  expect((await fetchStoredOrder(page, number)).ocComments).toBe('Loading dock')
})

test('opens an order that was read before without a network, and sends its save later', async ({ page }) => {
  await signIn(page, 'dana')
  await openList(page, 'Accepted Orders')
  const { card, number } = await firstOrder(page)
  await card.getByRole('button', { name: 'View Details' }).click()
  const details = page.getByRole('dialog', { name: `Order ${number}` })
  await expect(details.getByRole('heading', { name: 'Item Details' })).toBeVisible()
  await details.getByRole('button', { name: 'Close', exact: true }).last().click()
  await page.context().setOffline(true)
  const editor = await openEditor(page, card, number)
  await expect(
    editor.getByText(/^No connection to the server, or a slow one. The order is shown as it was on/),
  ).toBeVisible()
  await editor.getByRole('textbox', { name: 'OC Comments' }).fill('Basement')
  await editor.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(editor).toBeHidden()
  await expect(card).toContainText('Waiting to send')
  await page.context().setOffline(false)
  await expect(page.getByText(`${number} updated successfully!`)).toBeVisible()
  expect((await fetchStoredOrder(page, number)).ocComments).toBe('Basement')
})

test(
  'opens the order with a draft in a page opened without a network, and sends its save later',
  LONG,
  async ({ page }) => {
    await signIn(page, 'dana')
    await openList(page, 'Accepted Orders')
    const { number, editor } = await openFirstEditor(page)
    await fillAndStore(page, editor.getByRole('textbox', { name: 'OC Comments' }), 'Second floor')
    await waitUntilStored(page)
    await page.context().setOffline(true)
    await page.goto('/accepted-orders')
    const drafts = page.getByRole('status').filter({ hasText: 'Unsaved work is kept on this device' })
    await drafts.getByRole('button', { name: `Open ${number}` }).click()
    const again = page.getByRole('dialog', { name: `Update Order Details ${number}` })
    await expect(
      again.getByText(/^No connection to the server, or a slow one. The order is shown as it was on/),
    ).toBeVisible()
    await again.getByRole('button', { name: 'Restore' }).click()
    await expect(again.getByRole('textbox', { name: 'OC Comments' })).toHaveValue('Second floor')
    await again.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(again).toBeHidden()
    await page.context().setOffline(false)
    await expect(page.getByText(`${number} updated successfully!`)).toBeVisible()
    expect((await fetchStoredOrder(page, number)).ocComments).toBe('Second floor')
    await expect(drafts).toBeHidden()
    await expect(page.getByTestId('orders-found')).toBeVisible()
  },
)

test('stores no response of the API, and handles neither events nor the status page', async ({ page }) => {
  await signIn(page, 'dana')
  await waitUntilStored(page)
  await page.goto('/accepted-orders')
  await expect(page.getByRole('article').first()).toBeVisible()
  const paths = await storedPaths(page)
  expect(paths.filter((path) => !/^\/(assets|r)\//.test(path)).toSorted()).toEqual([
    '/',
    '/config.json',
    '/registry.json',
  ])
  await page.context().setOffline(true)
  await expect(page.goto('/status')).rejects.toThrow('ERR_INTERNET_DISCONNECTED')
})

test.describe('with corrupt stored files', () => {
  test.use({ expectedErrors: /Failed to find a valid digest in the 'integrity' attribute/ })

  test('replaces a stored script that fails its integrity check', async ({ page }) => {
    await signIn(page, 'dana')
    await waitUntilStored(page)
    await page.evaluate(async () => {
      const cache = await caches.open('portal-files')
      for (const request of await cache.keys())
        await cache.put(request, new Response('corrupt()', { headers: { 'Content-Type': 'text/javascript' } }))
    })
    await page.goto('/available-orders')
    await expect(page.getByRole('article').first()).toBeVisible()
    await page.context().setOffline(true)
    await page.reload()
    await expect(page.getByText(LISTS_NEED_A_CONNECTION)).toBeVisible()
  })
})
