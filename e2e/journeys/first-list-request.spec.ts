import { openSignedIn } from '../portal/openSignedIn.ts'
import { firstOrder } from '../portal/steps.ts'
import { expect, test } from '../portal/test.ts'

test('asks for the orders once, before the list is rendered', async ({ page }) => {
  await page.addInitScript(() => {
    const requests: { isRendered: boolean }[] = []
    Object.assign(window, { requests })
    const send = window.fetch
    window.fetch = (input, init) => {
      if (String(input instanceof Request ? input.url : input).endsWith('/api/orders/available'))
        requests.push({ isRendered: document.querySelector('h1')?.textContent === 'Available Orders' })
      return send(input, init)
    }
  })
  await openSignedIn(page, 'dana', '/available-orders')
  await firstOrder(page)
  expect(await page.evaluate(() => Reflect.get(window, 'requests'))).toEqual([{ isRendered: false }])
})
