import { watchKept } from '../portal/keptByPage.ts'
import { openSignedIn } from '../portal/openSignedIn.ts'
import { expect, test } from '../portal/test.ts'

const LISTS = ['Accepted Orders', 'Order History', 'Available Orders'] as const

/** Clock, idle time and automatic refresh, of which each has one timer or two. */
const TIMERS_OF_A_LIST = 6

test('keeps no listener, timer, element or dialog of 200 changes of list and 100 order dialogs', async ({ page }) => {
  test.setTimeout(600_000)
  const kept = await watchKept(page)
  await openSignedIn(page, 'dana')
  await expect(page.getByRole('article').first()).toBeVisible()

  async function changeList(times: number) {
    for (let time = 0; time < times; time += 1) {
      const name = LISTS[time % LISTS.length] ?? ''
      await page.getByRole('link', { name, exact: true }).click()
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
      await expect(page.getByRole('article').first()).toBeVisible()
    }
  }
  async function openDialogs(times: number) {
    for (let time = 0; time < times; time += 1) {
      await page.getByRole('article').first().getByRole('link').first().click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
  }
  /** Counts when only the timers of an open list are left: those of its calls end by themselves within 3 seconds. */
  async function count() {
    await expect.poll(async () => (await kept()).timers, { timeout: 60_000 }).toBeLessThanOrEqual(TIMERS_OF_A_LIST)
    return kept()
  }

  await changeList(12)
  await openDialogs(5)
  const before = await count()
  await changeList(198)
  await openDialogs(100)
  const after = await count()

  expect(after.listeners).toBeLessThanOrEqual(before.listeners)
  expect(after.nodes - before.nodes).toBeLessThan(500)
  expect(after.heapBytes - before.heapBytes).toBeLessThan(4_000_000)
})
