import type { Locator, Page } from '@playwright/test'
import { hostPage, mountIn, openHostPage } from './hostPage.ts'
import type { HostTool } from './hostTool.ts'
import { expect, test } from './test.ts'

/** More than an order's form has controls. */
const MOST_STOPS = 200

/** Mounts an editor in a native dialog of the host page. */
async function mountInDialog(page: Page, tool: HostTool, options: object): Promise<Locator> {
  tool.show('/dialog', {
    html: hostPage(tool, { body: '<dialog aria-label="Tool"><main id="editor"></main></dialog>' }),
  })
  await openHostPage(page, '/dialog')
  await page.evaluate(() => document.querySelector('dialog')?.showModal())
  await mountIn(page, options)
  return page.getByRole('dialog', { name: 'Tool' })
}

test.describe(() => {
  test.use({ viewport: { width: 390, height: 844 } })
  test('Escape closes the camera alone and returns the focus to its button', async ({ page, tool }) => {
    await page.context().grantPermissions(['camera'])
    const outer = await mountInDialog(page, tool, { workOrderNumber: await tool.freshOrder() })
    const scan = page.getByRole('button', { name: /^Scan/ }).first()
    await scan.press('Enter')
    const camera = page.getByText('Hold the barcode in front of the camera.')
    await expect(camera).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(camera).toHaveCount(0)
    await expect(outer).toBeVisible()
    await expect(scan).toBeFocused()
  })
})

test('shows the camera in the middle of a tablet, above a bar of the page that is above everything else', async ({
  page,
  tool,
}) => {
  await page.context().grantPermissions(['camera'])
  await page.setViewportSize({ width: 800, height: 844 })
  const bar = '<p style="position: fixed; inset: 0; z-index: 99999"></p>'
  tool.show('/bar', { html: hostPage(tool, { body: bar }) })
  await openHostPage(page, '/bar')
  await mountIn(page, { workOrderNumber: await tool.freshOrder() })
  await page.getByRole('button', { name: /^Scan/ }).first().press('Enter')
  const camera = page.getByRole('dialog', { name: 'Scan a barcode' })
  const { y, height } = (await camera.boundingBox()) ?? { y: 0, height: 0 }
  expect(Math.abs(y + height / 2 - 844 / 2), 'pixels between the middles of camera and window').toBeLessThan(2)
  expect(await camera.getByRole('button', { name: 'Cancel' }).evaluate(isCovered)).toBe(false)
})

test('Escape declines the question about a charge alone and returns the focus to the button', async ({
  page,
  tool,
}) => {
  const workOrderNumber = await tool.freshOrder('completed')
  const outer = await mountInDialog(page, tool, { view: 'charge', workOrderNumber })
  await page.getByRole('spinbutton', { name: 'Charge' }).fill('0')
  const submit = page.getByRole('button', { name: 'Update Charge' })
  await submit.press('Enter')
  const question = page.getByRole('alertdialog')
  await expect(question).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(question).toHaveCount(0)
  await expect(outer).toBeVisible()
  await expect(submit).toBeFocused()
})

test('a double click on Cancel discards nothing, and Keep editing has the focus, also in a dialog of the page that was shown again', async ({
  page,
  tool,
}) => {
  await mountInDialog(page, tool, { workOrderNumber: await tool.freshOrder() })
  const signature = page.getByRole('textbox', { name: 'Pickup Signature' })
  await signature.fill('R. Diaz')
  await page.getByRole('button', { name: 'Cancel', exact: true }).dblclick()
  const keep = page.getByRole('button', { name: 'Keep editing' })
  await expect(keep).toBeFocused()
  await page.evaluate(() => {
    const dialog = document.querySelector('dialog')
    dialog?.close()
    if (dialog) document.body.prepend(dialog)
    dialog?.showModal()
  })
  await expect(keep).toBeFocused()
  await keep.press('Enter')
  await expect(signature).toHaveValue('R. Diaz')
})

test('a double click on Update Charge ends at the question about the charge', async ({ page, tool }) => {
  const workOrderNumber = await tool.freshOrder('completed')
  await mountInDialog(page, tool, { view: 'charge', workOrderNumber })
  await page.getByRole('spinbutton', { name: 'Charge' }).fill('0')
  // Its left edge, where the question has "Yes, change it".
  await page.getByRole('button', { name: 'Update Charge' }).dblclick({ position: { x: 4, y: 10 } })
  const question = page.getByRole('alertdialog')
  await expect(question.getByRole('button', { name: 'Go back' })).toBeFocused()
  await question.getByRole('button', { name: 'Yes, change it' }).click()
  await expect(page.getByText(`${workOrderNumber} charge updated successfully!`)).toBeVisible()
})

test('leaves the focus in a field of the page while a charge loads', async ({ page, tool }) => {
  tool.show('/search', { html: hostPage(tool, { body: '<input aria-label="Search"><main id="editor"></main>' }) })
  await openHostPage(page, '/search')
  const search = page.getByRole('textbox', { name: 'Search' })
  await search.focus()
  await mountIn(page, { view: 'charge', workOrderNumber: await tool.freshOrder('completed') })
  await expect(page.getByRole('spinbutton', { name: 'Charge' })).toBeVisible()
  await expect(search).toBeFocused()
})

test('shows each control that the keyboard reaches between the notices and the buttons, and these between the bars of the page', async ({
  page,
  tool,
}) => {
  await page.setViewportSize({ width: 320, height: 568 })
  const styles = `html { --order-editor-top: 96px; --order-editor-bottom: 64px } i { position: fixed; z-index: 1; inset: 0 0 auto; height: 96px }
    i + i { inset: auto 0 0; height: 64px }`
  tool.show('/bars', { html: hostPage(tool, { styles, body: '<i></i><i></i>' }) })
  await openHostPage(page, '/bars')
  await mountIn(page, { workOrderNumber: await tool.freshOrder() })
  const [first, save] = [
    page.getByRole('textbox', { name: 'Pickup Signature' }),
    page.getByRole('button', { name: 'Save' }),
  ]
  await first.focus()
  expect(await coveredUntil(page, 'Tab', save)).toEqual([])
  tool.queueTokens('wrong')
  await page.keyboard.press('Enter')
  const alert = page.getByText('Sign-in needed.')
  await expect(alert).toBeInViewport()
  expect(await alert.evaluate(isCovered)).toBe(false)
  expect(await coveredUntil(page, 'Shift+Tab', first)).toEqual([])
})

test('shows Save above the headings of the items', async ({ page, tool }) => {
  tool.show('/calm', { html: hostPage(tool) })
  await openHostPage(page, '/calm')
  await mountIn(page, { workOrderNumber: await tool.freshOrder() })
  const save = page.getByRole('button', { name: 'Save' })
  // The column at the end of the table, over Save.
  const heading = page.getByRole('columnheader', { name: 'Actions' })
  const { y, height } = (await heading.boundingBox()) ?? { y: 0, height: 0 }
  await page.setViewportSize({ width: 1440, height: Math.round(y + 1.5 * height) })
  await expect
    .poll(async () => {
      const [button, cell] = await Promise.all([save.boundingBox(), heading.boundingBox()])
      return (button?.y ?? 0) - (cell?.y ?? 0)
    })
    .toBeLessThan(height)
  expect(await save.evaluate(isCovered)).toBe(false)
})

/** Presses a key until an element has the focus; the names of the focused controls that are not in view, or that are covered. */
async function coveredUntil(page: Page, key: 'Tab' | 'Shift+Tab', last: Locator): Promise<string[]> {
  const covered: string[] = []
  const focused = page.locator('#editor :focus').last()
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press(key)
    if (await focused.evaluate(isCovered)) covered.push(await focused.evaluate((control) => control.outerHTML))
    if (await last.evaluate((control) => control.matches(':focus'))) return covered
  }
  throw new Error(`${last} has not got the focus.`)
}

/** Runs in the page: whether the middle of an element is out of view, or under another element. */
function isCovered(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect()
  const root = element.getRootNode() as ShadowRoot
  const over = root.elementFromPoint(left + width / 2, top + height / 2)
  return !over || (!element.contains(over) && !over.contains(element))
}
