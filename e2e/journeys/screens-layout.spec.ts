import type { Locator, Page } from '@playwright/test'
import { layoutFaults } from '../engines/layoutFaults.ts'
import { openSignedIn } from '../portal/openSignedIn.ts'
import { firstOrder } from '../portal/steps.ts'
import { expect, test } from '../portal/test.ts'

const WIDTHS = [1440, 1024, 900, 768, 390]

test('a window of 320 px shows the whole line of the applied filters, in English and Spanish', async ({ page }) => {
  await openSignedIn(page, 'dana', '/accepted-orders')
  await firstOrder(page)
  for (const [language, text] of [
    ['en', /^All accounts · Today · /],
    ['es', /^Todas las cuentas · Hoy · /],
  ] as const) {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.getByRole('combobox', { name: /^(Language|Idioma)$/ }).selectOption(language)
    await page.setViewportSize({ width: 320, height: 700 })
    const summary = page.getByText(text)
    await expect(summary).toBeVisible()
    const cut = () =>
      summary.evaluate((line) => line.scrollWidth > line.clientWidth || line.scrollHeight > line.clientHeight)
    await expect.poll(cut).toBe(false)
    const excess = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    await expect.poll(excess).toBeLessThanOrEqual(0)
  }
})

/** Selects the first orders and declines them, which the server cannot do; returns the dialog. */
async function failToDecline(page: Page, count: number): Promise<Locator> {
  await page.route('**/api/orders/update', (route) => route.fulfill({ status: 500 }))
  await openSignedIn(page, 'priya')
  await firstOrder(page)
  const boxes = page.getByRole('checkbox', { name: /^Select order/ })
  for (let index = 0; index < count; index += 1) await boxes.nth(index).check()
  await page
    .getByRole('region', { name: `${count} selected` })
    .getByRole('button', { name: 'Decline' })
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Reason for Decline' }).fill('Van full')
  await dialog.getByRole('button', { name: count === 1 ? 'Decline 1 order' : `Decline ${count} orders` }).click()
  return dialog
}

test('begins the sentence of an order that could not be declined beside its icon on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 })
  const dialog = await failToDecline(page, 1)
  const sentence = dialog.getByText('Not declined. Still available.')
  await expect(sentence).toBeVisible()
  const icon = await dialog.getByRole('listitem').locator('svg').boundingBox()
  expect((await sentence.boundingBox())?.x).toBeGreaterThan((icon?.x ?? 0) + (icon?.width ?? 0))
})

test('shows the order numbers in the title of a failed decision in one piece on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const dialog = await failToDecline(page, 2)
  const title = dialog.getByRole('heading', { name: /^Failed: WO-\d+, WO-\d+$/ })
  await expect(title).toBeVisible()
  const divided = await title.evaluate((heading) => {
    const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    while (texts.nextNode()) {
      const text = texts.currentNode.textContent ?? ''
      for (const { 0: number, index } of text.matchAll(/WO-\d+/g)) {
        const range = document.createRange()
        range.setStart(texts.currentNode, index)
        range.setEnd(texts.currentNode, index + number.length)
        if (range.getClientRects().length > 1) found.push(number)
      }
    }
    return found
  })
  expect(divided).toEqual([])
})

test('begins the results of several decisions with their title on a phone held sideways', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 })
  const dialog = await failToDecline(page, 8)
  const title = dialog.getByRole('heading', { name: /^Failed: / })
  await expect(title).toBeVisible()
  const above = async () => ((await title.boundingBox())?.y ?? 0) - ((await dialog.boundingBox())?.y ?? 0)
  await expect.poll(above, 'pixels of the dialog above its title').toBeGreaterThan(0)
})

test('shows every screen with 16 px of padding and without cut-off or overlapping parts at every width', async ({
  page,
}) => {
  const expectNoFaults = async () => {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      const faults = () => layoutFaults({ run: (inPage) => page.evaluate(inPage) })
      await expect.poll(faults, `${page.url()} at ${width} px`).toEqual([])
    }
  }

  for (const path of ['/login', '/reset-password', '/EULA']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectNoFaults()
  }
  await test.step('a narrow window breaks no telephone number at a hyphen', async () => {
    await page.goto('/reset-password')
    await page.setViewportSize({ width: 230, height: 900 })
    const phone = page.getByRole('link', { name: '1-800-555-0100' })
    await expect.poll(() => phone.evaluate((link) => link.getClientRects().length)).toBe(1)
    await page.setViewportSize({ width: 1440, height: 900 })
  })

  await openSignedIn(page, 'dana', '/available-orders')
  const { number } = await firstOrder(page)
  await expectNoFaults()

  for (const path of ['/accepted-orders', '/order-history']) {
    await page.goto(path)
    await firstOrder(page)
    await expectNoFaults()
  }

  await page.goto('/status')
  await expect(page.getByRole('heading', { name: 'Releases' })).toBeVisible()
  await expectNoFaults()

  await test.step('text of twice the size leaves the product name beside the navigation', async () => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    // The navigation of a phone is replaced after the window has become wide.
    const isApart = async () => {
      const links = await page.getByRole('navigation', { name: 'Main' }).boundingBox()
      const name = await page.getByRole('banner').getByText('Order Hub').boundingBox()
      const isBeside = (name?.x ?? 0) + (name?.width ?? 0) <= (links?.x ?? 0)
      return isBeside || (name?.y ?? 0) + (name?.height ?? 0) <= (links?.y ?? 0)
    }
    await expect.poll(isApart).toBe(true)
  })

  await test.step('text of twice the size breaks no place and widens no page of a phone', async () => {
    await page.goto('/accepted-orders')
    await firstOrder(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    const excess = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    await expect.poll(excess).toBeLessThanOrEqual(0)
    const place = page.getByRole('article').first().getByRole('definition').first()
    await expect.poll(async () => (await place.boundingBox())?.width ?? 0).toBeGreaterThan(150)

    await page.context().setOffline(true)
    await expect(page.getByText('You are offline')).toBeVisible()
    await expect.poll(excess).toBeLessThanOrEqual(0)

    // With texts of the usual size the time is shortened, and this note is read as a whole.
    await page.evaluate(() => {
      document.documentElement.style.fontSize = ''
    })
    await expect.poll(() => page.getByText('You are offline').evaluate(shortenedBy)).toBeLessThan(0.01)
    const filterCard = page.getByRole('button', { name: /^Filters/ }).locator('../../..')
    const endOfNote = async () => {
      const note = await page.getByText('You are offline').boundingBox()
      return (note?.y ?? 0) + (note?.height ?? 0) - ((await filterCard.boundingBox())?.y ?? 0)
    }
    await expect.poll(endOfNote, 'pixels of the note on the filter card').toBeLessThanOrEqual(0)
    await page.context().setOffline(false)
  })

  await page.goto(`/order/${number}`)
  await expect(page.getByRole('heading', { name: 'Item Details' })).toBeVisible()
  await expectNoFaults()
  await page.setViewportSize({ width: 1110, height: 900 })
  await expect.poll(() => page.getByRole('table', { name: 'Item Details' }).evaluate(brokenWords)).toEqual([])
})

test('shows the time of the last refresh as a whole in the smallest window', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openSignedIn(page, 'dana', '/available-orders')
  await firstOrder(page)
  const time = page.getByText(/^Last Refreshed: .*[AP]M$/)
  await expect.poll(() => time.evaluate(shortenedBy)).toBeLessThan(0.01)
  await expect(page.getByText('just now')).toBeInViewport()
})

test('shows the labels of a card and the longest theme as a whole in the smallest window, in Spanish', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openSignedIn(page, 'dana', '/accepted-orders')
  const { number } = await firstOrder(page)
  await page.getByRole('combobox', { name: 'Language' }).selectOption('es')
  const links = page.getByRole('article', { name: number }).getByRole('link', { name: /^(Llamar|Mapa)/ })
  await expect(links).toHaveText(['Llamar', 'Mapa del origen', 'Mapa del destino'])
  expect(await links.evaluateAll((all) => all.map((link) => link.scrollWidth - link.clientWidth))).toEqual([0, 0, 0])
  await page.getByRole('combobox', { name: 'Tema' }).selectOption('high-contrast')
  expect(await layoutFaults({ run: (inPage) => page.evaluate(inPage) })).toEqual([])
})

test('leaves room above and below the filled Search button of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openSignedIn(page, 'dana', '/order-history')
  await firstOrder(page)
  await page.getByRole('button', { name: /^Filters/ }).click()
  await page.getByRole('combobox', { name: 'Dates' }).selectOption('YESTERDAY')
  const button = await page.getByRole('button', { name: 'Search' }).boundingBox()
  const card = await page.getByRole('region', { name: 'Filters' }).locator('..').boundingBox()
  const groups = await page.getByRole('region', { name: 'Filters' }).boundingBox()
  expect((button?.y ?? 0) - (card?.y ?? 0)).toBeGreaterThanOrEqual(4)
  expect((groups?.y ?? 0) - (button?.y ?? 0) - (button?.height ?? 0)).toBeGreaterThanOrEqual(4)
})

test('shows Reset Filters as high as Search on a desk, inside of the card', async ({ page }) => {
  await openSignedIn(page, 'dana', '/order-history')
  await firstOrder(page)
  const boxOf = async (name: string) => (await page.getByRole('button', { name }).boundingBox()) ?? { y: 0, height: 0 }
  const reset = await boxOf('Reset Filters')
  expect(reset).toMatchObject({ y: (await boxOf('Search')).y, height: (await boxOf('Search')).height })
  const card = await page.getByRole('region', { name: 'Filters' }).locator('..').boundingBox()
  expect(reset.y - (card?.y ?? 0)).toBeGreaterThanOrEqual(2)
})

test('shows every quick filter as a whole on a narrow desk, in English and Spanish', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 900 })
  await openSignedIn(page, 'priya', '/available-orders')
  await firstOrder(page)
  for (const [language, name] of [
    ['en', 'Quick filters'],
    ['es', 'Filtros rápidos'],
  ] as const) {
    await page.getByRole('combobox', { name: 'Language' }).selectOption(language)
    const chips = page.getByRole('group', { name }).getByRole('button')
    await expect(chips.nth(6)).toBeVisible()
    for (const chip of await chips.all()) await expect(chip).toBeInViewport({ ratio: 1 })
  }
})

test('shows the vehicle of a card in whole words, and a time with its zone in one line, on desks', async ({ page }) => {
  await page.route('**/api/orders/available', async (route) => {
    const response = await route.fetch()
    const { workOrders }: { workOrders: object[] } = await response.json()
    const window = {
      dropoffEarliestDateTime: '11/21/2026 10:45 AM ET',
      dropoffLatestDateTime: '11/21/2026 12:15 PM ET',
    }
    const inVans = workOrders.map((order) => ({ ...order, ...window, vehicleType: 'Refrigerated Van' }))
    await route.fulfill({ response, json: { workOrders: inVans } })
  })
  await openSignedIn(page, 'dana', '/available-orders')
  const { card } = await firstOrder(page)
  await expect(card).toContainText('Refrigerated Van')
  for (const width of [900, 1024, 1280, 1366, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(() => card.evaluate(brokenWords), `at ${width} px`).toEqual([])
  }
})

test('shows the temperature of an item in whole words, and a barcode and a time with its zone in one line, at every width', async ({
  page,
}) => {
  await page.route('**/api/orders/details', async (route) => {
    const response = await route.fetch()
    const { workOrder }: { workOrder: { lineItems: object[] } } = await response.json()
    const lineItems = workOrder.lineItems.map((item) => ({
      ...item,
      itemTypeName: 'Document Envelope',
      barcode: 'SLM-100565-02',
      tempState: 'Refrigerated',
      pickupTimeActual: '11/21/2026 10:45 AM ET',
      dropoffTimeActual: '11/21/2026 11:45 AM ET',
      comments: 'Fragile, keep upright',
    }))
    await route.fulfill({ response, json: { workOrder: { ...workOrder, lineItems } } })
  })
  await openSignedIn(page, 'dana', '/order-history')
  const { card } = await firstOrder(page)
  await card.getByRole('button', { name: 'View Details' }).click()
  const items = page.getByRole('region', { name: 'Item Details' })
  await expect(items).toContainText('Refrigerated')
  const widths = [...Array.from({ length: 58 }, (_, index) => 320 + 10 * index), 1110, 1280, 1366]
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(() => items.evaluate(brokenWords), `at ${width} px`).toEqual([])
  }
})

test('opens a dialog in the middle of a tablet and at the bottom of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await openSignedIn(page, 'dana')
  const { card } = await firstOrder(page)
  await card.getByRole('button', { name: 'Decline', exact: true }).click()
  const dialog = page.getByRole('dialog')
  /** The room above and below the dialog. */
  const room = () =>
    dialog.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect()
      return { above: top, below: innerHeight - bottom }
    })
  await expect.poll(async () => Math.abs((await room()).above - (await room()).below)).toBeLessThanOrEqual(1)
  expect((await room()).below).toBeGreaterThanOrEqual(32)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(async () => (await room()).below).toBe(0)
})

/** By how many pixels the text of an element is wider than its place, where a browser draws an ellipsis: below 0.01 if none. */
function shortenedBy(element: Element): number {
  const text = document.createRange()
  text.selectNodeContents(element)
  return text.getBoundingClientRect().width - element.getBoundingClientRect().width
}

/** The words of a table's headings and badges, or of a card's facts, the barcodes and the times that continue in another line. */
function brokenWords(part: Element): readonly string[] {
  const broken: string[] = []
  for (const element of part.querySelectorAll('th, td, td span, svg + span, dd, dd > span')) {
    const text = element.firstChild
    if (!(text instanceof Text)) continue
    for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\d+:\d\d [AP]M ET|SLM-\d+-\d+|\p{L}+/gu)) {
      const letters = document.createRange()
      letters.setStart(text, index)
      letters.setEnd(text, index + word.length)
      if (letters.getClientRects().length > 1) broken.push(word)
    }
  }
  return broken
}

test('shows the message of a reversed date range within the width of its field, the whole focus ring of the first filters, and no account below the line after them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 900, height: 900 })
  await openSignedIn(page, 'priya', '/accepted-orders')
  await firstOrder(page)
  await page.getByRole('combobox', { name: 'Dates' }).selectOption('CUSTOM')
  const to = page.getByLabel('Pickup Earliest To')
  const width = async () => (await to.boundingBox())?.width
  const before = await width()
  await page.getByLabel('Pickup Earliest From').fill('2026-11-28')
  await to.fill('2026-11-20')
  await expect(page.getByText('Pickup Earliest To must not be before Pickup Earliest From.')).toBeVisible()
  expect(await width()).toBe(before)

  await page.setViewportSize({ width: 390, height: 844 })
  const toggle = page.getByRole('button', { name: /^Filters/ })
  // Until the window has become that of a phone, where the filters are closed, it closes those of a desk.
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  await toggle.click()
  const filters = page.getByRole('region', { name: 'Filters' })
  const chips = page.getByRole('group', { name: 'Quick filters' })
  for (const first of [filters.getByRole('checkbox').first(), chips.getByRole('button').first()]) {
    await page.keyboard.press('Shift')
    await first.focus()
    /** How much of the ring the scroll area around the control leaves out, in pixels. */
    const cut = await first.evaluate((control) => {
      const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(control)
      let area = control.parentElement
      while (area && getComputedStyle(area).overflowY === 'visible') area = area.parentElement
      const ring = outlineStyle === 'solid' ? Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset) : 99
      const [inner, outer] = [control.getBoundingClientRect(), area?.getBoundingClientRect()]
      return Math.max((outer?.left ?? 99) + ring - inner.left, (outer?.top ?? 99) + ring - inner.top)
    })
    expect(cut).toBeLessThanOrEqual(0)
  }
  // More accounts than fit scroll above the line.
  const overlap = await filters
    .getByText('None checked means all')
    .first()
    .evaluate(
      (line) => (line.previousElementSibling?.getBoundingClientRect().bottom ?? 99) - line.getBoundingClientRect().top,
    )
  expect(overlap).toBeLessThanOrEqual(0)
})

test.describe('on a tablet, as wide as a desk and without a mouse', () => {
  test.use({ viewport: { width: 1024, height: 768 }, hasTouch: true, isMobile: true })

  test('shows the targets of a list as large as a finger needs, also in the table', async ({ page }) => {
    await openSignedIn(page, 'dana', '/available-orders')
    const { card } = await firstOrder(page)
    const heights = (targets: readonly Locator[]) =>
      Promise.all(targets.map(async (target) => (await target.boundingBox())?.height))
    const pages = page.getByRole('navigation', { name: 'Orders pages, top' })
    const box = card.getByRole('checkbox').locator('..')
    expect(await heights([box, card.getByRole('link'), pages.getByRole('button').first()])).toEqual([48, 48, 48])
    await page.getByRole('button', { name: 'Table', exact: true }).tap()
    const row = page.getByRole('row').nth(1)
    const accept = row.getByRole('button', { name: 'Accept' })
    const sort = page.getByRole('columnheader').getByRole('button').first()
    expect(await heights([row.getByRole('checkbox').locator('..'), accept, row.getByRole('link'), sort])).toEqual([
      48, 48, 48, 48,
    ])
    expect(await layoutFaults({ run: (inPage) => page.evaluate(inPage) })).toEqual([])
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('gives the links of the login, the quick filters and the page links targets of 48 px', async ({ page }) => {
    /** How many pixels of the line through the middle of a control, from top to bottom, a finger can press. */
    const reach = (control: Locator) =>
      control.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect()
        const lines = Array.from({ length: 121 }, (_, line) => top + height / 2 - 60 + line)
        return lines.filter((y) => element.contains(document.elementFromPoint(left + width / 2, y))).length
      })
    const expectReach = (control: Locator) => expect.poll(() => reach(control)).toBe(48)
    await page.goto('/login')
    await expectReach(page.getByRole('link', { name: 'Reset Password' }))
    await page.getByRole('link', { name: 'Reset Password' }).tap()
    await expectReach(page.getByRole('link', { name: 'Back to Login' }))
    await openSignedIn(page, 'dana', '/available-orders')
    await firstOrder(page)
    await page.getByRole('button', { name: 'Find' }).tap()
    await expectReach(page.getByRole('searchbox'))
    const chips = page.getByRole('group', { name: 'Quick filters' }).getByRole('button')
    await expectReach(chips.first())
    await expectReach(page.getByRole('button', { name: 'page 1', exact: true }).first())
    const pages = page.getByRole('navigation', { name: 'Orders pages, top' }).getByRole('button')
    const widths = await pages.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width).filter(Boolean))
    expect(Math.min(...widths)).toBeGreaterThanOrEqual(48)
    expect(widths).toHaveLength(7)
  })
})
