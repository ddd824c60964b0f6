import { openSignedIn } from '../portal/openSignedIn.ts'
import { firstOrder } from '../portal/steps.ts'
import { expect, test } from '../portal/test.ts'

test('runs other tasks of the page while React renders the first list', async ({ page }) => {
  await page.addInitScript(() => {
    const { port1, port2 } = new MessageChannel()
    let between = 0
    port1.onmessage = () => {
      const start = document.documentElement?.dataset.start
      const root = document.getElementById('root')
      if (start === 'rendering' && root?.childElementCount === 0) between += 1
      if (root?.querySelector('main')) Object.assign(window, { between })
      else port2.postMessage(undefined)
    }
    port2.postMessage(undefined)
  })
  await openSignedIn(page, 'dana', '/available-orders')
  await firstOrder(page)
  expect(await page.evaluate(() => Number(Reflect.get(window, 'between')))).toBeGreaterThan(1)
})
