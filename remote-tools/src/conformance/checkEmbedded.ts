import type { Page } from 'playwright'
import { checkEvents, checkOptions } from './embeddedApiChecks.ts'
import type { Finding } from './findings.ts'
import { controls, heapFinding, listenersLeft } from './interactionFindings.ts'
import { runStep } from './kitSteps.ts'
import { measureControls } from './measureControls.ts'
import type { PageSnapshot } from './measurement.ts'
import { observePage } from './observePage.ts'
import type { EmbeddedSettings } from './page/pageRecord.ts'
import { globals, network, size, storage } from './pageFindings.ts'
import { takeSnapshot, waitForTimers } from './takeSnapshot.ts'

const STEP_LIMIT_MS = 20_000
/** Longer than all waits of the step together, after which it reports what is missing. */
const EVENTS_LIMIT_MS = 60_000
const MOUNTS_LIMIT_MS = 60_000
const MOUNTS = 20
const VIEWS = ['details', 'update', 'charge'] as const
/** React and the component library, which a screen gets from its page and an embeddable module contains. */
const CONTAINED_KB = 100

/** Where the module is, and what its build may weigh. */
interface EmbeddedRequest {
  readonly origin: string
  readonly settings: EmbeddedSettings
  /** The size of each file of the build after brotli compression, in bytes. */
  readonly sizes: ReadonlyMap<string, number>
  /** The budget of the remote's screen. */
  readonly budgetKb: number
}

/** Runs the checks of an embeddable module in a page without a portal. Rejects with a StepFailure. */
export async function checkEmbedded(
  page: Page,
  { origin, settings, sizes, budgetKb }: EmbeddedRequest,
): Promise<readonly Finding[]> {
  const browser = await page.context().newCDPSession(page)
  const observed = observePage(page)
  await page.goto(origin)
  const before = await takeSnapshot(page, browser)
  const step = <T>(name: string, run: () => Promise<T>) => runStep(name, STEP_LIMIT_MS, run)
  await step('load', () => page.evaluate((given) => window.embedded.load(given), settings))
  const findings = [await step('options', () => checkOptions(page))]
  const violations: string[] = []
  const blank: string[] = []
  let files: readonly string[] = []
  for (const view of VIEWS) {
    const { text, found } = await step(`render ${view}`, () => renderOnce(page, view))
    if (text.trim() === '') blank.push(`${view} renders nothing`)
    if (view === VIEWS[0]) files = observed.files()
    violations.push(...found.map((violation) => `${view}: ${violation}`))
  }
  findings.push(await runStep('events', EVENTS_LIMIT_MS, () => checkEvents(page)))
  await mountRepeatedly(page)
  const half = await takeSnapshot(page, browser)
  const rest = await mountRepeatedly(page)
  await waitForTimers(page, before.timers.length)
  const after = await takeSnapshot(page, browser)
  const errors = new Set([...observed.errors(), ...after.errors])
  const controlled = { page, browser, observed, timers: before.timers.length }
  const measured = await measureControls(controlled, VIEWS, (view) =>
    page.evaluate((given) => window.embedded.operateControls(given), view),
  )
  const views = VIEWS.join(', ')
  return [
    { check: 'renders without errors', facts: views, reasons: [...blank, ...errors] },
    ...findings,
    globals({ before, ...measured }, () => false),
    storage(measured.afterControls.writes, [], "and the storage is the host page's"),
    network(origin, observed.requests()),
    size(files, sizes, budgetKb + CONTAINED_KB),
    leaks(rest, before, half, after),
    heapFinding(after.heap - half.heap, MOUNTS / 2),
    { check: 'no violations of axe', facts: views, reasons: violations },
    controls({ after, ...measured }),
  ]
}

async function renderOnce(page: Page, view: (typeof VIEWS)[number]) {
  await page.evaluate((given) => window.embedded.mount(given), view)
  const text = await page.evaluate(() => window.embedded.text())
  const found = await page.evaluate(() => window.conformance.audit())
  await page.evaluate(() => window.embedded.unmount())
  return { text, found }
}

/** `rest` is the number of nodes that the last mount left in the host's element. */
function leaks(rest: number, before: PageSnapshot, half: PageSnapshot, after: PageSnapshot): Finding {
  const elements = after.elements - before.elements
  const reasons = [
    ...(rest > 0 ? [`${rest} nodes left in the host's element`] : []),
    ...(elements > 0 ? [`${elements} elements in the body not removed`] : []),
    ...(after.timers.length > before.timers.length ? [`timers still running: ${after.timers.join(', ')} ms`] : []),
    ...listenersLeft(half, after),
  ]
  return { check: 'no leaks', facts: `${MOUNTS} mounts`, reasons }
}

/** Half of the mounts. Resolves with the number of nodes that the last one left in the host's element. */
function mountRepeatedly(page: Page): Promise<number> {
  return runStep(`${MOUNTS} mounts`, MOUNTS_LIMIT_MS, () =>
    page.evaluate(async (times) => {
      let rest = 0
      for (let at = 0; at < times; at += 1) {
        await window.embedded.mount('details')
        rest = await window.embedded.unmount()
      }
      return rest
    }, MOUNTS / 2),
  )
}
