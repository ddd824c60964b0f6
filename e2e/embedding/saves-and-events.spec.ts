import { hostPage, mountIn, openHostPage, recordedEvents } from './hostPage.ts'
import { expect, test } from './test.ts'

test('saves from a page of another company and gives that page only the number', async ({ page, tool }) => {
  tool.show('/calm', { html: hostPage(tool) })
  const number = await tool.freshOrder()
  await openHostPage(page, '/calm')
  await mountIn(page, { workOrderNumber: number })
  const editor = page.getByRole('dialog', { name: `Update Order Details ${number}` })
  await editor.getByRole('textbox', { name: 'OC Comments' }).fill('Gate code 4412')
  await expect.poll(() => recordedEvents(page)).toEqual([['dirty', true]])
  await editor.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(`${number} updated successfully!`)).toBeVisible()
  await expect(editor).toHaveCount(0)
  expect((await tool.fetchStored(number)).ocComments).toBe('Gate code 4412')
  const event = { workOrderNumber: number, view: 'update' }
  expect((await recordedEvents(page)).filter(([name]) => name !== 'dirty')).toEqual([
    ['saved', event],
    ['closed', { ...event, result: 'saved' }],
  ])
})

test('opens details and charge in place and emits an event on close', async ({ page, tool }) => {
  tool.show('/calm', { html: hostPage(tool) })
  const number = await tool.freshOrder('completed')
  await openHostPage(page, '/calm')
  await mountIn(page, { workOrderNumber: number, view: 'details' })
  const details = page.getByRole('dialog', { name: `Order ${number}`, exact: true })
  await expect(details.getByRole('heading', { name: 'Contact Information' })).toBeVisible()
  await page.evaluate(() => Reflect.get(window, 'editor').update({ view: 'charge', locale: 'es' }))
  await expect(details).toHaveCount(0)
  await page.evaluate(() => Reflect.get(window, 'editor').update({ locale: 'en' }))
  const charge = page.getByRole('dialog', { name: `Update Charge for ${number}` })
  await charge.getByRole('spinbutton', { name: 'Charge' }).fill('91.25')
  await charge.getByRole('button', { name: 'Update Charge' }).click()
  await expect(charge).toHaveCount(0)
  expect((await tool.fetchStored(number)).ocCharge).toBe(91.25)
  expect(await recordedEvents(page)).toContainEqual([
    'closed',
    { workOrderNumber: number, view: 'charge', result: 'saved' },
  ])
})

test('closes on one click of Cancel while a required field has the focus', async ({ page, tool }) => {
  tool.show('/calm', { html: hostPage(tool) })
  const number = await tool.freshOrder('completed')
  await openHostPage(page, '/calm')
  await mountIn(page, { workOrderNumber: number, view: 'charge' })
  const charge = page.getByRole('dialog', { name: `Update Charge for ${number}` })
  await charge.getByRole('spinbutton', { name: 'Charge' }).focus()
  await charge.getByRole('button', { name: 'Cancel' }).click()
  await expect(charge).toHaveCount(0)
})

test('keeps two editors side by side independent', async ({ page, tool }) => {
  tool.show('/two', { html: hostPage(tool, { body: '<section id="left"></section><section id="right"></section>' }) })
  const [left, right] = [await tool.freshOrder(), await tool.freshOrder()]
  await openHostPage(page, '/two')
  await page.evaluate(
    ([first, second]) => {
      const open = Reflect.get(window, 'open_')
      open({ workOrderNumber: first }, document.querySelector('#left'))
      open({ workOrderNumber: second, theme: 'dark', locale: 'en' }, document.querySelector('#right'))
    },
    [left, right],
  )
  const comments = (container: string) => page.locator(container).getByRole('textbox', { name: 'OC Comments' })
  await comments('#left').fill('left')
  await comments('#right').fill('right')
  await page.locator('#left').getByRole('button', { name: 'Save' }).click()
  await expect(page.locator('#left').getByText(`${left} updated successfully!`)).toBeVisible()
  await expect(comments('#right')).toHaveValue('right')
  expect((await tool.fetchStored(left)).ocComments).toBe('left')
})

test('reports a missing network to page and user and saves the same form later', async ({ page, tool }) => {
  tool.show('/calm', { html: hostPage(tool) })
  const number = await tool.freshOrder()
  await openHostPage(page, '/calm')
  await mountIn(page, { workOrderNumber: number })
  await page.getByRole('textbox', { name: 'OC Comments' }).fill('from the basement')
  await page.route('**/api/orders/**', (route) => route.abort('internetdisconnected'))
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'There was an error. Please try again.' })).toBeVisible()
  expect((await recordedEvents(page)).filter(([name]) => name === 'error')).toEqual([
    ['error', expect.objectContaining({ code: 'network', workOrderNumber: number })],
  ])
  await page.unroute('**/api/orders/**')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(`${number} updated successfully!`)).toBeVisible()
})
