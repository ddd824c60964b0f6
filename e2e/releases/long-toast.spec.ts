import { keepToasts } from '../portal/keepToasts.ts'
import { lists } from './support/remotes.ts'
import { expect, test } from './support/test.ts'
import { addEffect } from './support/wrappedScreen.ts'

test.use({ storeName: 'long-toast', viewport: { width: 390, height: 844 } })

const [available] = lists

test('a toast of 40,000 characters covers a third of the window at most, and its end can be scrolled into view', async ({
  page,
  portal,
}) => {
  const notify = `({ notify }) => notify({ tone: 'error', text: 'Not saved. '.repeat(4_000) + 'The end.' })`
  await keepToasts(page)
  await addEffect(page, portal, available.name, notify)
  await page.goto('/available-orders')
  const toast = page.getByRole('alert').filter({ hasText: 'The end.' })
  await expect(toast).toBeInViewport({ ratio: 1 })
  expect((await toast.boundingBox())?.height).toBeLessThan(844 / 3 + 20)
  await toast.hover()
  await page.mouse.wheel(0, 1_000_000)
  const text = toast.getByText('The end.')
  await expect
    .poll(() => text.evaluate((element) => element.scrollHeight - element.scrollTop - element.clientHeight))
    .toBeLessThan(2)
})
