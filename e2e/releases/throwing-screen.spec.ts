import { keepToasts } from '../portal/keepToasts.ts'
import { lists } from './support/remotes.ts'
import { expect, expectList, openByLink, test } from './support/test.ts'
import { addEffect } from './support/wrappedScreen.ts'

// React and the browser log the errors that these journeys cause.
test.use({ storeName: 'throwing-screen', expectedErrors: /made: / })

const [, accepted, history] = lists
const REPORT = 'Something went wrong. If the screen stops responding, please reload the page.'

test('shows the next screen, and after Log Out the login, when the screen that is left throws at its end', async ({
  page,
  portal,
}) => {
  await keepToasts(page)
  await addEffect(page, portal, history.name, `() => () => { throw new Error('made: end') }`)
  await page.goto('/order-history')
  await expectList(page, history)
  await openByLink(page, accepted.title)
  await expectList(page, accepted)
  await expect(page.getByRole('alert').filter({ hasText: REPORT })).toBeVisible()
  await openByLink(page, history.title)
  await expectList(page, history)
  await page.getByRole('button', { name: 'Log Out' }).click()
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible()
})

test('saves, opens the next screen and logs out while a screen throws when it is notified', async ({
  page,
  portal,
}) => {
  const subscribe = `({ nav, orders, session }) => {
    for (const [what, { subscribe }] of Object.entries({ location: nav.location, orders: orders.changed, session }))
      subscribe(() => { throw new Error('made: notified of ' + what) })
  }`
  const thrown: string[] = []
  page.on('pageerror', ({ message }) => thrown.push(message))
  await addEffect(page, portal, history.name, subscribe)
  await page.goto('/order-history')
  await expectList(page, history)
  await page.getByRole('article').first().getByRole('button', { name: 'Update Charge' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('spinbutton', { name: 'Charge' }).fill('41.5')
  await dialog.getByRole('button', { name: 'Update Charge' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'charge updated successfully!' })).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect.poll(() => thrown).toContain('made: notified of orders')
  await openByLink(page, accepted.title)
  await expectList(page, accepted)
  await expect.poll(() => thrown).toContain('made: notified of location')
  await page.getByRole('button', { name: 'Log Out' }).click()
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible()
  await expect.poll(() => thrown).toContain('made: notified of session')
})
