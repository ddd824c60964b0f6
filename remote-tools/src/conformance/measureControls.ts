import type { CDPSession, Page } from 'playwright'
import { runStep } from './kitSteps.ts'
import type { ControlsMeasurement, OperatedView } from './measurement.ts'
import type { ObservedPage } from './observePage.ts'
import type { OperatedControls } from './page/pageRecord.ts'
import { takeSnapshot, waitForTimers } from './takeSnapshot.ts'

const CONTROLS_LIMIT_MS = 60_000

/** The browser's own messages for a response such as 409 and for a telephone link, which are no faults of a screen. */
const NO_FAULT = /^console: (Failed to load resource|Not allowed to launch '(tel|sms|mailto):)/

/** The page whose controls are operated. */
interface ControlledPage {
  readonly page: Page
  readonly browser: CDPSession
  readonly observed: ObservedPage
  /** The number of timers that ran before anything was loaded. */
  readonly timers: number
}

/** Operates every control of the views, by the page's function for one view, and measures the page after them. */
export async function measureControls<View extends string>(
  { page, browser, observed, timers }: ControlledPage,
  views: readonly View[],
  operate: (view: View) => Promise<OperatedControls>,
): Promise<ControlsMeasurement> {
  const known = observed.errors().length
  const operated: OperatedView[] = []
  for (const view of views) {
    const result = await runStep(`operate the controls of ${view}`, CONTROLS_LIMIT_MS, () => operate(view))
    operated.push({ view, ...result })
  }
  await waitForTimers(page, timers)
  const afterControls = await takeSnapshot(page, browser)
  const errorsOfControls = observed.errors().slice(known)
  return { operated, afterControls, errorsOfControls: errorsOfControls.filter((error) => !NO_FAULT.test(error)) }
}
