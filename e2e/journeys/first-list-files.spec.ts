import { signIn } from '../portal/steps.ts'
import { expect, test } from '../portal/test.ts'

/** Kilobytes of 1,024 bytes, brotli, as they were transferred. */
const LIMITS = { entryKb: 13, scriptsKb: 245, smallestScriptKb: 8, requests: 9 }

interface Transfer {
  readonly path: string
  readonly type: string
  readonly kb: number
}

test('loads at most 9 files up to the first order, without a copy of a shared library', async ({ page, context }) => {
  await signIn(page, 'dana')
  await expect(page.getByRole('article').first()).toBeVisible()

  const fresh = await context.newPage()
  const network = await context.newCDPSession(fresh)
  const started = new Map<string, { readonly path: string; readonly type: string }>()
  const transfers: Transfer[] = []
  network.on('Network.responseReceived', ({ requestId, response, type }) =>
    started.set(requestId, { path: new URL(response.url).pathname, type }),
  )
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const found = started.get(requestId)
    // The icon blocks nothing, and the browser keeps it for all later pages.
    if (found && !found.path.startsWith('/assets/icon.')) transfers.push({ ...found, kb: encodedDataLength / 1024 })
  })
  await network.send('Network.enable')
  await network.send('Network.setCacheDisabled', { cacheDisabled: true })
  await fresh.goto('/')
  await expect(fresh.getByRole('article').first()).toBeVisible()

  const scripts = transfers.filter(({ type }) => type === 'Script')
  expect(transfers.length, JSON.stringify(transfers)).toBeLessThanOrEqual(LIMITS.requests)
  expect(scripts.filter(({ kb }) => kb < LIMITS.smallestScriptKb)).toEqual([])
  expect(scripts.reduce((sum, { kb }) => sum + kb, 0)).toBeLessThanOrEqual(LIMITS.scriptsKb)
  expect(scripts.find(({ path }) => path.includes('/remoteEntry.'))?.kb).toBeLessThanOrEqual(LIMITS.entryKb)
  // The shell's script, its part for signed-in users, the remote's entry and its screen.
  expect(scripts).toHaveLength(4)
})
