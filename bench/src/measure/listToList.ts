import type { Browser, Page } from 'playwright'
import { contextOptions, pageUnder } from './browser.ts'
import { median } from './processor.ts'
import type { Profile } from './profiles.ts'
import { signInByForm } from './signIn.ts'

/** Figures of navigation within the signed-in portal. */
export interface NavigationTimes {
  /**
   * Milliseconds from a click on another list's link to the paint of its first order, after each list was open once. The
   * list before it is refreshed and the browser is idle at the click, as after a person has read that list. On a phone the
   * link is in the menu, which is open already.
   */
  readonly listToList: { readonly phone: number; readonly desk: number }
  /** Megabytes of JavaScript heap that 200 changes of list and 100 order dialogs leave behind. */
  readonly heapGrowth: number
}

const LISTS = ['Accepted Orders', 'Order History', 'Available Orders'] as const
const ROUNDS = 15
const ROUTE_CHANGES = 200
const DIALOGS = 100

/** A window in which the links are beside each other. */
const DESK = { width: 1440, height: 900 }

/**
 * Measures changes of list with a profile's network and processor, in its window and in that of a desk, then the heap after
 * many of them.
 */
export async function measureNavigation(browser: Browser, address: string, profile: Profile): Promise<NavigationTimes> {
  const onPhone = await openLists(browser, address, profile)
  const phone = await medianChange(onPhone.page, () => onPhone.page.getByRole('button', { name: 'Menu' }).click())
  await onPhone.page.context().close()
  const { page, cdp } = await openLists(browser, address, { ...profile, viewport: DESK })
  const desk = await medianChange(page)

  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  const heap = async () => {
    await cdp.send('HeapProfiler.collectGarbage')
    return (await cdp.send('Runtime.getHeapUsage')).usedSize
  }
  await openList(page, 'Available Orders')
  await openAndCloseDialog(page)
  const before = await heap()
  for (let at = 0; at < ROUTE_CHANGES; at += 1) await page.evaluate(changeList, LISTS[at % LISTS.length] ?? '')
  await openList(page, 'Available Orders')
  for (let at = 0; at < DIALOGS; at += 1) await openAndCloseDialog(page)
  const heapGrowth = ((await heap()) - before) / 1024 / 1024
  await page.context().close()
  return { listToList: { phone, desk }, heapGrowth }
}

/** A signed-in page in which each list was open once. */
async function openLists(browser: Browser, address: string, profile: Profile) {
  const opened = await pageUnder(await browser.newContext(contextOptions), profile)
  await signInByForm(opened.page, address)
  await opened.page.getByRole('article').first().waitFor()
  for (const list of LISTS) await settled(opened.page, () => openList(opened.page, list))
  return opened
}

/** Milliseconds of a change of list. `reveal` shows the links where they are not visible. */
async function medianChange(page: Page, reveal: () => Promise<void> = async () => undefined): Promise<number> {
  const times: number[] = []
  for (let at = 0; at < ROUNDS; at += 1) {
    await reveal()
    times.push(await settled(page, () => page.evaluate(changeList, LISTS[at % LISTS.length] ?? '')))
  }
  return median(times)
}

/** Runs a change of list, then waits for the refresh of that list and for an idle browser. */
async function settled<T>(page: Page, change: () => Promise<T>): Promise<T> {
  const refreshed = page.waitForResponse((response) => response.url().includes('/api/orders/'))
  const result = await change()
  await refreshed
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  return result
}

async function openList(page: Page, name: string): Promise<void> {
  await page.evaluate(changeList, name)
  await page.getByRole('heading', { level: 1, name }).waitFor()
  await page.getByRole('article').first().waitFor()
}

async function openAndCloseDialog(page: Page): Promise<void> {
  await page.getByRole('article').first().getByRole('link').first().click()
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

/** Runs in the page: follows the link of a list and waits until its first order is painted. */
async function changeList(name: string): Promise<number> {
  const link = [...document.querySelectorAll('a')].find(({ textContent }) => textContent?.trim() === name)
  const started = performance.now()
  link?.click()
  // tsx adds a call that pages do not have to every named function, so the condition has no name.
  while (document.querySelector('h1')?.textContent !== name || !document.querySelector('article, tbody tr')) {
    // The lists of today are empty after midnight.
    if (performance.now() - started > 30_000) throw new Error(`${name} shows no order.`)
    await new Promise(requestAnimationFrame)
  }
  // The frame whose callback found the order is painted before the next task; no other task comes before this one.
  const scheduler = Reflect.get(window, 'scheduler') as {
    postTask(task: () => void, options: { priority: 'user-blocking' }): Promise<void>
  }
  await scheduler.postTask(() => undefined, { priority: 'user-blocking' })
  return performance.now() - started
}
