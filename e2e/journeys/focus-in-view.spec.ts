import { openFirstEditor } from '../portal/editor.ts'
import { expectUncovered } from '../portal/expectUncovered.ts'
import { focusedItemSettled } from '../portal/focusedItemSettled.ts'
import { LONG } from '../portal/long.ts'
import { openSignedIn } from '../portal/openSignedIn.ts'
import { cardsOfPage } from '../portal/steps.ts'
import { expect, test } from '../portal/test.ts'

test(
  'covers no order that gets the focus by the headings of the table or the bar of the selected orders',
  LONG,
  async ({ page }) => {
    await openSignedIn(page, 'priya')
    await page.getByRole('button', { name: 'Table', exact: true }).click()
    await cardsOfPage(page)
    await page.keyboard.press('j')
    await page.keyboard.press('x')
    const focused = page.locator(':focus')
    const bar = page.getByRole('region', { name: '1 selected' })
    const rows = await page.getByRole('checkbox', { name: /^Select order/ }).count()
    for (let row = 1; row < rows; row += 1) {
      await page.keyboard.press('j')
      await expectUncovered(bar, { [`row ${row}`]: focused })
    }
    const headings = page.getByRole('columnheader', { name: 'Order', exact: true })
    for (let row = rows - 1; row > 0; row -= 1) {
      await page.keyboard.press('k')
      await expectUncovered(headings, { [`row ${row}`]: focused })
    }

    await test.step('at a zoom of 200 %, where the bar has one line', async () => {
      await page.setViewportSize({ width: 683, height: 319 })
      for (const _ of await cardsOfPage(page)) {
        await expectUncovered(bar, { 'the number of an order': focused })
        await page.keyboard.press('j')
      }
    })
    await test.step('at a zoom of 400 %, where the bar alone would fill the window', async () => {
      await page.setViewportSize({ width: 360, height: 225 })
      for (const _ of await cardsOfPage(page)) {
        await expectUncovered(bar, { 'the number of an order': focused })
        await page.keyboard.press('j')
      }
    })
  },
)

test('shows each chip that gets the focus as a whole at a zoom of 200 %', async ({ page }) => {
  await page.setViewportSize({ width: 720, height: 450 })
  await openSignedIn(page, 'priya')
  await cardsOfPage(page)
  const chips = page.getByRole('group', { name: 'Quick filters' }).getByRole('button')
  await chips.first().focus()
  for (const chip of await chips.all()) {
    await expect(chip).toBeFocused()
    await expect(chip).toBeInViewport({ ratio: 0.95 })
    await page.keyboard.press('Tab')
  }
})

test('shows the whole focus ring of the count after a page link at the end of a list', async ({ page }) => {
  await openSignedIn(page, 'priya')
  await cardsOfPage(page)
  const next = page
    .getByRole('navigation', { name: 'Orders pages, bottom' })
    .getByRole('button', { name: 'Go to next page' })
  await next.focus()
  await page.keyboard.press('Enter')
  const count = page.locator(':focus').filter({ has: page.getByTestId('orders-found') })
  await expect(count).toContainText('11–20')
  const edge = () =>
    count.evaluate((element) => {
      const { outlineWidth, outlineOffset } = getComputedStyle(element)
      return element.getBoundingClientRect().top - Number.parseFloat(outlineWidth) - Number.parseFloat(outlineOffset)
    })
  await expect.poll(edge, 'pixels between the window and the ring').toBeGreaterThanOrEqual(0)
})

test('keeps a field of the editor in view when the phone is turned to its side and back, and above the idle warning', async ({
  page,
}) => {
  await page.clock.install()
  await page.setViewportSize({ width: 390, height: 844 })
  await openSignedIn(page, 'omar', '/accepted-orders')
  const { editor } = await openFirstEditor(page)
  const barcode = editor.getByRole('textbox', { name: /^Item \d+ barcode$/ }).last()
  await barcode.focus()
  for (const [width, height] of [
    [844, 390],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect(barcode).toBeFocused()
    await expect(barcode).toBeInViewport({ ratio: 1 })
  }
  // The second window is so low with the warning that the whole dialog scrolls.
  for (const height of [844, 568]) {
    await page.setViewportSize({ width: 390, height })
    // Scrolling is an activity, reported in the next frame: after the leap of the clock it would end the idle time.
    await barcode.evaluate(
      (field) =>
        new Promise((resolve) => {
          field.scrollIntoView({ block: 'end' })
          new IntersectionObserver(resolve).observe(field)
        }),
    )
    await focusedItemSettled(page)
    await page.clock.fastForward(602_000)
    const warning = page.getByRole('button', { name: 'Stay signed in' }).locator('..')
    await expectUncovered(warning, { 'the editor': editor })
    await expect(barcode).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Shift')
    await expect(warning).toBeHidden()
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('shows the field in which one types above the keyboard, and when it is closed', async ({ page }) => {
    await openSignedIn(page, 'omar', '/accepted-orders')
    // Without it, Chrome on Android lays the keyboard over the window's lower part.
    const viewport = page.locator('meta[name="viewport"]')
    await expect(viewport).toHaveAttribute('content', /\binteractive-widget=resizes-content\b/)
    const { editor } = await openFirstEditor(page)
    for (const name of ['Item 1 barcode', 'Pickup Signature', 'OC Comments']) {
      const field = editor.getByRole('textbox', { name, exact: true })
      await field.focus()
      for (const height of [400, 844]) {
        await page.setViewportSize({ width: 390, height })
        await expect(field).toBeFocused()
        await expect(field).toBeInViewport({ ratio: 1 })
      }
    }
  })
})
