import { chromium, type Page } from '@playwright/test'
import { wholeChromium } from '../portal/browser.ts'
import { firstOrderWithPatient } from '../portal/editor.ts'
import { startOtherOrigin, startProxy } from '../portal/proxy.ts'
import { signIn } from '../portal/steps.ts'
import { test as base, expect } from '../portal/test.ts'

interface Servers {
  /** The portal behind a proxy that removes no-store, so that the browser may keep whole pages. */
  readonly keeping: string
  /** An address of another origin. */
  readonly elsewhere: string
}

const test = base.extend<{ servers: Servers }>({
  servers: async ({ portal }, use) => {
    const keeping = await startProxy(portal.address, (_, response) => ({
      ...response,
      headers: { ...response.headers, 'cache-control': 'no-cache' },
    }))
    const elsewhere = await startOtherOrigin()
    await use({ keeping: keeping.address, elsewhere: elsewhere.address })
    await Promise.all([keeping.stop(), elsewhere.stop()])
  },
  // A browser of its own: Playwright disables the back/forward cache by default, and the cache needs a process for each
  // site. Launch options of the file would start a worker of its own too, with a portal.
  context: async ({ locale, timezoneId, viewport }, use) => {
    const browser = await chromium.launch({ ...wholeChromium, ignoreDefaultArgs: ['--disable-back-forward-cache'] })
    await use(await browser.newContext({ locale, timezoneId, viewport, serviceWorkers: 'block' }))
    await browser.close()
  },
})

interface Returned {
  /** Whether the page was restored from the back/forward cache. */
  readonly isKept: boolean
  /** The text of the page at each animation frame since it was restored. */
  readonly frames: readonly string[]
}

/** Records the text of every page at each animation frame, the first one after Back included. */
async function watchFrames(page: Page) {
  await page.addInitScript(() => {
    const seen = { isKept: false, frames: new Set<string>() }
    Reflect.set(window, 'seen', seen)
    const record = () => {
      if (document.body && !document.hidden) seen.frames.add(document.body.textContent ?? '')
      requestAnimationFrame(record)
    }
    requestAnimationFrame(record)
    window.addEventListener('pagehide', () => seen.frames.clear())
    window.addEventListener('pageshow', ({ persisted }) => {
      seen.isKept = persisted
    })
  })
}

/** A restored page fires no load event, which Playwright would wait for. */
async function back(page: Page) {
  await page.goBack({ waitUntil: 'commit' })
}

async function returned(page: Page): Promise<Returned> {
  return page.evaluate(async () => {
    // An element may be found before the first frame.
    await new Promise(requestAnimationFrame)
    const { isKept, frames } = Reflect.get(window, 'seen') as { isKept: boolean; frames: Set<string> }
    return { isKept, frames: [...frames] }
  })
}

/** Leaves the list, with an order's details open over it, for another origin. Returns the texts that must not appear again. */
async function leaveWithDetails(page: Page, { elsewhere }: Servers) {
  const { card, number, patientName } = await firstOrderWithPatient(page)
  await card.getByRole('button', { name: 'View Details' }).click()
  await expect(page.getByRole('dialog', { name: `Order ${number}` })).toContainText(patientName)
  await page.goto(elsewhere)
  await expect(page.getByRole('heading', { name: 'Elsewhere' })).toBeVisible()
  return { number, patientName }
}

for (const [how, isKept] of [
  ['that is not kept', false],
  ['that the browser kept', true],
] as const)
  test(`shows the list on Back from another site to a page ${how}, and only the login after a logout in another tab`, async ({
    page,
    context,
    portal,
    servers,
  }) => {
    await watchFrames(page)
    await signIn(page, 'dana', isKept ? servers.keeping : portal.address)
    await expect(page.getByRole('article').first()).toBeVisible()
    const list = page.url()
    const left = await leaveWithDetails(page, servers)
    await back(page)
    await expect(page.getByRole('article', { name: `Order ${left.number}`, exact: true })).toBeAttached()
    expect((await returned(page)).isKept).toBe(isKept)
    // The page that the browser kept still shows the details.
    await page.keyboard.press('Escape')

    const { number, patientName } = await leaveWithDetails(page, servers)
    const other = await context.newPage()
    await other.goto(list)
    await other.getByRole('button', { name: 'Log Out' }).click()
    await expect(other).toHaveURL(/\/login$/)

    await back(page)
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
    const seen = await returned(page)
    expect(seen.isKept).toBe(isKept)
    expect(seen.frames.length).toBeGreaterThan(0)
    expect(seen.frames.filter((text) => text.includes(number) || text.includes(patientName))).toEqual([])
  })
