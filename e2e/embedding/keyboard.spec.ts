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
