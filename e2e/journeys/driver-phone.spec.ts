import type { Locator, Page } from '@playwright/test'
import { COPY_AFTER_MS } from '../../contract/src/host/copies.ts'
import { installLabelCamera, showLabel } from '../portal/barcodes.ts'
import { skipPauses } from '../portal/changePauses.ts'
import { storedRecords } from '../portal/drafts.ts'
import { fetchStoredOrder, openEditor, openFirstEditor } from '../portal/editor.ts'
import { holdRequests } from '../portal/holdRequests.ts'
import { LONG } from '../portal/long.ts'
import { registerWorkersAtOnce, storedPaths, waitUntilStored } from '../portal/offline.ts'
import { expectRouted } from '../portal/openRouted.ts'
import { openSignedIn } from '../portal/openSignedIn.ts'
import { firstOrder, signIn } from '../portal/steps.ts'
import { expect, test } from '../portal/test.ts'
import { testZone } from '../portal/testZone.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

/** Opens the orders of a driver that are not picked up yet; `open` shows the list. */
async function openRoutedOnPhone(page: Page, open = () => openSignedIn(page, 'omar', '/accepted-orders')) {
  await open()
  const filters = page.getByRole('button', { name: /^Filters/ })
  await filters.tap()
  await page.getByRole('checkbox', { name: 'Picked Up', exact: true }).uncheck()
  await page.getByRole('button', { name: 'Search' }).tap()
  await filters.tap()
  await expect(filters).toHaveAttribute('aria-expanded', 'false')
  await expectRouted(page)
}

/** Opens the orders that are not picked up yet, and waits until the first one, which is never opened, is loaded ahead of time. */
async function openLoadedAhead(page: Page) {
  const loaded: string[] = []
  page.on('requestfinished', (request) => {
    if (request.url().endsWith('/api/orders/details')) loaded.push(request.postDataJSON().workOrderNumber)
  })
  await openRoutedOnPhone(page, () => signIn(page, 'omar', '/accepted-orders'))
  const first = await firstOrder(page)
  await expect.poll(() => loaded).toContain(first.number)
  return first
}

/** Records a stop of an order in its short form, while there is no network. */
async function recordUnsent(page: Page, number: string, stop: 'Pickup' | 'Dropoff') {
  const name = stop === 'Pickup' ? 'Picked up now' : 'Dropped off now'
  await page
    .getByRole('article', { name: `Order ${number}` })
    .getByRole('button', { name })
    .tap()
  const sheet = page.getByRole('dialog', { name: `${name}: ${number}` })
  await expect(sheet.getByRole('textbox', { name: `${stop} Signature` })).toBeFocused()
  await page.keyboard.type('R. Alvarez')
  await sheet.getByRole('button', { name: 'Save' }).tap()
  await expect(sheet).toBeHidden()
}

test('shows the first order within 300 px, opens the map of its stop, and records its pickup with at most four taps', async ({
  page,
  context,
}) => {
  await openRoutedOnPhone(page)
  const { card, number } = await firstOrder(page)

  await test.step('the next order is in view', async () => {
    expect((await card.boundingBox())?.y).toBeLessThan(300)
    await expect(card.getByRole('link', { name: 'Call' })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })

  await test.step('it has the same buttons when the phone is held sideways, as wide as a desk, and on a tablet in two lines', async () => {
    const upright = page.viewportSize() ?? { width: 390, height: 844 }
    await page.setViewportSize({ width: 915, height: 412 })
    await expect(page.getByRole('searchbox', { name: 'Find in this list' })).toBeVisible()
    await expect(card.getByRole('link', { name: 'Call' })).toBeVisible()
    await page.setViewportSize({ width: 820, height: 1180 })
    const tops = () =>
      card.evaluate((element) => {
        const actions = element.querySelectorAll('button, a:not(h2 a)')
        return new Set([...actions].map((action) => Math.round(action.getBoundingClientRect().top))).size
      })
    await expect.poll(tops).toBe(2)
    await page.setViewportSize(upright)
  })

  await test.step('its address is loaded when the link to the map is pressed', async () => {
    await context.route('https://www.google.com/**', (route) => route.fulfill({ body: 'map' }))
    const request = page.waitForRequest('**/api/orders/details')
    const opened = page.waitForEvent('popup')
    await card.getByRole('link', { name: 'Map of pickup' }).tap()
    await request
    const map = await opened
    await map.waitForURL(/google\.com\/maps\/search\/\?api=1&query=.+/)
    expect(await map.evaluate(() => [window.opener, document.referrer])).toEqual([null, ''])
    await map.close()
    await expect(page).toHaveURL(/accepted-orders/)
  })

  await test.step('two taps and a signature record the pickup of all items', async () => {
    let taps = 0
    const tap = async (target: ReturnType<Page['locator']>) => {
      taps += 1
      await target.tap()
    }
    await tap(card.getByRole('button', { name: 'Picked up now' }))
    const sheet = page.getByRole('dialog', { name: `Picked up now: ${number}` })
    await expect(sheet.getByRole('textbox', { name: 'Pickup Signature' })).toBeFocused()
    await page.keyboard.type('R. Alvarez')
    await tap(sheet.getByRole('button', { name: 'Save' }))
    await expect(page.getByText(`${number} updated successfully!`)).toBeVisible()
    expect(taps).toBeLessThanOrEqual(4)
    const order = await fetchStoredOrder(page, number)
    expect(order).toMatchObject({ status: 'PICKED_UP', pickupPOD: 'R. Alvarez' })
    for (const item of order.lineItems) expect(item.pickupTimeActual).toMatch(new RegExp(` [AP]M ${testZone.label}$`))
  })
})

test('keeps Close of an order’s page and the buttons of its form in place when the order arrives, and has nothing to scroll before', async ({
  page,
  portal,
}) => {
  await openSignedIn(page, 'omar', '/accepted-orders')
  const { card, number } = await firstOrder(page)
  const dialog = page.getByRole('dialog')
  /** What is measured while the order loads and afterwards. */
  const measured = async <T>(open: () => Promise<unknown>, loaded: Locator, measure: () => Promise<T>) => {
    const release = await holdRequests(page, '**/api/orders/details')
    await open()
    await expect(page.getByText(/^(Loading|Cargando)…$/)).toBeVisible()
    const before = await measure()
    release()
    await expect(loaded).toBeVisible()
    await page.unroute('**/api/orders/details')
    return [before, await measure()]
  }
  const body = dialog.locator('> :nth-child(2)')
  const [hidden] = await measured(
    () => card.getByRole('button', { name: 'View Details' }).tap(),
    dialog.getByRole('heading', { name: 'Item Details' }),
    () => body.evaluate((element) => element.scrollHeight - element.clientHeight),
  )
  expect(hidden, 'height below an empty body').toBe(0)

  const close = page.getByRole('button', { name: /^(Close|Cerrar)$/ })
  const update = page.getByRole('button', { name: /^(Update Details|Actualizar detalles)$/ })
  for (const [language, width] of [
    ['es', 320],
    ['en', 390],
  ] as const) {
    await page.context().addCookies([{ name: 'preferences', value: `system.${language}`, url: portal.address }])
    await page.setViewportSize({ width, height: 844 })
    const [before, after] = await measured(
      () => page.goto(`/order/${number}`),
      update,
      () => close.boundingBox(),
    )
    expect(after, language).toEqual(before)
  }
  const save = dialog.getByRole('button', { name: 'Save', exact: true })
  const foot = dialog.locator('> :last-child')
  const [whileLoading, whenLoaded] = await measured(
    () => update.click(),
    save,
    () => foot.boundingBox(),
  )
  expect(whenLoaded).toEqual(whileLoading)
})

test('adds five items with six taps, each with the type of the one before', async ({ page }) => {
  await openRoutedOnPhone(page)
  const { number, editor } = await openFirstEditor(page)
  const before = (await fetchStoredOrder(page, number)).lineItems
  const types = editor.getByRole('combobox', { name: /^Item \d+ type$/ })
  let taps = 1
  await editor.getByLabel(`Item ${before.length} barcode`, { exact: true }).tap()
  for (const item of [1, 2, 3, 4, 5]) {
    // The soft keyboard's "Next".
    await page.keyboard.press('Enter')
    taps += 1
    await expect(editor.getByLabel(`Item ${before.length + item} barcode`, { exact: true })).toBeFocused()
    await page.keyboard.type(`NEW-${item}`)
  }
  expect(taps).toBe(6)
  await expect(types.last().locator('option:checked')).toHaveText(before.at(-1)?.itemTypeName ?? '')
  await editor.getByRole('button', { name: 'Save' }).tap()
  await expect(page.getByText(`${number} updated successfully!`)).toBeVisible()
  const after = (await fetchStoredOrder(page, number)).lineItems
  expect(after.filter(({ barcode }) => barcode?.startsWith('NEW-'))).toHaveLength(5)
})

test('opens without a network an order that was never opened, and offers after its pickup the dropoff, and then nothing more, until both are sent', async ({
  page,
}) => {
  const { card, number } = await openLoadedAhead(page)
  await page.context().setOffline(true)
  await recordUnsent(page, number, 'Pickup')
  await recordUnsent(page, number, 'Dropoff')
  await expect(card.getByTestId('order-unsent')).toBeVisible()
  await expect(card.getByRole('button', { name: / now$/ })).toHaveCount(0)
  await page.context().setOffline(false)
  await expect(page.getByTestId('order-unsent')).toHaveCount(0)
  expect(await fetchStoredOrder(page, number)).toMatchObject({ status: 'COMPLETED', dropoffPOD: 'R. Alvarez' })
})

test('shows the number of the order and the field with the focus when the short form opens on its side', async ({
  page,
}) => {
  await openRoutedOnPhone(page)
  const { card } = await firstOrder(page)
  for (const [width, height] of [
    [740, 360],
    [568, 320],
  ] as const) {
    await page.setViewportSize({ width, height })
    await card.getByRole('button', { name: 'Picked up now' }).tap()
    const sheet = page.getByRole('dialog', { name: /^Picked up now: / })
    const signature = sheet.getByRole('textbox', { name: 'Pickup Signature' })
    await expect(signature).toBeFocused()
    await expect(signature).toBeInViewport({ ratio: 1 })
    await expect(sheet.getByRole('heading', { name: /^Picked up now: / })).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Escape')
  }
})

test(
  'records a pickup while a Wi-Fi network sends its page for each call, and sends it afterwards',
  LONG,
  async ({ page }) => {
    const { card, number } = await openLoadedAhead(page)
    await page.route('**/api/**', (route) =>
      route.fulfill({ contentType: 'text/html; charset=utf-8', body: '<!DOCTYPE html><title>Guest Wi-Fi</title>' }),
    )
    await card.getByRole('button', { name: 'Picked up now' }).tap()
    const sheet = page.getByRole('dialog', { name: `Picked up now: ${number}` })
    await expect(sheet.getByText(/^No connection to the server, or a slow one/)).toBeVisible()
    await sheet.getByRole('textbox', { name: 'Pickup Signature' }).fill('R. Alvarez')
    await sheet.getByRole('button', { name: 'Save' }).tap()
    await expect(page.getByText('Saved on this device. It will be sent when you are online.')).toBeVisible()
    await expect(card.getByTestId('order-unsent')).toBeVisible()
    await page.unroute('**/api/**')
    await expect(page.getByTestId('order-unsent')).toHaveCount(0)
    expect(await fetchStoredOrder(page, number)).toMatchObject({ status: 'PICKED_UP', pickupPOD: 'R. Alvarez' })
  },
)

test(
  'opens an order that was loaded ahead when a request for it gets no response for a while',
  LONG,
  async ({ page }) => {
    await skipPauses(page, [COPY_AFTER_MS])
    const { card, number } = await openLoadedAhead(page)
    const release = await holdRequests(page, '**/api/orders/details')
    await card.getByRole('button', { name: 'Picked up now' }).tap()
    const sheet = page.getByRole('dialog', { name: `Picked up now: ${number}` })
    await expect(
      sheet.getByText(/^No connection to the server, or a slow one. The order is shown as it was on/),
    ).toBeVisible()
    await sheet.getByRole('textbox', { name: 'Pickup Signature' }).fill('R. Alvarez')
    release()
    await sheet.getByRole('button', { name: 'Save' }).tap()
    await expect(page.getByText(`${number} updated successfully!`)).toBeVisible()
  },
)

test.describe('where the phone closes the page', () => {
  test.use({ serviceWorkers: 'allow' })
  test.beforeEach(({ context }) => registerWorkersAtOnce(context))

  /** Closes the page and opens another one at its address. */
  async function closeAndReopen(page: Page): Promise<Page> {
    const address = page.url()
    const next = await page.context().newPage()
    await page.close()
    await next.goto(address)
    return next
  }

  /** Waits until the device has what the portal needs without a network, the list and its next orders. */
  async function waitUntilCopied(page: Page) {
    await waitUntilStored(page)
    await expect.poll(async () => (await storedRecords(page)).copies).toBe(2)
  }

  /** Scans a new item of an order, and closes the order unsaved. */
  async function scanNewItem(page: Page, number: string) {
    const editor = await openEditor(page, page.getByRole('article', { name: `Order ${number}` }), number)
    await editor.getByRole('button', { name: 'Add Item', exact: true }).tap()
    await editor
      .getByRole('button', { name: /^Scan into item/ })
      .last()
      .tap()
    await showLabel(page, 'NEW-1')
    await expect(editor.getByRole('textbox', { name: /^Item \d+ barcode$/ }).last()).toHaveValue('NEW-1')
    await editor.getByRole('button', { name: 'Cancel' }).tap()
    await expect(editor).toBeHidden()
  }

  test('shows the list and the orders that were loaded ahead without a network, scans, records pickup and dropoff in two pages, and sends both later', async ({
    page,
  }) => {
    await page.context().addInitScript(installLabelCamera)
    const { number } = await openLoadedAhead(page)
    await waitUntilCopied(page)
    await expect.poll(() => storedPaths(page)).toContainEqual(expect.stringContaining('/barcode-reader.'))
    await page.context().setOffline(true)
    const second = await closeAndReopen(page)
    await expect(second.getByText(/^List loaded/)).toBeVisible()
    await scanNewItem(second, number)
    await recordUnsent(second, number, 'Pickup')
    const third = await closeAndReopen(second)
    await recordUnsent(third, number, 'Dropoff')
    await third.context().setOffline(false)
    await expect(third.getByTestId('order-unsent')).toHaveCount(0)
    expect(await fetchStoredOrder(third, number)).toMatchObject({ status: 'COMPLETED', dropoffPOD: 'R. Alvarez' })
  })

  test('keeps no list and no order on the device after the session has ended', async ({ page }) => {
    await openLoadedAhead(page)
    await waitUntilCopied(page)
    await page.context().setOffline(true)
    await page.context().clearCookies({ name: 'access_token' })
    const next = await closeAndReopen(page)
    await expect(next.getByRole('button', { name: 'Login' })).toBeVisible()
    await expect.poll(async () => (await storedRecords(next)).copies).toBe(0)
  })
})
