import { password } from '../portal/steps.ts'
import { expect, test } from './test.ts'

/** The backend refuses the token of a session that has ended. */
test.use({ expectedErrors: /Failed to load resource/ })

test('shows a different person who signs in inside the frame neither the order nor what was typed', async ({
  page,
  tool,
}) => {
  const workOrderNumber = await tool.freshOrder()
  tool.show('/frame', { html: `<iframe title="editor" src="${tool.portal}/embed/order-editor.html"></iframe>` })
  await page.goto('/frame')
  const frame = page.frameLocator('iframe')
  await expect(frame.locator('script[src="/embed/order-editor/frame.js"]')).toBeAttached()
  const signIn = async (username: string) => {
    const login = page.waitForResponse('**/api/account/login')
    await frame.getByLabel('Username').fill(username)
    await frame.getByLabel('Password').fill(password)
    await frame.getByRole('button', { name: 'Login' }).click()
    return (await (await login).json()).token
  }
  await page.evaluate(([message, portal]) => window.frames[0]?.postMessage(message, portal as string), [
    { orderEditor: 1, type: 'open', signIn: 'frame', options: { view: 'update', workOrderNumber } },
    tool.portal,
  ] as const)
  const headers = { Authorization: `Bearer ${await signIn('dana')}` }
  const comments = frame.getByRole('textbox', { name: 'OC Comments' })
  await comments.fill('typed by Dana')
  await page.request.post(`${tool.portal}/api/account/logout`, { headers })
  await frame.getByRole('button', { name: 'Save' }).click()
  await signIn('nova')
  await expect(frame.getByText('This order is not available to you.')).toBeVisible()
  await expect(comments).toHaveCount(0)
  expect((await tool.fetchStored(workOrderNumber)).ocComments).not.toBe('typed by Dana')
})
