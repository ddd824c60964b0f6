import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { refreshWithArrivingOrder } from '../portal/arrivingOrder.ts'
import { fetchStoredOrder } from '../portal/editor.ts'
import { openSignedIn } from '../portal/openSignedIn.ts'
import { cardsOfPage, firstOrder, numberOf, ordersFound } from '../portal/steps.ts'
import { expect, test } from '../portal/test.ts'

test('finds several pasted numbers in the loaded list without a request, and names those that are not in it', async ({
  page,
}) => {
  await openSignedIn(page, 'dana')
  await expect(page.getByRole('article')).toHaveCount(10)
  const names = await page.getByRole('article').evaluateAll((cards) => cards.map((card) => card.ariaLabel ?? ''))
  const numbers = names.slice(0, 2).map((name) => name.replace('Order ', ''))
  let requests = 0
  page.on('request', (request) => {
    if (request.url().includes('/api/')) requests += 1
  })
  const find = page.getByRole('searchbox', { name: 'Find in this list' })
  await find.fill([...numbers, 'WO-999991', 'WO-999992'].join('\t'))
  await expect(page.getByRole('article')).toHaveCount(2)
  await expect(page.getByText('2 not found: WO-999991, WO-999992')).toBeVisible()
  await page.getByRole('button', { name: /^New / }).click()
  await expect(page.getByText(`4 not found in “New”: ${numbers.join(', ')}, WO-999991, WO-999992`)).toBeVisible()
  await test.step('no number is broken at its hyphen', async () => {
    const many = Array.from({ length: 40 }, (_, index) => `WO-9999${10 + index}`)
    await find.fill(many.join('\t'))
    const shown = page.getByText(/^WO-9999\d\d(, )?$/)
    await expect(shown).toHaveCount(many.length)
    const lines = await shown.evaluateAll((all) =>
      all.map((number) => Math.round(number.getBoundingClientRect().height)),
    )
    expect(new Set(lines).size).toBe(1)
  })
  expect(requests).toBe(0)
})

test('keeps the table view, its sort and its page size, the theme and the language after a reload', async ({
  page,
}) => {
  await openSignedIn(page, 'dana')
  await expect(page.getByRole('article')).toHaveCount(10)
  await page.getByRole('button', { name: 'Table', exact: true }).click()
  const rows = page.locator('tbody tr')
  await expect(rows).toHaveCount(25)
  await page.getByRole('combobox', { name: 'Orders per page' }).selectOption('50')
  const count = Math.min(50, await ordersFound(page))
  await expect(rows).toHaveCount(count)
  await page.getByRole('table', { name: 'Orders' }).getByRole('button', { name: 'Miles' }).click()
  const sorted = page.locator('th[aria-sort="ascending"]')
  await expect(sorted).toHaveText(/Miles/)
  await page.getByRole('combobox', { name: 'Theme' }).selectOption('dark')
  await page.getByRole('combobox', { name: 'Language' }).selectOption('es')
  for (const open of [async () => undefined, () => page.reload()]) {
    await open()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pedidos disponibles')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(rows).toHaveCount(count)
    await expect(sorted).toHaveText(/Millas/)
  }
})

test('scrolls the details of an order by the keyboard as soon as they are open', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 700 })
  await openSignedIn(page, 'dana', '/order-history')
  const { card, number } = await firstOrder(page)
  await card.getByRole('button', { name: 'View Details' }).press('Enter')
  const details = page.getByRole('dialog', { name: `Order ${number}` })
  const items = details.getByRole('heading', { name: 'Item Details' })
  await expect(items).toBeVisible()
  await expect(items).not.toBeInViewport()
  await page.keyboard.press('End')
  await expect(items).toBeInViewport()
})

test('marks an order that arrived since the last refresh as new, also in the title of the tab', async ({ page }) => {
  await openSignedIn(page, 'dana')
  const card = await refreshWithArrivingOrder(page)
  await expect(card.getByText('New', { exact: true })).toBeVisible()
  await expect(page).toHaveTitle(/^\(1\) Available Orders/)

  await page.getByRole('button', { name: 'Table', exact: true }).click()
  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('group', { name: 'Shown columns' }).getByRole('checkbox', { name: 'Urgency' }).uncheck()
  await page.keyboard.press('Escape')
  const marked = page.getByRole('row').filter({ has: page.getByTitle('New', { exact: true }) })
  await expect(marked).toHaveCount(1)
  expect((await marked.boundingBox())?.height).toBeLessThanOrEqual(44)
})

/** The page's first order with a quantity above one, and what its manifest says of its items. */
async function orderOfSeveralPieces(page: Page) {
  for (const card of await cardsOfPage(page)) {
    const number = await numberOf(card)
    const { lineItems } = await fetchStoredOrder(page, number)
    const pieces = lineItems.reduce((sum, { quantity }) => sum + quantity, 0)
    const items = lineItems.length === 1 ? '1 item' : `${lineItems.length} items`
    if (pieces > lineItems.length) return { number, pieces: `${items}, ${pieces} pieces` }
  }
  throw new Error('No order of this page has a quantity above one')
}

test('downloads a CSV file and prints a manifest of every order found, without the page around it', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => {
      document.title = 'printing'
    }
    window.addEventListener('afterprint', () => {
      document.title = `printed ${document.querySelectorAll('[data-printed-alone] tbody tr').length}`
    })
  })
  await openSignedIn(page, 'dana', '/accepted-orders')
  const { number } = await firstOrder(page)
  const found = await ordersFound(page)
  const several = await orderOfSeveralPieces(page)

  await test.step('the file', async () => {
    const file = page.waitForEvent('download')
    await page.getByRole('button', { name: /CSV/ }).click()
    const download = await file
    expect(download.suggestedFilename()).toMatch(/\.csv$/)
    const text = await readFile(await download.path(), 'utf8')
    expect(text.trim().split('\r\n')).toHaveLength(found + 1)
    expect(text).toContain(number)
  })
  await test.step('the manifest', async () => {
    await page.getByRole('button', { name: 'Print manifest', exact: true }).click()
    await expect(page).toHaveTitle('printing')
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('row')).toHaveCount(found + 1)
    const row = page.getByRole('row').filter({ hasText: number })
    await expect(row.getByText('Signature')).toHaveCount(2)
    await expect(row.getByText(/, [A-Z]{2} \d{5}/)).toHaveCount(2)
    await expect(row.getByText(/^Phone \d/)).toBeVisible()
    const rowOfPieces = page.getByRole('row').filter({ hasText: several.number })
    await expect(rowOfPieces.getByText(several.pieces, { exact: true })).toBeVisible()
    await expect(page.getByRole('cell').first()).toHaveCSS('font-size', '10.6667px')
    await expect(page.getByText(/ROUTED|PICKED_UP/)).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Refresh' })).toBeHidden()
    expect(await page.evaluate(() => document.compatMode)).toBe('CSS1Compat')
  })
  await test.step('the manifest on paper, which is narrower than the screen', async () => {
    await page.emulateMedia({ media: null })
    await page.pdf()
    await expect(page).toHaveTitle(`printed ${found}`)
  })
})

test('loads the session recorder and sends nothing without an endpoint', async ({ page, portal }) => {
  const foreign: string[] = []
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url())
    if (!request.url().startsWith(portal.address) && !/^(blob|data):/.test(request.url())) foreign.push(request.url())
  })
  await page.addInitScript(() => {
    const onLoad = ({ target }: Event) => {
      if (target instanceof HTMLScriptElement && target.src.includes('session-recording'))
        Object.assign(window, { isRecorderRun: true })
    }
    document.addEventListener('load', onLoad, true)
  })
  const recorder = page.waitForRequest(/session-recording/)
  await page.clock.install()
  await page.goto('/login', { waitUntil: 'networkidle' })
  // Without an endpoint the recorder is loaded five seconds after the start.
  await page.clock.runFor(5_000)
  expect((await recorder).url()).toContain(portal.address)
  expect((await (await recorder).response())?.status()).toBe(200)
  // A script's load event follows its code; the code that records would send every ten seconds.
  await page.waitForFunction(() => Reflect.get(window, 'isRecorderRun') === true)
  await page.clock.runFor(10_000)
  expect(foreign).toEqual([])
  expect(sent).toEqual([])
})
