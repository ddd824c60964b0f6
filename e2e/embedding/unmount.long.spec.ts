import type { CDPSession, Page } from '@playwright/test'
import { hostPage, mountIn, openHostPage } from './hostPage.ts'
import { expect, test } from './test.ts'

const COUNTED = ['JSEventListeners', 'Nodes', 'JSHeapUsedSize']

/** Node, listener and heap counts of a page after a garbage collection. */
async function count(debuggerSession: CDPSession, page: Page) {
  await debuggerSession.send('HeapProfiler.collectGarbage')
  const { metrics } = await debuggerSession.send('Performance.getMetrics')
  const counts = Object.fromEntries(
    metrics.filter(({ name }) => COUNTED.includes(name)).map(({ name, value }) => [name, value]),
  )
  const own = await page.evaluate(() => ({
    styles: document.querySelectorAll('style, link').length + document.adoptedStyleSheets.length,
    head: document.head.innerHTML,
    body: document.body.innerHTML,
    globals: Object.keys(window).join(),
  }))
  return { ...counts, ...own } as Record<string, number> & typeof own
}

test('leaves nothing behind after 50 mounts and unmounts', async ({ page, tool }) => {
  test.setTimeout(180_000)
  const number = await tool.freshOrder()
  tool.show('/calm', { html: hostPage(tool) })
  await page.addInitScript(() => {
    const timers = new Set<number>()
    Reflect.set(window, 'timers', timers)
    const { setTimeout: begin, clearTimeout: end, setInterval: repeat, clearInterval: stop } = window
    const set = (act: TimerHandler, ms?: number, ...rest: unknown[]) => {
      const id = begin(() => {
        timers.delete(id)
        if (typeof act === 'function') act(...rest)
      }, ms)
      timers.add(id)
      return id
    }
    const clear = (id?: number) => {
      if (id !== undefined) timers.delete(id)
      end(id)
    }
    Object.assign(window, { setTimeout: set, clearTimeout: clear })
    Object.assign(window, {
      setInterval: (act: TimerHandler, ms?: number) => {
        const id = repeat(act, ms)
        timers.add(id)
        return id
      },
      clearInterval: (id?: number) => {
        if (id !== undefined) timers.delete(id)
        stop(id)
      },
    })
  })
  await openHostPage(page, '/calm')
  const debuggerSession = await page.context().newCDPSession(page)
  await debuggerSession.send('Performance.enable')

  async function showAndTakeAway() {
    await mountIn(page, { workOrderNumber: number })
    await page.getByRole('textbox', { name: 'OC Comments' }).waitFor()
    await page.evaluate(() => Reflect.get(window, 'editor').unmount())
  }

  for (let time = 0; time < 5; time += 1) await showAndTakeAway()
  const before = await count(debuggerSession, page)
  for (let time = 0; time < 50; time += 1) await showAndTakeAway()
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'timers').size)).toBe(0)
  const after = await count(debuggerSession, page)
  expect(after).toMatchObject({
    styles: before.styles,
    head: before.head,
    body: before.body,
    globals: before.globals,
  })
  expect(after.JSEventListeners).toBeLessThanOrEqual(before.JSEventListeners ?? 0)
  expect((after.Nodes ?? 0) - (before.Nodes ?? 0)).toBeLessThan(500)
  expect((after.JSHeapUsedSize ?? 0) - (before.JSHeapUsedSize ?? 0)).toBeLessThan(4_000_000)
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
