import type { Page } from '@playwright/test'
import { fetchStoredOrder, openEditor } from '../portal/editor.ts'
import { LONG } from '../portal/long.ts'
import { openSignedIn } from '../portal/openSignedIn.ts'
import { PAPER, readPrintedPages, textOfPage } from '../portal/printedPages.ts'
import { cardsOfPage, firstOrder, numberOf } from '../portal/steps.ts'
import { expect, test } from '../portal/test.ts'

/** The pieces of text on each page of what the browser prints. */
const printedPages = async (page: Page) => readPrintedPages(await page.pdf(PAPER))

/** Of the editor, which do nothing on paper. */
const CONTROLS = /Add Item|Scan|Reset Form|Find a barcode|Now|Save/

/** The text of each page. */
const printedTexts = async (page: Page) => (await printedPages(page)).map(textOfPage)

/** The background of the page in the light theme. */
const LIGHT = 'rgb(243, 246, 248)'

/** Of an order's number in a table, in points; the place of a checkbox is wider. */
const MOST_INDENT = 12

/** Of a barcode of 13 digits in the printed editor, of a time in it, and of the paper, in points. */
const BARCODE_WIDTH = 50
const TIME_WIDTH = 80
const LETTER_WIDTH = 612

/** Fields of the editor that are not those of its items. */
const OTHER_FIELDS = ['Pickup Signature', 'OC Comments', 'Charge Amount']

/** The order of the page with the most items. */
async function longestOrder(page: Page) {
  const orders = []
  for (const card of await cardsOfPage(page)) {
    const number = await numberOf(card)
    const { lineItems } = await fetchStoredOrder(page, number)
    orders.push({ number, card, barcodes: lineItems.flatMap(({ barcode }) => barcode ?? []) })
  }
  const [longest] = orders.sort((one, other) => other.barcodes.length - one.barcodes.length)
  if (!longest) throw new Error('The page has no order')
  return longest
}

test('prints a list without filters and buttons, and every item of an order from its dialog without the list, and from its own page', async ({
  page,
}) => {
  await openSignedIn(page, 'dana', '/accepted-orders')
  const { number, card, barcodes } = await longestOrder(page)
  const ofList = (await printedTexts(page)).join('')
  expect(ofList).toMatch(new RegExp(`Accepted Orders.*${number}.*Pickup`))
  expect(ofList).not.toMatch(/Filters|Find in this list|Print manifest|View Details|Update Details|Log Out/)
  await page.getByRole('button', { name: 'Table', exact: true }).click()
  await expect(page.getByRole('columnheader', { name: 'Items' })).toBeVisible()
  const [ofTable = []] = await printedPages(page)
  expect(textOfPage(ofTable), 'columns of the table').toContain('MilesMinutesItems')
  expect(ofTable.map(({ text }) => text)).toContain(number)
  await page.getByRole('searchbox', { name: 'Find in this list' }).fill(number)
  await expect(page.getByRole('row')).toHaveCount(2)
  expect(await printedPages(page), 'pages of a short list').toHaveLength(1)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Cards', exact: true }).click()
  await card.getByRole('button', { name: 'View Details' }).click()
  await expect(page.getByRole('heading', { name: 'Item Details' })).toBeVisible()
  const ofDialog = await printedTexts(page)
  expect(ofDialog.length, 'pages').toBeGreaterThan(1)
  const text = ofDialog.join('')
  expect(barcodes.filter((barcode) => !text.includes(barcode))).toEqual([])
  expect(text).toMatch(new RegExp(`^Order ${number}`))
  expect(text).not.toMatch(/Update Details|Accepted Orders/)

  await page.goto(`/order/${number}`)
  await expect(page.getByRole('heading', { name: 'Item Details' })).toBeVisible()
  const ofPage = await printedTexts(page)
  expect(ofPage[0]).toMatch(new RegExp(`Order ${number}.*Pickup Details`))
  expect(barcodes.filter((barcode) => !ofPage.join('').includes(barcode))).toEqual([])
  expect(ofPage.join('')).not.toMatch(/Log Out|Theme|Update Details|Close/)

  await page.getByRole('combobox', { name: 'Theme' }).selectOption('Dark')
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.locator('body')).toHaveCSS('background-color', LIGHT)
})

test('prints a table of orders that can be selected without the column of checkboxes', async ({ page }) => {
  await openSignedIn(page, 'dana', '/available-orders')
  const { number } = await firstOrder(page)
  await page.getByRole('button', { name: 'Table', exact: true }).click()
  await expect(page.getByRole('columnheader', { name: 'Items' })).toBeVisible()
  const [printed = []] = await printedPages(page)
  const leftOf = (text: string) => printed.find((piece) => piece.text === text)?.left ?? Number.NaN
  expect(leftOf(number) - leftOf('Available Orders')).toBeLessThan(MOST_INDENT)
})

test('prints the editor with all columns of its items, or their cards, without controls, and no other section over them', async ({
  page,
}) => {
  await openSignedIn(page, 'dana', '/accepted-orders')
  const { card, number } = await longestOrder(page)
  const editor = await openEditor(page, card, number)
  const inRow = (await printedPages(page)).find((printed) => printed.some(({ text }) => text === 'Barcode')) ?? []
  const leftOf = (name: string) => inRow.find(({ text }) => text.startsWith(name))?.left ?? Number.NaN
  expect(leftOf('Item Type') - leftOf('Barcode'), 'room for a barcode').toBeGreaterThan(BARCODE_WIDTH)
  // A PDF may have the letters "ff" as a piece of their own.
  expect(leftOf('Dropo'), 'the last column').toBeLessThan(LETTER_WIDTH - TIME_WIDTH)
  expect((await printedTexts(page)).join(''), 'controls').not.toMatch(CONTROLS)

  await page.setViewportSize({ width: 1024, height: 768 })
  await expect(editor.getByRole('list', { name: 'Items' })).toBeVisible()
  const pages = await printedPages(page)
  const overItems = pages.flatMap((printed) => {
    const ofItems = printed.filter(({ text }) => text === 'Barcode' || text === 'Quantity' || text === 'Pickup Time')
    const [highest, lowest] = [Math.max, Math.min].map((end) => end(...ofItems.map(({ bottom }) => bottom)))
    return printed.filter(
      ({ text, bottom }) => OTHER_FIELDS.includes(text) && bottom < Number(highest) && bottom > Number(lowest),
    )
  })
  expect(overItems).toEqual([])
  const texts = pages.flat().map(({ text }) => text)
  expect(texts.join(''), 'controls').not.toMatch(CONTROLS)
  expect(OTHER_FIELDS.filter((name) => !texts.includes(name))).toEqual([])
})

test('prints the manifest when a dialog was opened while it was prepared', LONG, async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {
      document.title = 'printing'
    }
  })
  await openSignedIn(page, 'dana', '/accepted-orders')
  const { number, card } = await firstOrder(page)
  const dialog = page.getByRole('dialog', { name: `Order ${number}` })
  await page.route('**/api/orders/details**', async (route) => {
    await dialog.waitFor()
    await route.continue()
  })
  await page.getByRole('button', { name: 'Print manifest', exact: true }).click()
  await card.getByRole('button', { name: 'View Details' }).click()
  await expect(page).toHaveTitle('printing')
  const text = (await printedTexts(page)).join('')
  expect(text).toContain('Manifest')
  expect(text).not.toMatch(/Refresh|Log Out/)
})
