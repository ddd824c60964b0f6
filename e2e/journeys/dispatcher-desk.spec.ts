import { readFile } from 'node:fs/promises'
import { refreshWithArrivingOrder } from '../portal/arrivingOrder.ts'
import { openSignedIn } from '../portal/openSignedIn.ts'
import { firstOrder, openList, ordersFound } from '../portal/steps.ts'
import { expect, test } from '../portal/test.ts'

test('remembers the table view, its sort and its page size', async ({ page }) => {
  await openSignedIn(page, 'dana')
  await expect(page.getByRole('article')).toHaveCount(10)
  await page.getByRole('button', { name: 'Table', exact: true }).click()
  const table = page.getByRole('table', { name: 'Orders' })
  await expect(table.locator('tbody tr')).toHaveCount(25)
  await page.getByRole('combobox', { name: 'Orders per page' }).selectOption('50')
  await expect(table.locator('tbody tr')).toHaveCount(Math.min(50, await ordersFound(page)))
  await table.getByRole('button', { name: 'Miles' }).click()
  await expect(table.getByRole('columnheader', { name: 'Miles' })).toHaveAttribute('aria-sort', 'ascending')
  await page.reload()
  await expect(table).toBeVisible()
  await page.getByRole('button', { name: 'Cards', exact: true }).click()
  await expect(page.getByRole('article')).toHaveCount(10)
})

test('finds several pasted numbers in the loaded list without a request', async ({ page }) => {
  await openSignedIn(page, 'dana')
  await expect(page.getByRole('article')).toHaveCount(10)
  const names = await page.getByRole('article').evaluateAll((cards) => cards.map((card) => card.ariaLabel ?? ''))
  const numbers = names.slice(0, 2).map((name) => name.replace('Order ', ''))
  let requests = 0
  page.on('request', (request) => {
    if (request.url().includes('/api/')) requests += 1
  })
  await page.getByRole('searchbox', { name: 'Find in this list' }).fill(numbers.join('\t'))
  await expect(page.getByRole('article')).toHaveCount(2)
  expect(requests).toBe(0)
})

test('marks an order that arrived since the last refresh as new', async ({ page }) => {
  await openSignedIn(page, 'dana')
  const card = await refreshWithArrivingOrder(page)
  await expect(card.getByText('New', { exact: true })).toBeVisible()
})

test('downloads a CSV file of every order found', async ({ page }) => {
  await openSignedIn(page, 'dana')
  await openList(page, 'Accepted Orders')
  const found = await ordersFound(page)
  const { number } = await firstOrder(page)
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: /CSV/ }).click()
  const download = await file
  expect(download.suggestedFilename()).toMatch(/\.csv$/)
  const text = await readFile(await download.path(), 'utf8')
  expect(text.trim().split('\r\n')).toHaveLength(found + 1)
  expect(text).toContain(number)
})

test('keeps theme and language after a reload', async ({ page }) => {
  await openSignedIn(page, 'dana')
  await page.getByRole('combobox', { name: 'Theme' }).selectOption('dark')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.getByRole('combobox', { name: 'Language' }).selectOption('es')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pedidos disponibles')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pedidos disponibles')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('loads the session recorder and sends nothing without an endpoint', async ({ page, portal }) => {
  const foreign: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(portal.address) && !/^(blob|data):/.test(request.url())) foreign.push(request.url())
  })
  await page.goto('/login')
  const loaded = page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const look = () => {
          const entry = performance.getEntriesByType('resource').find(({ name }) => /session-recording/.test(name))
          if (entry) resolve(entry.name)
          else setTimeout(look, 100)
        }
        look()
      }),
  )
  expect(await loaded).toContain(portal.address)
  expect(foreign).toEqual([])
})

test('shows the licence at full width, the editor as the largest dialog, and toasts at the top right', async ({
  page,
}) => {
  await page.goto('/EULA')
  const viewer = page.getByRole('region', { name: 'EULA document' })
  await expect(viewer).toBeVisible()
  const [inner, outer] = [await viewer.boundingBox(), await viewer.locator('..').boundingBox()]
  expect([inner?.height, inner?.width]).toEqual([500, outer?.width])
  expect(
    await viewer.evaluate((region) =>
      region.dispatchEvent(new MouseEvent('contextmenu', { cancelable: true, bubbles: true })),
    ),
  ).toBe(false)
  await expect(page.getByRole('toolbar')).toHaveCount(0)

  await openSignedIn(page, 'dana')
  await openList(page, 'Accepted Orders')
  const { card, number } = await firstOrder(page)
  await card.getByRole('button', { name: 'Update Details' }).click()
  const editor = page.getByRole('dialog', { name: `Update Order Details ${number}` })
  await expect(editor.getByRole('heading', { name: 'Item Details' })).toBeVisible()
  expect((await editor.boundingBox())?.width).toBeGreaterThan(1100)
  await editor.getByRole('textbox', { name: 'OC Comments' }).fill('Rear door')
  await editor.getByRole('button', { name: 'Save' }).click()
  const toast = page.getByRole('status').filter({ hasText: `${number} updated successfully!` })
  await expect(toast).toBeVisible()
  const box = await toast.boundingBox()
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(1380)
  expect(box?.y).toBeLessThan(120)
})

test('hides a patient name behind "Show" when the configuration asks for it', async ({ page }) => {
  await page.route('**/config.json', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), hidePatientNames: true } })
  })
  await openSignedIn(page, 'dana')
  const { card } = await firstOrder(page)
  await card.getByRole('button', { name: 'View Details' }).click()
  const show = page.getByRole('dialog').getByRole('button', { name: 'Show', exact: true })
  await show.click()
  await expect(show).toBeHidden()
})
