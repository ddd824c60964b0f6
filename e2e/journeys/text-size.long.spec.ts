import { type BrowserContextOptions, type Page, chromium as playwrightChromium } from '@playwright/test'
import { layoutFaults } from '../engines/layoutFaults.ts'
import { chromium } from '../portal/browser.ts'
import { openEditor, openFirstEditor, saveAsLongOrder } from '../portal/editor.ts'
import { waitUntilLoadedAhead } from '../portal/offline.ts'
import { openSignedIn } from '../portal/openSignedIn.ts'
import { fillSignIn, firstOrder, signIn } from '../portal/steps.ts'
import { expect, test } from '../portal/test.ts'

/** A window with texts of a size: that is an option of a browser's start. In Firefox, "Zoom text only" has the same effect. */
async function withTexts(setting: string, window: BrowserContextOptions, journey: (page: Page) => Promise<void>) {
  const browser = await playwrightChromium.launch({
    ...chromium,
    args: [...chromium.args, `--blink-settings=${setting}`],
    ignoreDefaultArgs: ['--hide-scrollbars'],
  })
  try {
    await journey(await browser.newPage({ ...window, reducedMotion: 'reduce', serviceWorkers: 'block' }))
  } finally {
    await browser.close()
  }
}

/** The heights of the elements' texts: a cell itself is as high as its row. Runs in the page. */
function heightsOfTexts(elements: readonly Element[]): readonly number[] {
  return elements.map((element) => {
    const text = document.createRange()
    text.selectNodeContents(element)
    return text.getBoundingClientRect().height
  })
}

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const

for (const [textSize, width] of [
  [20, 1440],
  [24, 1500],
] as const)
  test(`shows whole barcodes and whole words of an order's items with texts of ${textSize} px at ${width} px`, async ({
    portal,
  }) => {
    const window = { baseURL: portal.address, viewport: { width, height: 900 } }
    await withTexts(`defaultFontSize=${textSize}`, window, async (page) => {
      await openSignedIn(page, 'dana', '/accepted-orders')
      const { card, editor } = await openFirstEditor(page)
      const barcode = editor.getByRole('textbox', { name: 'Item 1 barcode' })
      expect((await barcode.boundingBox())?.width, 'width of a barcode').toBeGreaterThan(100)
      expect(await layoutFaults({ run: (inPage) => page.evaluate(inPage) })).toEqual([])
      await editor.getByRole('button', { name: 'Cancel', exact: true }).click()

      await card.getByRole('button', { name: 'View Details' }).click()
      const items = page.getByRole('dialog').getByRole('region', { name: 'Item Details' })
      const heads = items.getByText(/^(Barcode|Quantity|Weight|Comments)$/)
      await expect(heads.first()).toBeVisible()
      const heights = await heads.evaluateAll(heightsOfTexts)
      expect(Math.max(...heights), 'height of a head of one word').toBeLessThan(2 * textSize)
    })
  })

test('shows whole links and times of an order and the text of a toast on a phone with texts of 32 px', ({ portal }) =>
  withTexts('defaultFontSize=32', { ...PHONE, baseURL: portal.address }, async (page) => {
    await signIn(page, 'omar', '/accepted-orders')
    const { card, number } = await firstOrder(page)
    expect(await layoutFaults({ run: (inPage) => page.evaluate(inPage) })).toEqual([])
    const age = await page.getByText('just now').boundingBox()
    const filters = await page
      .getByRole('button', { name: /^Filters/ })
      .locator('../../..')
      .boundingBox()
    expect(
      age && filters && age.y + age.height - filters.y,
      'pixels of the age on the filter card',
    ).toBeLessThanOrEqual(0)
    for (const link of await card.getByRole('link').all()) {
      const text = await link.evaluate((element) => {
        const range = document.createRange()
        range.selectNodeContents(element)
        return range.getBoundingClientRect().width
      })
      expect(text).toBeLessThanOrEqual((await link.boundingBox())?.width ?? 0)
    }
    const editor = await openEditor(page, card, number)
    const noLoad = editor.getByRole('checkbox', { name: 'No Load', exact: true })
    await noLoad.check()
    await editor.getByRole('button', { name: /need attention/ }).tap()
    const message = editor.getByText('No Load Comments is required.')
    await expect(message).toBeVisible()
    const besideCount = editor.getByRole('region', { name: 'No Load Details' }).getByText('0/255')
    expect((await besideCount.boundingBox())?.y).toBeGreaterThan((await message.boundingBox())?.y ?? 0)
    const faults = await layoutFaults({ run: (inPage) => page.evaluate(inPage) })
    // The list that a select opens shows its whole texts; a time is nowhere else.
    expect(faults.filter((fault) => !fault.startsWith('select'))).toEqual([])
    await noLoad.uncheck()
    await editor.getByRole('textbox', { name: 'OC Comments' }).fill('Basement')
    await waitUntilLoadedAhead(page)
    await page.context().setOffline(true)
    await editor.getByRole('button', { name: 'Save', exact: true }).tap()
    const toast = page.getByText('Saved on this device.')
    await expect(toast).toBeVisible()
    expect((await toast.boundingBox())?.width).toBeGreaterThan(200)
  }))

for (const width of [390, 360])
  test(`cuts off nothing of the login, its error, the password reset and the licence at ${width} px with texts of 32 px`, ({
    portal,
  }) =>
    withTexts(
      'defaultFontSize=32',
      { ...PHONE, baseURL: portal.address, viewport: { width, height: 568 } },
      async (page) => {
        const expectNoFaults = () =>
          expect.poll(() => layoutFaults({ run: (inPage) => page.evaluate(inPage) })).toEqual([])
        const language = page.getByRole('combobox', { name: /^(Language|Idioma)$/ })
        await page.goto('/login')
        for (const locale of ['en', 'es']) {
          await language.selectOption(locale)
          await page.locator(`html[lang="${locale}"]`).waitFor()
          await expectNoFaults()
        }
        await page.goto('/reset-password')
        await page.getByRole('heading', { name: 'Restablecer contraseña' }).waitFor()
        await expectNoFaults()
        await language.selectOption('en')
        await page.getByRole('heading', { name: 'Reset Password' }).waitFor()
        await expectNoFaults()
        await page.goto('/login')
        await fillSignIn(page, 'lee', 'wrong')
        await expect(page.getByText('Username or Password Incorrect')).toBeVisible()
        await expectNoFaults()
        await fillSignIn(page, 'lee')
        await page.getByRole('checkbox', { name: 'I accept the terms in the License Agreement' }).waitFor()
        await expectNoFaults()
        await language.selectOption('es')
        await page.locator('html[lang="es"]').waitFor()
        await expectNoFaults()
      },
    ))

test('shows the day of a window beside its times with texts of at least 24 px', ({ portal }) =>
  withTexts('minimumFontSize=24', { ...PHONE, baseURL: portal.address }, async (page) => {
    await openSignedIn(page, 'omar', '/accepted-orders')
    const { card } = await firstOrder(page)
    const days = card.getByText(/^\d\d\/\d\d\/\d{4}$/)
    await expect(days).toHaveCount(2)
    for (const day of await days.all())
      expect(await day.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  }))

/** The least spacing that WCAG 1.4.12 lets a user set. */
const SPACED = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`

for (const width of [390, 1440])
  test(`cuts and covers no text with the user's own text spacing at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    const space = async () => {
      // The portal's content security policy refuses a style element.
      await page.evaluate((css) => {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync(css)
        document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
      }, SPACED)
      expect(await layoutFaults({ run: (inPage) => page.evaluate(inPage) })).toEqual([])
    }
    await openSignedIn(page, 'omar', '/accepted-orders')
    const { card, number } = await firstOrder(page)
    if (width > 900) await page.getByRole('combobox', { name: 'Dates' }).selectOption('CUSTOM')
    else {
      const summary = page.getByText('1 account · Today · Routed, Picked Up')
      await space()
      const temperatures = page.getByRole('article').getByText('Refrigerated', { exact: true })
      expect(await temperatures.first().evaluate(countLines), 'lines of a temperature').toBe(1)
      expect(await summary.evaluate((line) => line.scrollWidth - line.clientWidth), 'cut off').toBe(0)
      const title = await page.getByRole('heading', { level: 1 }).boundingBox()
      const refreshed = await page.getByText('Last Refreshed:').boundingBox()
      expect(refreshed?.y).toBeGreaterThan((title?.y ?? 0) + (title?.height ?? 0) - LEADING)
      const editor = await openEditor(page, card, number)
      await space()
      // A long order's cards have a scrollbar of their own.
      await saveAsLongOrder(page, editor, number)
      await openEditor(page, card, number)
    }
    await space()
  })

/** The number of lines in which an element's text is shown. Runs in the page. */
function countLines(element: Element): number {
  const text = document.createRange()
  text.selectNodeContents(element)
  return text.getClientRects().length
}

/** Lines may overlap by the space above and below their letters. */
const LEADING = 8
