import type { Page } from 'playwright'
import type { HostVersion } from './hostVersions.ts'
import { runStep } from './kitSteps.ts'
import type { Measurement, ObservedRequest, OperatedView, RenderedView } from './measurement.ts'
import type { LoadSettings, OperatedControls, RemoteView } from './page/pageRecord.ts'
import { takeSnapshot, waitForTimers } from './takeSnapshot.ts'

/** What to load, and on which version of the host contract. */
interface MeasureRequest {
  readonly host: HostVersion
  readonly origin: string
  readonly settings: LoadSettings
  readonly loadLimitMs: number
  /** How often the views are mounted; an even number. */
  readonly mounts: number
}

/** Time limits of the steps. Fifty mounts take seconds. */
const RENDER_LIMIT_MS = 20_000
const MOUNTS_LIMIT_MS = 90_000
const CONTROLS_LIMIT_MS = 60_000
/** Time limit for the first render of a view and all requests that it makes. */
const FIRST_RENDER_LIMIT_MS = 10_000

/** The browser's own messages for a response such as 409 and for a telephone link, which are no faults of a screen. */
const NO_FAULT = /^console: (Failed to load resource|Not allowed to launch '(tel|sms|mailto):)/

/**
 * Renders every view of a remote once, mounts them many times, operates their controls, and measures the page
 * before and after.
 */
export async function measureRemote(
  page: Page,
  { host, origin, settings, loadLimitMs, mounts }: MeasureRequest,
): Promise<Measurement> {
  const browser = await page.context().newCDPSession(page)
  const requests = observeRequests(page)
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(`console: ${message.text()}`))
  // A link may open a new tab; only a browser's dialog stops the page.
  page.on('popup', (popup) => void popup.close().catch(() => undefined))
  page.on('dialog', (dialog) => {
    errors.push(`opens a browser dialog: ${dialog.type()}`)
    void dialog.dismiss().catch(() => undefined)
  })
  await page.goto(origin)
  const before = await takeSnapshot(page, browser)
  const { views, contract } = await runStep('load', loadLimitMs, () =>
    page.evaluate((argument) => window.conformance.load(argument), settings),
  )
  const rendered: RenderedView[] = []
  let screenFiles: readonly string[] = []
  for (const view of views) {
    rendered.push(await runStep(`render ${view}`, RENDER_LIMIT_MS, () => renderOnce(page, view)))
    if (view === 'screen')
      screenFiles = requests().flatMap(({ path }) => (path.startsWith('/remote/') ? path.slice(8) : []))
  }
  const warm = await takeSnapshot(page, browser)
  const mountHalf = () =>
    runStep(`${mounts} mounts`, MOUNTS_LIMIT_MS, () => page.evaluate(mountRepeatedly, { views, times: mounts / 2 }))
  await mountHalf()
  const half = await takeSnapshot(page, browser)
  await mountHalf()
  await waitForTimers(page, before.timers.length)
  const after = await takeSnapshot(page, browser)
  const errorsOfMounts = errors.length
  const operated: OperatedView[] = []
  for (const view of views) operated.push({ view, ...(await operateOnce(page, view)) })
  await waitForTimers(page, before.timers.length)
  const afterControls = await takeSnapshot(page, browser)
  return {
    host,
    contract,
    views: rendered,
    before,
    warm,
    half,
    after,
    operated,
    afterControls,
    mounts,
    origin,
    requests: requests(),
    screenFiles: [...new Set(screenFiles)],
    errors: [...errors.slice(0, errorsOfMounts), ...after.errors],
    errorsOfControls: errors.slice(errorsOfMounts).filter((error) => !NO_FAULT.test(error)),
  }
}

/** Every second mount is removed as soon as it is painted, with its requests still pending. */
async function mountRepeatedly({ views, times }: { views: readonly RemoteView[]; times: number }): Promise<void> {
  for (let index = 0; index < times; index += 1) {
    await window.conformance.mount(views[index % views.length] ?? 'screen')
    if (index % 2 === 0) await window.conformance.waitUntilIdle(1000)
    await window.conformance.unmount()
  }
}

async function renderOnce(page: Page, view: RemoteView): Promise<RenderedView> {
  await page.evaluate((argument) => window.conformance.mount(argument), view)
  await page.evaluate((limitMs) => window.conformance.waitUntilIdle(limitMs), FIRST_RENDER_LIMIT_MS)
  const { elements } = await page.evaluate(() => window.conformance.record())
  const text = await page.evaluate(() => document.body.textContent ?? '')
  const violations = await page.evaluate(() => window.conformance.audit())
  await page.evaluate(() => window.conformance.unmount())
  return { view, elements, text, violations }
}

function operateOnce(page: Page, view: RemoteView): Promise<OperatedControls> {
  return runStep(`operate the controls of ${view}`, CONTROLS_LIMIT_MS, () =>
    page.evaluate((argument) => window.conformance.operateControls(argument), view),
  )
}

function observeRequests(page: Page): () => readonly ObservedRequest[] {
  const observed: ObservedRequest[] = []
  const add = (address: string, status: number) => {
    if (/^(data|blob):/.test(address)) return
    const { origin, pathname } = new URL(address)
    observed.push({ origin, path: pathname, status })
  }
  page.on('response', (response) => add(response.url(), response.status()))
  page.on('requestfailed', (request) => {
    const wasAborted = request.failure()?.errorText === 'net::ERR_ABORTED'
    if (!wasAborted) add(request.url(), 0)
  })
  return () => [...observed]
}
