import type { Page } from 'playwright'
import type { HostVersion } from './hostVersions.ts'
import { runStep } from './kitSteps.ts'
import { measureControls } from './measureControls.ts'
import type { Measurement, RenderedView } from './measurement.ts'
import { observePage } from './observePage.ts'
import type { LoadSettings, RemoteView } from './page/pageRecord.ts'
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
/** Time limit for the first render of a view and all requests that it makes. */
const FIRST_RENDER_LIMIT_MS = 10_000

/**
 * Renders every view of a remote once, mounts them many times, operates their controls, and measures the page
 * before and after.
 */
export async function measureRemote(
  page: Page,
  { host, origin, settings, loadLimitMs, mounts }: MeasureRequest,
): Promise<Measurement> {
  const browser = await page.context().newCDPSession(page)
  const observed = observePage(page)
  await page.goto(origin)
  const before = await takeSnapshot(page, browser)
  const { views, contract } = await runStep('load', loadLimitMs, () =>
    page.evaluate((argument) => window.conformance.load(argument), settings),
  )
  const rendered: RenderedView[] = []
  let screenFiles: readonly string[] = []
  for (const view of views) {
    rendered.push(await runStep(`render ${view}`, RENDER_LIMIT_MS, () => renderOnce(page, view)))
    if (view === 'screen') screenFiles = observed.files()
  }
  const warm = await takeSnapshot(page, browser)
  const mountHalf = () =>
    runStep(`${mounts} mounts`, MOUNTS_LIMIT_MS, () => page.evaluate(mountRepeatedly, { views, times: mounts / 2 }))
  await mountHalf()
  const half = await takeSnapshot(page, browser)
  await mountHalf()
  await waitForTimers(page, before.timers.length)
  const after = await takeSnapshot(page, browser)
  const errors = observed.errors()
  const controlled = { page, browser, observed, timers: before.timers.length }
  const controls = await measureControls(controlled, views, (view) =>
    page.evaluate((argument) => window.conformance.operateControls(argument), view),
  )
  return {
    host,
    contract,
    views: rendered,
    before,
    warm,
    half,
    after,
    ...controls,
    mounts,
    origin,
    requests: observed.requests(),
    screenFiles,
    errors: [...errors, ...after.errors],
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
