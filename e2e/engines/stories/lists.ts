import { LONG, longAfterFirst } from '../../portal/long.ts'
import { layoutFaults } from '../layoutFaults.ts'
import { type EngineTest, expect } from '../test.ts'

const WIDTHS = [1440, 1024, 768, 390]

/** Opening, accepting and searching orders of the lists. */
export function listStories(test: EngineTest): void {
  for (const [index, title] of ['Available Orders', 'Accepted Orders', 'Order History'].entries())
    test(
      `shows ${title} without cut-off or overlapping parts at every width`,
      longAfterFirst(index),
      async ({ openAsDana }) => {
        const app = await openAsDana(`/${title.toLowerCase().replace(' ', '-')}`)
        await app.find('heading', title)
        for (const width of WIDTHS) {
          await app.window.resize(width, 900)
          await app.expectText('Orders Found')
          await expect.poll(() => layoutFaults(app.window), { message: `${width} px` }).toEqual([])
        }
      },
    )

  test('fetches the files of the other lists after the first orders', LONG, async ({ openAsDana }) => {
    const app = await openAsDana('/available-orders')
    await app.find('article', 'Order …')
    const filesOfHistory = () =>
      performance.getEntriesByType('resource').filter(({ name }) => name.includes('/r/mfe-order-history/')).length
    await expect.poll(() => app.window.run(filesOfHistory)).toBe(2)
  })

  test('opens the details of an order, then of the next one, and closes them', LONG, async ({ openAsDana }) => {
    const app = await openAsDana('/available-orders')
    await app.click('button', 'View Details')
    await app.find('heading', 'Pickup Details')
    for (const width of WIDTHS.toReversed()) {
      await app.window.resize(width, 900)
      await expect.poll(() => layoutFaults(app.window), { message: `${width} px` }).toEqual([])
    }
    await app.expectText('1 of ')
    await app.click('button', 'Next order')
    await app.expectText('2 of ')
    await app.find('heading', 'Pickup Details')
    await app.click('button', 'Close')
    await app.expectGone('heading', 'Pickup Details')
  })

  test(
    'shows the page of an order, and a document, without layout faults at every width',
    LONG,
    async ({ openAsDana }) => {
      const app = await openAsDana('/available-orders')
      await app.find('article', 'Order …')
      const number = await app.window.run(() =>
        document.querySelector('article')?.getAttribute('aria-label')?.replace('Order ', ''),
      )
      for (const [path, heading] of [
        [`/order/${number}`, 'Item Details'],
        ['/EULA', 'EULA'],
      ] as const) {
        await openAsDana(path)
        await app.find('heading', heading)
        for (const width of WIDTHS) {
          await app.window.resize(width, 900)
          await expect.poll(() => layoutFaults(app.window), { message: `${path} at ${width} px` }).toEqual([])
        }
      }
    },
  )

  test('keeps the place in the list when a dialog is cancelled, and accepts an order', async ({ openAsDana }) => {
    const app = await openAsDana('/available-orders')
    // The page can be scrolled once all orders are rendered.
    await expect.poll(() => app.window.run(() => document.querySelectorAll('main nav').length)).toBe(2)
    // Less than what would move the first order's button out of the window: the driver would scroll to it.
    await app.window.run(() => scrollTo(0, 100))
    await app.click('button', 'Accept')
    await app.find('button', 'Accept Order')
    await app.click('button', 'Cancel')
    await app.expectGone('button', 'Accept Order')
    expect(await app.window.run(() => scrollY)).toBe(100)
    await app.click('button', 'Accept')
    await app.find('button', 'Accept Order')
    await app.fill('OC Reference Number', 'OC-7')
    await app.click('button', 'Accept Order')
    await app.expectText('Accepted!')
  })

  test('searches another day and resets the filters', LONG, async ({ openAsDana }) => {
    const app = await openAsDana('/order-history')
    await app.find('article', 'Order …')
    const firstOrder = () => app.window.run(() => document.querySelector('article')?.ariaLabel ?? '')
    const today = await firstOrder()
    await app.select('Dates', 'Yesterday')
    await app.click('button', 'Search')
    await expect.poll(async () => ['', today].includes(await firstOrder())).toBe(false)
    await app.click('button', 'Reset Filters')
    await expect.poll(() => app.window.run(() => document.querySelector('select')?.value)).toBe('TODAY')
  })

  test('draws the focus ring around a date that Tab reaches', LONG, async ({ openAsDana }) => {
    const app = await openAsDana('/order-history')
    await app.find('article', 'Order …')
    await app.select('Dates', 'Custom Date Range')
    await app.window.press('Tab')
    const outline = () =>
      app.window.run(() => {
        const date = document.querySelector('input[type="date"]:focus')
        return date && getComputedStyle(date).outlineStyle
      })
    await expect.poll(outline).toBe('solid')
    await app.click('button', 'Reset Filters')
  })

  test('shows a list where it was left after Back, and after a reload', LONG, async ({ openAsDana }) => {
    const app = await openAsDana('/available-orders')
    const scrollTop = () => app.window.run(() => scrollY)
    // It is rendered after all orders, so the page is as high as it will be.
    const lastPart = () => app.window.run(() => document.querySelectorAll('main nav').length)
    await expect.poll(lastPart).toBe(2)
    await app.window.run(
      () =>
        new Promise<void>((resolve) => {
          addEventListener('scroll', () => resolve(), { once: true })
          scrollTo(0, 600)
        }),
    )
    await app.window.run(() => document.querySelector<HTMLElement>('a[href="/order-history"]')?.click())
    await app.find('heading', 'Order History')
    await expect.poll(scrollTop).toBe(0)
    await app.window.run(() => history.back())
    await app.find('heading', 'Available Orders')
    await expect.poll(lastPart).toBe(2)
    await expect.poll(scrollTop).toBe(600)
    await app.window.run(() => location.reload())
    const isReloaded = () =>
      performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'reload')
    await expect.poll(() => app.window.run(isReloaded)).toBe(true)
    await expect.poll(lastPart).toBe(2)
    await expect.poll(scrollTop).toBe(600)
  })
}
