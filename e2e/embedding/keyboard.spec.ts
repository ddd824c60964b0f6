import type { Locator, Page } from '@playwright/test'
import { hostPage, mountIn, openHostPage } from './hostPage.ts'
import type { HostTool } from './hostTool.ts'
import { expect, test } from './test.ts'

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

test('leaves the focus in a field of the page while a charge loads', async ({ page, tool }) => {
  tool.show('/search', { html: hostPage(tool, { body: '<input aria-label="Search"><main id="editor"></main>' }) })
  await openHostPage(page, '/search')
  const search = page.getByRole('textbox', { name: 'Search' })
  await search.focus()
  await mountIn(page, { view: 'charge', workOrderNumber: await tool.freshOrder('completed') })
  await expect(page.getByRole('spinbutton', { name: 'Charge' })).toBeVisible()
  await expect(search).toBeFocused()
})

test('shows each control that the Tab key reaches above the buttons at the end of the window', async ({
  page,
  tool,
}) => {
  await page.setViewportSize({ width: 320, height: 568 })
  tool.show('/calm', { html: hostPage(tool) })
  await openHostPage(page, '/calm')
  await mountIn(page, { workOrderNumber: await tool.freshOrder() })
  await page.getByRole('textbox', { name: 'Pickup Signature' }).focus()
  const covered: string[] = []
  for (let stop = 0; stop < 25; stop += 1) {
    await page.keyboard.press('Tab')
    covered.push(...(await page.evaluate(coveredFocus)))
  }
  expect(covered).toEqual([])
})

/** Runs in the page: the name of the focused control when another element is over its middle. */
function coveredFocus(): string[] {
  let root: Document | ShadowRoot = document
  while (root.activeElement?.shadowRoot) root = root.activeElement.shadowRoot
  const focused = root.activeElement
  const { left, top, width, height } = focused?.getBoundingClientRect() ?? new DOMRect()
  const over = root.elementFromPoint(left + width / 2, top + height / 2)
  return focused && over && focused !== document.body && !focused.contains(over) && !over.contains(focused)
    ? [focused.getAttribute('aria-label') ?? focused.textContent ?? focused.tagName]
    : []
}
