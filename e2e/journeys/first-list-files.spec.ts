import { openSignedIn } from '../portal/openSignedIn.ts'
import { signIn } from '../portal/steps.ts'
import { expect, test } from '../portal/test.ts'

/** Kilobytes of 1,024 bytes, brotli, as they were transferred. */
const LIMITS = { entryKb: 9, scriptsKb: 230, smallestScriptKb: 8, requests: 9 }

/** The first line of a file whose functions Chromium compiles while it arrives (docs/decisions/046). */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n'

interface Transfer {
  readonly path: string
  readonly kb: number
}

const FIRST_ORDER = 'first order drawn'

/**
 * Runs in the page from its start: marks the moment at which the first order is drawn. A look from outside comes later on
 * a busy machine, when the page already prefetches.
 */
function markFirstOrder(name: string) {
  const observer = new MutationObserver(() => {
    if (document.querySelector('article') === null) return
    observer.disconnect()
    performance.mark(name)
  })
  observer.observe(document, { childList: true, subtree: true })
}

/** Runs in the page: what was requested until the first order was drawn. What is prefetched afterwards delays nothing. */
async function transfersOfFirstOrder(name: string): Promise<readonly Transfer[]> {
  while (performance.getEntriesByName(name).length === 0) await new Promise(requestAnimationFrame)
  // The response of a request that is under way is reported when it has arrived.
  await new Promise((resolve) => setTimeout(resolve, 1_000))
  const drawnAt = performance.getEntriesByName(name)[0]?.startTime ?? 0
  const entries = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
  return (entries as PerformanceResourceTiming[])
    .filter(({ startTime }) => startTime < drawnAt)
    .map(({ name: address, transferSize }) => ({ path: new URL(address).pathname, kb: transferSize / 1024 }))
}

test('loads at most 9 files up to the first order, without a copy of a shared library', async ({ page, context }) => {
  await openSignedIn(page, 'dana')
  await expect(page.getByRole('article').first()).toBeVisible()

  const fresh = await context.newPage()
  await fresh.addInitScript(markFirstOrder, FIRST_ORDER)
  const network = await context.newCDPSession(fresh)
  await network.send('Network.enable')
  await network.send('Network.setCacheDisabled', { cacheDisabled: true })
  await network.send('Network.setBypassServiceWorker', { bypass: true })
  await fresh.goto('/', { waitUntil: 'commit' })
  const all = await fresh.evaluate(transfersOfFirstOrder, FIRST_ORDER)

  // The icon blocks nothing, and the browser keeps it for all later pages. The report of the loaded remote is sent a second
  // after its code has arrived, which is before the first order on a busy machine.
  const isCounted = (path: string) => !path.startsWith('/assets/icon.') && path !== '/telemetry/remotes'
  const transfers = all.filter(({ path }) => isCounted(path))
  const scripts = transfers.filter(({ path }) => path.endsWith('.js'))
  expect(transfers.length, JSON.stringify(transfers)).toBeLessThanOrEqual(LIMITS.requests)
  expect(scripts.filter(({ kb }) => kb < LIMITS.smallestScriptKb)).toEqual([])
  expect(scripts.reduce((sum, { kb }) => sum + kb, 0)).toBeLessThanOrEqual(LIMITS.scriptsKb)
  expect(scripts.find(({ path }) => path.includes('/remoteEntry.'))?.kb).toBeLessThanOrEqual(LIMITS.entryKb)
  // The shell's script, its part for signed-in users, the remote's entry and its screen.
  expect(scripts).toHaveLength(4)
  for (const { path } of scripts) {
    const source = await (await fresh.request.get(path)).text()
    expect(source.startsWith(COMPILE_HINT), path).toBe(true)
  }
})

test('prefetches the files of the other lists, and none of the editor, after the first order', async ({ page }) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  const filesOf = (remote: string) => requested.filter((path) => path.startsWith(`/r/${remote}/`)).length
  await signIn(page, 'dana')
  await expect(page.getByRole('article').first()).toBeVisible()
  await expectPrefetched()
  // A page that is opened signed in requests its orders before it renders.
  requested.length = 0
  await page.reload()
  await expectPrefetched()

  async function expectPrefetched() {
    await expect.poll(() => filesOf('mfe-orders-accepted')).toBe(2)
    await expect.poll(() => filesOf('mfe-order-history')).toBe(2)
    expect(filesOf('mfe-order-editor')).toBe(0)
  }
})
