import type { Locator, Page } from '@playwright/test'
import { layoutFaults } from '../engines/layoutFaults.ts'
import { fetchStoredOrder, openEditor, todayAt } from '../portal/editor.ts'
import { focusedItemSettled } from '../portal/focusedItemSettled.ts'
import { holdRequests } from '../portal/holdRequests.ts'
import { LONG } from '../portal/long.ts'
import { openSignedIn } from '../portal/openSignedIn.ts'
import { cardsOfPage, firstOrder, numberOf } from '../portal/steps.ts'
import { expect, test } from '../portal/test.ts'

/** From 10 items on a search for barcodes is above the table too. Which order is first, and how long, depends on the day. */
async function orderWithoutSearch(page: Page) {
  for (const card of await cardsOfPage(page)) {
    const number = await numberOf(card)
    const { lineItems } = await fetchStoredOrder(page, number)
    if (lineItems.length < 10) return { card, number }
  }
  throw new Error('Each order of the page has 10 items or more')
}

test('shows each time with AM or PM and each item type in full at every width, and an added item in view on a phone', async ({
  page,
}) => {
  await openSignedIn(page, 'dana', '/accepted-orders')
  const { card, number } = await orderWithoutSearch(page)
  const editor = await openEditor(page, card, number)
  await editor.getByLabel('Item 1 pickup time', { exact: true }).fill(todayAt('17:39'))
  await editor.getByLabel('Time for all items').fill(todayAt('05:39'))
  await editor.getByLabel('Item 1 type', { exact: true }).selectOption({ label: 'Cryogenic Shipper' })
  await expectButtonsInOneLine(editor)
  for (const width of [1440, 1280, 1260, 900, 768, 390, 320]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(editor.getByLabel('Item 1 pickup time', { exact: true })).toHaveValue(todayAt('17:39'))
    await expect
      .poll(() => layoutFaults({ run: (inPage) => page.evaluate(inPage) }), `layout faults at ${width} px`)
      .toEqual([])
    await expect
      .poll(() => editor.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth), `hidden width at ${width} px`)
      .toBe(0)
  }

  await page.setViewportSize({ width: 390, height: 844 })
  // The cards move while their heights for the new width are measured.
  await expect(async () => {
    const time = await editor.getByLabel('Item 1 pickup time', { exact: true }).boundingBox()
    const now = await editor.getByRole('button', { name: 'Set pickup time of item 1 to now' }).boundingBox()
    const clear = await editor.getByRole('button', { name: 'Clear pickup time of item 1' }).boundingBox()
    expect(clear?.y, 'both buttons of a time in one line').toBe(now?.y)
    expect(Math.abs((now?.x ?? 0) - (time?.x ?? 0))).toBeLessThan(6)
  }).toPass({ timeout: 10_000 })
  const barcodes = editor.getByRole('textbox', { name: /^Item \d+ barcode$/ })
  const count = await barcodes.count()
  const add = editor.getByRole('button', { name: 'Add Item' })
  const last = await barcodes.last().boundingBox()
  const below = await add.boundingBox()
  expect(below?.y ?? 0).toBeGreaterThan(last?.y ?? 0)
  await add.click()
  const added = editor.getByRole('textbox', { name: `Item ${count + 1} barcode` })
  await expect(added).toBeFocused()
  await expect(added).toBeInViewport({ ratio: 1 })
})

/** Expects the buttons above a table of items in one line. */
async function expectButtonsInOneLine(editor: Locator) {
  const buttons = editor.getByRole('button', { name: /^(Add Item|Reset Form|Set Pickup Times|Set Dropoff Times)$/ })
  await expect(buttons).toHaveCount(4)
  const tops = await buttons.evaluateAll((all) => all.map((button) => button.getBoundingClientRect().top))
  expect(new Set(tops).size, 'lines of buttons above the table').toBe(1)
}

/** The smallest window of a zoom of 400 %, that of a phone held sideways at 200 %, and texts of twice the size. */
const LOW = [
  { width: 320, height: 256, text: '' },
  { width: 422, height: 165, text: '' },
  { width: 360, height: 640, text: '200%' },
]

test(
  'reaches fields, messages and buttons of a dialog in a low window and with texts of twice the size',
  LONG,
  async ({ page }) => {
    const inEachLow = async (expectReachable: () => Promise<void>) => {
      for (const { text, ...size } of LOW) {
        await page.setViewportSize(size)
        await page.evaluate((fontSize) => {
          document.documentElement.style.fontSize = fontSize
        }, text)
        await test.step(`${size.width} x ${size.height} ${text}`, expectReachable)
      }
    }
    await openSignedIn(page, 'dana', '/accepted-orders')
    const { card, number } = await orderWithoutSearch(page)
    const editor = await openEditor(page, card, number)
    const charge = editor.getByRole('spinbutton', { name: 'Charge Amount' })
    await charge.fill('1000000')
    await page.keyboard.press('Control+s')
    const cancel = editor.getByRole('button', { name: 'Cancel', exact: true })
    const issues = editor.getByRole('list', { name: 'Fields that need attention' })
    const quantity = editor.getByRole('spinbutton', { name: 'Item 1 quantity' })
    await inEachLow(async () => {
      // The table of a wide window is replaced by cards after the window has changed.
      await expect.poll(async () => (await quantity.boundingBox())?.width, 'width of a quantity').toBeGreaterThan(80)
      await charge.press('Shift+Tab')
      await page.keyboard.press('Tab')
      await expect(charge).toBeFocused()
      await expect(charge).toBeInViewport({ ratio: 1 })
      await expect(editor.getByText(/^Enter an amount of at most/)).toBeInViewport({ ratio: 1 })
      expect(await issues.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0)
      // A second line of their text begins below the first one.
      for (const wrapping of [
        issues.getByRole('button'),
        editor.getByRole('button', { name: '1 field needs attention' }),
      ])
        await expect(wrapping).toHaveCSS('text-align', 'start')
      await cancel.click({ trial: true })
      const save = editor.getByRole('button', { name: 'Save', exact: true })
      await save.scrollIntoViewIfNeeded()
      await expect(save).toBeInViewport({ ratio: 1 })
    })
    await cancel.click()
    await expect(editor).toBeHidden()

    await openSignedIn(page, 'dana', '/available-orders')
    const decline = page.getByRole('button', { name: 'Decline', exact: true })
    await decline.first().click()
    const decision = page.getByRole('dialog')
    await inEachLow(async () => {
      expect(await decision.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
      await decision.getByRole('button').last().scrollIntoViewIfNeeded()
      await expect(decision.getByRole('button').last()).toBeInViewport({ ratio: 1 })
      await decision.getByRole('button', { name: 'Cancel', exact: true }).click({ trial: true })
    })
    await decision.getByRole('button', { name: 'Cancel', exact: true }).click()
    await expect(decision).toBeHidden()
  },
)

test('the first key in a row of a desk moves no other row', async ({ page }) => {
  await openSignedIn(page, 'dana', '/accepted-orders')
  const { card, number } = await orderWithoutSearch(page)
  const editor = await openEditor(page, card, number)
  const row = editor
    .getByRole('row')
    .filter({ has: page.getByRole('textbox') })
    .first()
  const height = async () => (await row.boundingBox())?.height
  const before = await height()
  await editor.getByLabel('Item 1 barcode', { exact: true }).press('9')
  await expect(row).toContainText('Edited')
  expect(await height()).toBe(before)
})

test('leaves no room above the buttons where the time for all items is below them', async ({ page, portal }) => {
  await openSignedIn(page, 'dana', '/accepted-orders')
  // The Spanish texts are longer.
  await page.context().addCookies([{ name: 'preferences', value: 'system.es', url: portal.address }])
  await page.reload()
  await page.getByRole('button', { name: 'Actualizar detalles' }).first().click()
  const add = await page.getByRole('button', { name: 'Añadir artículo' }).boundingBox()
  const time = await page.getByText('Hora para todos los artículos').boundingBox()
  const heading = await page.getByRole('heading', { name: 'Detalles de los artículos' }).boundingBox()
  expect(time?.y ?? 0).toBeGreaterThan((add?.y ?? 0) + (add?.height ?? 0))
  expect((add?.y ?? 0) - (heading?.y ?? 0) - (heading?.height ?? 0)).toBeLessThan(24)
})

for (const [width, height, long] of [
  [1440, 1200, LONG],
  [1440, 900, {}],
  [1440, 640, LONG],
  [1366, 640, LONG],
  [1280, 640, LONG],
  [1024, 640, LONG],
  [768, 900, LONG],
] as const) {
  test(`a message and a deleted item move no button at ${width} x ${height} px`, long, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await openSignedIn(page, 'dana', '/accepted-orders')
    const { card, number } = await orderWithoutSearch(page)
    const editor = await openEditor(page, card, number)
    const beginning = editor.getByRole('heading', { name: 'Order Details', exact: true })
    const buttons = ['Reset Form', 'Set Pickup Times', 'Set Dropoff Times', 'Cancel', 'Save']
    /** Of each button its place in the window, and from the beginning of the form. */
    const places = async () => {
      const scrolled = (await beginning.boundingBox())?.y ?? 0
      const boxes = buttons.map((name) => editor.getByRole('button', { name, exact: true }).boundingBox())
      return (await Promise.all(boxes)).map((box) => [
        JSON.stringify(box),
        JSON.stringify(box && { ...box, y: box.y - scrolled }),
      ])
    }
    /** A press scrolls the form where the pressed button is below its visible part: the buttons outside of it stay then. */
    const moved = async () => {
      const now = await places()
      return buttons.filter((_, index) => before[index]?.every((place, kind) => place !== now[index]?.[kind]))
    }
    await editor.getByRole('button', { name: 'Set the time for all to now' }).click()
    const before = await places()
    for (const name of ['Set Pickup Times', 'Set Dropoff Times']) {
      await editor.getByRole('button', { name }).click()
      await expect(editor.getByText(/^(Pickup|Dropoff) time set on/)).toBeVisible()
      expect(await moved()).toEqual([])
    }
    await editor.getByRole('button', { name: 'Reset Form' }).click()
    await expect(editor.getByText('The items were loaded again.')).toBeVisible()
    expect(await moved()).toEqual([])
    await editor.getByRole('button', { name: 'Delete item 1', exact: true }).click()
    await expect(editor.getByText('Will be deleted when you save')).toBeVisible()
    expect(await moved()).toEqual([])
  })
}

test('shows that an order could not be loaded in the middle of its dialog, whose buttons stay where they are', async ({
  page,
}) => {
  await openSignedIn(page, 'dana', '/accepted-orders')
  const card = page.getByRole('article').first()
  for (const [open, close] of [
    ['Update Details', 'Cancel'],
    ['View Details', 'Close'],
  ] as const) {
    let fail = () => {}
    const failed = new Promise<void>((resolve) => {
      fail = resolve
    })
    await page.route('**/api/orders/details', async (route) => {
      await failed
      await route.fulfill({ status: 500, json: {} })
    })
    await card.getByRole('button', { name: open }).click()
    const dialog = page.getByRole('dialog')
    const button = dialog.getByRole('button', { name: close, exact: true })
    await expect(button).toBeVisible()
    await expect(dialog.getByText('Loading…')).toBeVisible()
    const before = await button.boundingBox()
    fail()
    const alert = dialog.getByRole('alert')
    await expect(alert).toHaveText('There was an error. Please try again.')
    expect(await button.boundingBox()).toEqual(before)
    const fromMiddle = Math.abs((await middleOf(alert)) - (await middleOf(dialog)))
    expect(fromMiddle, 'pixels from the middle').toBeLessThan(60)
    expect((await alert.boundingBox())?.width).toBeLessThan(600)
    await button.click()
    await page.unroute('**/api/orders/details')
  }
})

test(
  'leaves an edited, deleted, added or searched item of a desk in view, with its whole message',
  LONG,
  async ({ page }) => {
    await openSignedIn(page, 'dana', '/accepted-orders')
    const { card, number } = await orderWithoutSearch(page)
    const editor = await openEditor(page, card, number)
    const rows = editor.getByRole('row').filter({ has: page.getByRole('textbox') })
    const barcode = editor.getByLabel('Item 1 barcode', { exact: true })
    const search = editor.getByRole('searchbox', { name: 'Find a barcode' })
    const head = editor.getByRole('table', { name: 'Items' }).locator('thead')

    await test.step('a quantity of three digits is shown as a whole, beside a barcode', async () => {
      await editor.getByRole('spinbutton', { name: 'Item 1 quantity' }).fill('200')
      for (const width of [1440, 1260]) {
        await page.setViewportSize({ width, height: 900 })
        await expect
          .poll(() => layoutFaults({ run: (inPage) => page.evaluate(inPage) }), `faults at ${width} px`)
          .toEqual([])
        expect((await barcode.boundingBox())?.width, `width of a barcode at ${width} px`).toBeGreaterThan(90)
      }
      await page.setViewportSize({ width: 1440, height: 900 })
    })

    await test.step('only the values of a deleted item are struck through', async () => {
      await editor.getByRole('button', { name: 'Delete item 1', exact: true }).click()
      expect((await rows.first().boundingBox())?.height).toBeLessThan(100)
      expect(await isStruckThrough(barcode)).toBe(true)
      expect(await isStruckThrough(editor.getByText('Will be deleted when you save'))).toBe(false)
      expect(await isStruckThrough(editor.getByRole('button', { name: 'Undo delete of item 1' }))).toBe(false)
    })

    await test.step('an added item is in view, below a head at the top of the scroll area', async () => {
      for (let count = await rows.count(); count < 16; count += 1) {
        // The list scrolls to the last added item meanwhile, under which a mouse would miss the button.
        await editor.getByRole('button', { name: 'Add Item' }).press('Enter')
        await expect(editor.getByRole('textbox', { name: `Item ${count + 1} barcode` })).toBeFocused()
      }
      await expect(rows.last()).toBeInViewport({ ratio: 1 })
      await expect.poll(() => roomAbove(head)).toBe(0)
    })

    await test.step('a search moves nothing', async () => {
      await focusedItemSettled(page)
      await search.scrollIntoViewIfNeeded()
      const room = async () => {
        const [field, below] = [await search.boundingBox(), await head.boundingBox()]
        return [field?.x, field?.width, (below?.y ?? 0) - (field?.y ?? 0)]
      }
      const before = await room()
      await search.fill('-0')
      await expect(editor.getByText(/^1 of \d+$/)).toBeVisible()
      expect(await room()).toEqual(before)
      await expectButtonsInOneLine(editor)
    })

    await test.step('a search is not wider than a small phone', async () => {
      await page.setViewportSize({ width: 320, height: 900 })
      await expect(editor.getByRole('table')).toHaveCount(0)
      const count = await editor.getByText(/^1 of \d+$/).boundingBox()
      const field = await search.boundingBox()
      expect((count?.x ?? 0) + (count?.width ?? 0)).toBeLessThanOrEqual((field?.x ?? 0) + (field?.width ?? 0))
      await page.setViewportSize({ width: 1440, height: 900 })
    })

    await test.step('a field that is focused from the list of issues has its message in view, also as a card', async () => {
      await page.keyboard.press('Control+s')
      const field = editor.getByRole('combobox', { name: 'Item 12 type' })
      // A browser scrolls to a focused field only where it was out of view.
      await field.evaluate((select) => select.scrollIntoView({ block: 'end' }))
      await editor.getByRole('button', { name: 'Item 12 type', exact: true }).click()
      const message = editor.locator('[data-index="11"]').getByText('Item Type is Required')
      for (const width of [1440, 1200, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        await expect(field).toBeFocused()
        await expect(message).toBeInViewport({ ratio: 1 })
      }
    })
  },
)

/** Whether a line is drawn through an element, which it is by the style of any element around it. */
function isStruckThrough(target: Locator): Promise<boolean> {
  return target.evaluate((element) => {
    const styleOf = (part: Element | null): boolean =>
      part !== null && (getComputedStyle(part).textDecorationLine === 'line-through' || styleOf(part.parentElement))
    return styleOf(element)
  })
}

/** The pixels between the top of a sticky part and the top of the area that scrolls below it. */
function roomAbove(sticky: Locator): Promise<number> {
  return sticky.evaluate((part) => {
    const areaOf = (element: Element): Element =>
      getComputedStyle(element).overflowY === 'auto' || !element.parentElement ? element : areaOf(element.parentElement)
    return part.getBoundingClientRect().top - areaOf(part).getBoundingClientRect().top
  })
}

for (const [width, height, long] of [
  [390, 844, {}],
  [1440, 900, LONG],
] as const)
  test(
    `shows the wait for the code of the editor in the middle of its dialog, which keeps its size at ${width} px`,
    long,
    async ({ page }) => {
      await page.setViewportSize({ width, height })
      const release = await holdRequests(page, '**/r/mfe-order-editor/**')
      await openSignedIn(page, 'dana', '/accepted-orders')
      const { card, number } = await firstOrder(page)
      const dialog = page.getByRole('dialog', { name: number })
      await card.getByRole('button', { name: 'Update Details' }).click()
      const status = dialog.getByRole('status')
      await expect(status).toHaveText('Loading…')
      const waiting = await dialog.boundingBox()
      const fromMiddle = Math.abs((await middleOf(status)) - (await middleOf(dialog)))
      expect(fromMiddle, 'pixels from the middle').toBeLessThan(60)
      release()
      await expect(dialog.getByRole('textbox', { name: 'Pickup Signature' })).toBeVisible()
      expect(await dialog.boundingBox()).toEqual(waiting)
    },
  )

async function middleOf(part: Locator): Promise<number> {
  const box = await part.boundingBox()
  return (box?.y ?? 0) + (box?.height ?? 0) / 2
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('moves nothing when the items are loaded again, in English and Spanish', async ({ page }) => {
    await openSignedIn(page, 'dana', '/accepted-orders')
    for (const [locale, update, remove, reset, done, cancel] of [
      ['en', 'Update Details', 'Delete item 1', 'Reset Form', 'The items were loaded again.', 'Cancel'],
      ['es', 'Actualizar detalles', 'Eliminar artículo 1', 'Restablecer', 'Artículos recargados.', 'Cancelar'],
    ] as const) {
      await page.getByRole('combobox', { name: /Language|Idioma/ }).selectOption(locale)
      await page.getByRole('article').first().getByRole('button', { name: update }).click()
      const editor = page.getByRole('dialog')
      const button = editor.getByRole('button', { name: reset, exact: true })
      const bulk = editor.locator('input[type=datetime-local]').first()
      await button.scrollIntoViewIfNeeded()
      const gap = async () => ((await bulk.boundingBox())?.y ?? 0) - ((await button.boundingBox())?.y ?? 0)
      const before = await gap()
      await editor.getByRole('button', { name: remove, exact: true }).click()
      await button.click()
      await expect(editor.getByText(done)).toBeInViewport({ ratio: 1 })
      expect(await gap()).toBe(before)
      await editor.getByRole('button', { name: cancel, exact: true }).click()
    }
  })
})
