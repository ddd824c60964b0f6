import type { Page } from '@playwright/test'
import { watchKept } from '../portal/keptByPage.ts'
import { hostPage, mountIn, openHostPage } from './hostPage.ts'
import { expect, test } from './test.ts'

/** What a host page sees of the editor in its document. */
function traces(page: Page) {
  return page.evaluate(() => ({
    styles: document.querySelectorAll('style, link').length + document.adoptedStyleSheets.length,
    head: document.head.innerHTML,
    body: document.body.innerHTML,
    globals: Object.keys(window).join(),
  }))
}

test('leaves nothing behind after 50 mounts and unmounts', async ({ page, tool }) => {
  const number = await tool.freshOrder()
  tool.show('/calm', { html: hostPage(tool) })
  const kept = await watchKept(page)
  await openHostPage(page, '/calm')

  async function showAndTakeAway() {
    await mountIn(page, { workOrderNumber: number })
    await page.getByRole('textbox', { name: 'OC Comments' }).waitFor()
    await page.evaluate(() => Reflect.get(window, 'editor').unmount())
  }

  for (let time = 0; time < 5; time += 1) await showAndTakeAway()
  const [tracesBefore, before] = [await traces(page), await kept()]
  for (let time = 0; time < 50; time += 1) await showAndTakeAway()
  await expect.poll(async () => (await kept()).timers).toBe(0)
  expect(await traces(page)).toEqual(tracesBefore)
  const after = await kept()
  expect(after.listeners).toBeLessThanOrEqual(before.listeners)
  expect(after.nodes - before.nodes).toBeLessThan(500)
  expect(after.heapBytes - before.heapBytes).toBeLessThan(4_000_000)
})

test('reports a failed save that was under way at the unmount', async ({ page, tool }) => {
  tool.show('/calm', { html: hostPage(tool) })
  const number = await tool.freshOrder()
  await openHostPage(page, '/calm')
  await mountIn(page, { workOrderNumber: number })
  await page.getByRole('textbox', { name: 'OC Comments' }).fill('gone')
  let fail = () => {}
  await page.route('**/api/orders/line-item-update', async (route) => {
    await new Promise<void>((resolve) => (fail = resolve))
    await route.abort()
  })
  const write = page.waitForRequest('**/api/orders/line-item-update')
  await page.getByRole('button', { name: 'Save' }).click()
  await write
  await page.evaluate(() => void Reflect.get(window, 'editor').unmount())
  expect(await page.locator('#editor').innerHTML()).toBe('')
  expect(await page.evaluate(() => Reflect.get(window, 'events').at(-1))).toEqual(['dirty', false])
  fail()
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'events').at(-1)))
    .toEqual(['error', expect.objectContaining({ code: 'network' })])
})
