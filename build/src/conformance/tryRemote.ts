import type { CDPSession, Page } from 'playwright'
import type { HostVersion } from './hostVersions.ts'
import type { Asked, Look, Measurement, Shown } from './measurement.ts'
import type { Face, LoadSettings } from './page/record.ts'

/** What to load, and on which host. */
export interface TryRequest {
  readonly host: HostVersion
  readonly origin: string
  readonly settings: LoadSettings
}

const MOUNTS = 50
/** A screen gets so long to have all it asks for, when it is shown for the first time. */
const FIRST_LIMIT_MS = 10_000
/** What ends by itself within this time is not left behind: a library's time limit for a slow answer, for one. */
const AFTERMATH_MS = 4000

/** Shows every face of a remote once, then mounts them fifty times, and notes what the page was like. */
export async function tryRemote(page: Page, { host, origin, settings }: TryRequest): Promise<Measurement> {
  const browser = await page.context().newCDPSession(page)
  const asked = listen(page)
  const faults: string[] = []
  page.on('console', (message) => message.type() === 'error' && faults.push(`console: ${message.text()}`))
  await page.goto(origin)
  const before = await look(page, browser)
  const { faces, contract } = await page.evaluate((wanted) => window.conformance.load(wanted), settings)
  const shown: Shown[] = []
  let screenFiles: readonly string[] = []
  for (const face of faces) {
    shown.push(await show(page, face))
    if (face === 'screen')
      screenFiles = asked().flatMap(({ path }) => (path.startsWith('/remote/') ? path.slice(8) : []))
  }
  const warm = await look(page, browser)
  await page.evaluate(mountOften, { faces, times: MOUNTS })
  await waitForTimers(page, before.timers.length)
  const after = await look(page, browser)
  return {
    host,
    contract,
    shown,
    before,
    warm,
    after,
    mounts: MOUNTS,
    origin,
    asked: asked(),
    screenFiles: [...new Set(screenFiles)],
    faults: [...faults, ...after.faults],
  }
}

/** Every second one goes as soon as it is drawn, with its calls still under way. */
async function mountOften({ faces, times }: { faces: readonly Face[]; times: number }): Promise<void> {
  for (let at = 0; at < times; at += 1) {
    await window.conformance.mount(faces[at % faces.length] ?? 'screen')
    if (at % 2 === 0) await window.conformance.settle(1000)
    await window.conformance.unmount()
  }
}

/** Asks again and again from outside: a waiting function of the browser driver would leave listeners of its own. */
async function waitForTimers(page: Page, count: number): Promise<void> {
  for (let waited = 0; waited < AFTERMATH_MS; waited += 200) {
    const { timers } = await page.evaluate(() => window.conformanceRecord())
    if (timers.length <= count) return
    await page.waitForTimeout(200)
  }
}

async function show(page: Page, face: Face): Promise<Shown> {
  await page.evaluate((wanted) => window.conformance.mount(wanted), face)
  await page.evaluate((limitMs) => window.conformance.settle(limitMs), FIRST_LIMIT_MS)
  const { elements } = await page.evaluate(() => window.conformance.record())
  const text = await page.evaluate(() => document.body.textContent ?? '')
  await page.evaluate(() => window.conformance.unmount())
  return { face, elements, text }
}

async function look(page: Page, browser: CDPSession): Promise<Look> {
  await page.waitForTimeout(100)
  for (let round = 0; round < 3; round += 1) await browser.send('HeapProfiler.collectGarbage')
  const { nodes, jsEventListeners } = await browser.send('Memory.getDOMCounters')
  return { ...(await page.evaluate(() => window.conformanceRecord())), nodes, jsEventListeners }
}

function listen(page: Page): () => readonly Asked[] {
  const asked: Asked[] = []
  const note = (address: string, status: number) => {
    if (/^(data|blob):/.test(address)) return
    const { origin, pathname } = new URL(address)
    asked.push({ origin, path: pathname, status })
  }
  page.on('response', (response) => note(response.url(), response.status()))
  page.on('requestfailed', (request) => {
    const wasGivenUp = request.failure()?.errorText === 'net::ERR_ABORTED'
    if (!wasGivenUp) note(request.url(), 0)
  })
  return () => [...asked]
}
