import type { Locator, Page } from '@playwright/test'
import { layoutFaults } from '../engines/layoutFaults.ts'
import { itemsArea } from '../portal/editor.ts'
import { focusedItemSettled } from '../portal/focusedItemSettled.ts'
import { LONG, longAfterFirst } from '../portal/long.ts'
import { openSignedIn } from '../portal/openSignedIn.ts'
import { firstOrder, scanWithoutPause } from '../portal/steps.ts'
import { expect, test } from '../portal/test.ts'

const LANGUAGES = ['en', 'es'] as const
/** Above 30 rows the list has a scrollbar of its own. */
const MANY = 31

/** Opens the editor of the first order with a new row, whose barcode has the focus. Names are those of both languages. */
async function openWithNewItem(page: Page, language: (typeof LANGUAGES)[number]) {
  await openSignedIn(page, 'dana', '/accepted-orders')
  const { number } = await firstOrder(page)
  await page.getByRole('combobox', { name: 'Language' }).selectOption(language)
  await page
    .getByRole('article', { name: number })
    .getByRole('button', { name: /^(Update Details|Actualizar detalles)$/ })
    .click()
  const editor = page.getByRole('dialog')
  await editor.getByRole('button', { name: /^(Add Item|Añadir artículo)$/ }).click()
  const barcodes = editor.getByRole('textbox', { name: /^(Item \d+ barcode|Artículo \d+ código de barras)$/ })
  await expect(barcodes.last()).toBeFocused()
  return { editor, barcodes }
}

for (const [index, language] of LANGUAGES.entries()) {
  test(
    `at 1440 px the mark of an edited item leaves room beside it, and the buttons of a new one are in one line (${language})`,
    longAfterFirst(index),
    async ({ page }) => {
      const { editor, barcodes } = await openWithNewItem(page, language)
      const buttons = editor.getByRole('row').last().getByRole('button')
      await expect(buttons).toHaveText([/^(Now|Ahora)$/, /^(Now|Ahora)$/, /^(Copy|Copiar)$/, /^(Delete|Eliminar)$/])
      const tops = await buttons.evaluateAll((all) => all.map((button) => button.getBoundingClientRect().top))
      expect(new Set(tops).size, 'lines of the buttons').toBe(1)
      await editor.getByRole('spinbutton', { name: /^(Item 1 quantity|Artículo 1 cantidad)$/ }).fill('77')
      const mark = editor.getByText(/^(Edited|Editado)$/)
      const field = await barcodes.first().boundingBox()
      const lines = await linesOfText(mark)
      expect(lines).toHaveLength(1)
      expect((field?.x ?? 0) - (lines[0]?.right ?? 0), 'pixels between the mark and the barcode').toBeGreaterThan(8)
    },
  )
}

// In Spanish, whose texts beside the fields are longer.
test(
  'shows barcodes of 13 characters as a whole at every width, beside the scrollbar of a long list too',
  LONG,
  async ({ page }) => {
    const { editor, barcodes } = await openWithNewItem(page, 'es')
    const codes = Array.from({ length: MANY }, (_, index) => String(4_006_381_333_931 + index))
    await scanWithoutPause(page, ['ABC-123456-78', ...codes])
    await expect(barcodes.nth(-2)).toHaveValue(codes.at(-1) ?? '')
    for (const width of [1440, 1439, 1280, 1260, 1259, 768, 390, 360, 320]) {
      await page.setViewportSize({ width, height: 900 })
      await expect(barcodes.last()).toBeFocused()
      await expect.poll(() => barcodes.evaluateAll(cutOffPixels), `cut off at ${width} px`).toEqual([])
      await expect
        .poll(() => layoutFaults({ run: (inPage) => page.evaluate(inPage) }), `layout faults at ${width} px`)
        .toEqual([])
      expect(await editor.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth), `${width} px`).toBe(0)
    }
  },
)

test(
  'the wheel over the first items scrolls the dialog to the whole list, and then the list',
  LONG,
  async ({ page }) => {
    const { editor, barcodes } = await openWithNewItem(page, 'en')
    await barcodes.last().evaluate(
      (field, lines) => {
        const clipboardData = new DataTransfer()
        clipboardData.setData('text', lines.join('\n'))
        field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
      },
      Array.from({ length: MANY }, (_, index) => `PASTED-${index}`),
    )
    await expect(editor.getByRole('status').filter({ hasText: `${MANY} barcodes pasted.` })).toBeVisible()
    await expect(barcodes.last()).toHaveValue(`PASTED-${MANY - 1}`)
    await expect(barcodes.last()).toBeFocused()
    await focusedItemSettled(page)
    const first = editor.getByRole('textbox', { name: 'Item 1 barcode' })
    const list = itemsArea(editor)
    await list.evaluate((area) => area.scrollTo(0, 0))
    await editor.getByRole('heading', { level: 2 }).focus()
    await editor.getByRole('textbox', { name: 'Pickup Signature' }).focus()
    await editor.getByRole('heading', { name: 'Item Details' }).scrollIntoViewIfNeeded()
    const end = editor.getByRole('button', { name: 'Undo the paste of barcodes' })
    await expect(end).not.toBeInViewport()
    await first.hover()
    await page.mouse.wheel(0, 400)
    await expect(end).toBeInViewport()
    expect(await list.evaluate((area) => area.scrollTop)).toBe(0)
    // The list scrolls only after it has noticed that its end is in view.
    await expect(async () => {
      await page.mouse.wheel(0, 400)
      expect(await list.evaluate((area) => area.scrollTop)).toBeGreaterThan(0)
    }).toPass()
  },
)

/** The box of each line of an element's text. */
function linesOfText(element: Locator): Promise<readonly { readonly right: number }[]> {
  return element.evaluate((part) => {
    const range = document.createRange()
    range.selectNodeContents(part)
    return [...range.getClientRects()].map(({ right }) => ({ right }))
  })
}

/** By how many pixels each field that is too narrow cuts off its text. Runs in the page. */
function cutOffPixels(fields: readonly Element[]): readonly number[] {
  return fields.map((field) => field.scrollWidth - field.clientWidth).filter((pixels) => pixels > 0)
}
