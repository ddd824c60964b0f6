import { type Control, operate, reachableControls } from './controls.ts'
import type { OperatedControls } from './pageRecord.ts'

/** After one control, requests follow each other within this time. */
const QUIET_AFTER_CONTROL_MS = 30
const CONTROL_LIMIT_MS = 2000

/** How the controls of one view are reached. */
interface ControlledView {
  mount(): Promise<void>
  unmount(): Promise<unknown>
  /** What contains the controls of the mounted view. */
  root(): ParentNode
  /** Whether the view called `onClose`. */
  isClosed(): boolean
}

/**
 * Operates every control of a view once, and the controls that appear then, in menus, dialogs and confirmations. Controls
 * whose role and name differ in digits only, such as those of the cards of a list, count as one. When no further control
 * can be reached the view is mounted again, so a dialog that cannot be closed hides no control.
 */
export async function operateControls(view: ControlledView): Promise<OperatedControls> {
  const operated = new Set<string>()
  const faults: string[] = []
  for (let before = -1; operated.size > before; ) {
    before = operated.size
    await view.mount()
    await window.conformance.waitUntilIdle(CONTROL_LIMIT_MS)
    const next = () => reachableControls(view.root()).find((control) => !operated.has(kindOf(control)))
    for (let control = next(); control && !view.isClosed(); control = next()) {
      operated.add(kindOf(control))
      const known = countFaults()
      operate(control.element)
      await window.conformance.waitUntilIdle(CONTROL_LIMIT_MS, QUIET_AFTER_CONTROL_MS)
      faults.push(...faultsSince(known).map((fault) => `${control?.label}: ${fault}`))
    }
    await view.unmount()
  }
  return { count: operated.size, faults }
}

function kindOf({ label }: Control): string {
  return label.replaceAll(/\d+/g, '#')
}

function countFaults() {
  const { errors, navigations } = window.conformanceRecord()
  return { errors: errors.length, navigations: navigations.length }
}

function faultsSince(known: ReturnType<typeof countFaults>): readonly string[] {
  const { errors, navigations } = window.conformanceRecord()
  return [
    ...errors.slice(known.errors),
    ...navigations.slice(known.navigations).map((address) => `navigates the page to ${address}`),
  ]
}
