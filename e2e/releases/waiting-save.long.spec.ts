import { fetchStoredOrder, openFirstEditor } from '../portal/editor.ts'
import { openList, signIn } from '../portal/steps.ts'
import { publishChangedBuild, releaseSuccessfully } from './support/release.ts'
import { editor } from './support/remotes.ts'
import { expect, test } from './support/test.ts'

test.use({ storeName: 'waiting-save' })

test('sends a save that waits on the device by the version of the editor that was promoted meanwhile', async ({
  page,
  context,
  portal,
}) => {
  await context.clearCookies()
  await signIn(page, 'dana')
  await openList(page, 'Accepted Orders')
  const { number, editor: form } = await openFirstEditor(page)
  await context.setOffline(true)
  await form.getByRole('textbox', { name: 'OC Comments' }).fill('Kept by the earlier version')
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('button', { name: '1 waiting to send' })).toBeVisible()
  await page.goto('about:blank')

  await publishChangedBuild(portal, editor, '1.1.0')
  await releaseSuccessfully(portal, 'promote', 'mfe-order-editor@1.1.0', '--why', 'a save waits')
  const versions = new Set<string | undefined>()
  page.on('request', (request) => {
    const version = /\/r\/mfe-order-editor\/(\d+\.\d+\.\d+)/.exec(request.url())?.[1]
    if (version !== undefined) versions.add(version)
  })
  await context.setOffline(false)
  await page.goto('/accepted-orders')
  await expect(page.getByText(`${number} updated successfully!`)).toBeVisible()
  expect((await fetchStoredOrder(page, number)).ocComments).toBe('Kept by the earlier version')
  expect([...versions]).toEqual(['1.1.0'])
})
