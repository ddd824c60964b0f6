import type { Page } from 'playwright'
import type { Finding } from './findings.ts'
import { heapFinding, listenersLeft } from './interactionFindings.ts'
import { runStep } from './kitSteps.ts'
import type { PageSnapshot } from './measurement.ts'
import type { EmbeddedSettings } from './page/pageRecord.ts'
import { takeSnapshot, waitForTimers } from './takeSnapshot.ts'

const STEP_LIMIT_MS = 20_000
/** Longer than all waits of the step together, after which it reports what is missing. */
const EVENTS_LIMIT_MS = 60_000
const MOUNTS_LIMIT_MS = 60_000
const MOUNTS = 20
const VIEWS = ['details', 'update', 'charge'] as const

/** Arguments that `mount` refuses with a TypeError, and what its message names. */
const REFUSED = [
  { fault: 'an unknown option onsave', container: 'element', options: { onsave: 'saved' }, named: /onsave/ },
  { fault: 'no order number', container: 'element', options: { workOrderNumber: '' }, named: /workOrderNumber/ },
  { fault: 'no element', container: 'none', options: {}, named: /element/i },
] as const

/** Runs the checks of an embeddable module in a page without a portal. Rejects with a StepFailure. */
export async function checkEmbedded(page: Page, origin: string, settings: EmbeddedSettings): Promise<Finding[]> {
  const browser = await page.context().newCDPSession(page)
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(`console: ${message.text()}`))
  await page.goto(origin)
  const before = await takeSnapshot(page, browser)
  const step = <T>(name: string, run: () => Promise<T>) => runStep(name, STEP_LIMIT_MS, run)
  await step('load', () => page.evaluate((given) => window.embedded.load(given), settings))
  const findings = [await step('options', () => checkOptions(page))]
  const violations: string[] = []
  const blank: string[] = []
  for (const view of VIEWS) {
    const { text, found } = await step(`render ${view}`, () => renderOnce(page, view))
    if (text.trim() === '') blank.push(`${view} renders nothing`)
    violations.push(...found.map((violation) => `${view}: ${violation}`))
  }
  findings.push(await runStep('events', EVENTS_LIMIT_MS, () => checkEvents(page)))
  await mountRepeatedly(page)
  const half = await takeSnapshot(page, browser)
  const rest = await mountRepeatedly(page)
  await waitForTimers(page, before.timers.length)
  const after = await takeSnapshot(page, browser)
  const views = VIEWS.join(', ')
  return [
    { check: 'renders without errors', facts: views, reasons: [...blank, ...new Set([...errors, ...after.errors])] },
    ...findings,
    leaks(rest, before, half, after),
    heapFinding(after.heap - half.heap, MOUNTS / 2),
    { check: 'no violations of axe', facts: views, reasons: violations },
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

async function checkOptions(page: Page): Promise<Finding> {
  const reasons: string[] = []
  for (const { fault, container, options, named } of REFUSED) {
    const message = await page.evaluate(([where, given]) => window.embedded.refusal(where, given), [
      container,
      options,
    ] as const)
    if (message.startsWith('threw') || !named.test(message)) reasons.push(`mount with ${fault}: ${message}`)
  }
  return { check: 'options are validated', facts: REFUSED.map(({ fault }) => fault).join(', '), reasons }
}

/** Typed values outlive a change of options, and their end is reported before the close. */
async function checkEvents(page: Page): Promise<Finding> {
  await page.evaluate(() => window.embedded.mount('charge'))
  const english = await page.evaluate(() => window.embedded.text())
  await page.evaluate(() => window.embedded.type('12.50'))
  await page.evaluate(() => window.embedded.update({ locale: 'es' }))
  await page
    .waitForFunction((before) => window.embedded.text() !== before, english, { timeout: 5000 })
    .catch(() => undefined)
  const reasons: string[] = []
  if ((await page.evaluate(() => window.embedded.text())) === english)
    reasons.push('update({ locale }) changes no text')
  if ((await page.evaluate(() => window.embedded.value())) !== '12.50') reasons.push('update() loses typed values')
  await page.evaluate(() => window.embedded.close())
  const events = (await page.evaluate(() => window.embedded.takeEvents())).join(', ')
  if (events !== 'dirty true, dirty false, closed') reasons.push(`events were: ${events}`)
  await page.evaluate(() => window.embedded.unmount())
  return { check: 'update and events', facts: 'dirty true, update, dirty false, closed', reasons }
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
