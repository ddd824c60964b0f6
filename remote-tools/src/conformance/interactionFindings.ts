import type { Evidence, Finding } from './findings.ts'
import type { Measurement } from './measurement.ts'
import type { PageRecord } from './page/pageRecord.ts'

/** The heap may grow by this many bytes per mount: compiled code and the caches of libraries. A kept screen is larger. */
const HEAP_PER_MOUNT = 24 * 1024
/**
 * A run of fewer mounts has the limit of this many, because most code is compiled in the first ones: 341 KiB were
 * measured in five mounts on a busy machine.
 */
const FEWEST_MOUNTS = 25

type ControlsEvidence = Pick<Measurement, 'operated' | 'after' | 'afterControls' | 'errorsOfControls'>

/** Each control works: no error, no navigation of the page, nothing left after the screen was removed. */
export function controls({ operated, after, afterControls, errorsOfControls }: ControlsEvidence): Finding {
  const faults = operated.flatMap((result) => result.faults.map((fault) => `${result.view}: ${fault}`))
  const timers = afterControls.timers.filter((timer) => !after.timers.includes(timer) && !endsSoon(timer))
  const elements = afterControls.elements - after.elements
  const reasons = [
    ...faults,
    ...errorsOfControls,
    ...(timers.length > 0 ? [`timers still running: ${timers.join(', ')} ms`] : []),
    ...(elements > 0 ? [`${elements} elements in the body not removed`] : []),
    ...listenersLeft(after, afterControls),
  ]
  const facts = operated.map(({ view, count }) => `${count} of ${view}`).join(', ')
  return { check: 'controls work', facts, reasons: [...new Set(reasons)] }
}

/** One reason for all listeners that were added and not removed between two moments; none without any. */
export function listenersLeft(before: PageRecord, after: PageRecord): readonly string[] {
  const added = Object.entries(after.listeners).flatMap(([key, count]) =>
    count > (before.listeners[key] ?? 0) ? [key] : [],
  )
  const more = added.length > 5 ? ` and ${added.length - 5} more` : ''
  return added.length > 0 ? [`listeners not removed: ${added.slice(0, 5).join(', ')}${more}`] : []
}

/** A delayed clean-up, such as that of a saved file's address, or the time limit of a request. */
function endsSoon(timer: string): boolean {
  const [kind, ms] = timer.split(' ')
  return kind === 'timeout' && Number(ms) <= 15_000
}

/** WCAG 2.2 AA, as far as axe finds it, on each view with its data. */
export function accessibility({ measurement: { views } }: Evidence): Finding {
  const reasons = views.flatMap(({ view, violations }) => violations.map((violation) => `${view}: ${violation}`))
  return { check: 'no violations of axe', facts: views.map(({ view }) => view).join(', '), reasons }
}

/**
 * The growth over the second half of the mounts, after garbage collections: by then code is compiled and caches are
 * filled. Memory of workers and of decoded images is not part of the browser's figure.
 */
export function heapGrowth({ measurement: { mounts, half, after } }: Evidence): Finding {
  return heapFinding(after.heap - half.heap, mounts / 2)
}

/** The result for a growth in bytes over a number of mounts. */
export function heapFinding(growth: number, mounts: number): Finding {
  const limit = HEAP_PER_MOUNT * Math.max(mounts, FEWEST_MOUNTS)
  const facts = `${kib(growth)} of ${kib(limit)} KiB in ${mounts} mounts, without workers and images`
  return { check: 'heap growth', facts, reasons: growth > limit ? [facts] : [] }
}

function kib(bytes: number): string {
  return (bytes / 1024).toFixed(0)
}
