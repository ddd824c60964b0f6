import { type RemoteDeclaration, whyContractMisfits } from '@carrier-portal/contract/registry'
import { accessibility, controls, heapGrowth } from './interactionFindings.ts'
import type { Measurement } from './measurement.ts'
import { globals, network, size, storage } from './pageFindings.ts'

/** The result of one check. It passed when `reasons` is empty; `facts` are printed either way. */
export interface Finding {
  readonly check: string
  readonly facts: string
  readonly reasons: readonly string[]
}

/** The input of the checks. */
export interface Evidence {
  readonly declaration: RemoteDeclaration
  readonly container: string
  /** The size of each file of the build after brotli compression, in bytes. */
  readonly sizes: ReadonlyMap<string, number>
  readonly measurement: Measurement
}

/** Runs all checks over the measurement of one remote. */
export function findingsOf(evidence: Evidence): readonly Finding[] {
  const { declaration, container, sizes, measurement } = evidence
  const { writes } = measurement.afterControls
  return [
    contract(evidence),
    rendering(evidence),
    globals(measurement, (name) => name === container || RUNTIME_GLOBALS.test(name)),
    storage(writes, declaration.writes, 'which is not listed under "writes" in remote.json'),
    network(measurement.origin, measurement.requests),
    size(measurement.screenFiles, sizes, declaration.budgetKb),
    oneReact(evidence),
    leaks(evidence),
    heapGrowth(evidence),
    accessibility(evidence),
    controls(measurement),
  ]
}

/** What is wrong with a range, and what to do. */
const MISFITS = {
  'needs-newer-host': 'a later version than this one; lower the range, or install newer packages of the portal',
  'too-old': 'an earlier version than this one supports; raise the range',
  unreadable: 'which is not a range like "^1.2"',
} satisfies Record<NonNullable<ReturnType<typeof whyContractMisfits>>, string>

function contract({ declaration, measurement: { host, contract: inCode } }: Evidence): Finding {
  const misfit = whyContractMisfits(declaration.contract, host.version)
  const reasons = [
    ...(misfit ? [`remote.json requires ${declaration.contract}, ${MISFITS[misfit]}`] : []),
    ...(inCode === declaration.contract
      ? []
      : [`remote.ts says ${inCode}, remote.json says ${declaration.contract}; give both the same range`]),
  ]
  return { check: 'host contract', facts: `${declaration.contract} on ${host.version}`, reasons }
}

function rendering({ measurement }: Evidence): Finding {
  const blank = measurement.views.filter(({ elements, text }) => elements === 0 || text.trim() === '')
  const reasons = [...blank.map(({ view }) => `${view} renders nothing`), ...new Set(measurement.errors)]
  return { check: 'renders without errors', facts: measurement.views.map(({ view }) => view).join(', '), reasons }
}

/** Globals of the bundler and the federation runtime. The container's name is the only other one allowed. */
const RUNTIME_GLOBALS =
  /^(_FEDERATION_RUNTIME_CORE|__FEDERATION__|__VMOK__|__FEDERATION_DEBUG__|webpackChunk|rspackChunk|__GLOBAL_LOADING_REMOTE_ENTRY__|__MANIFEST_LOADING__|__PRELOADED_MAP__|__MF_|__styled-components)/

/** None means that React no longer registers with the hook by which the kit counts its copies. */
function oneReact({ measurement: { before, afterControls } }: Evidence): Finding {
  const copies = afterControls.reactCopies
  const reasons = copies === 1 ? [] : [`${copies} copies of react-dom on the page`]
  return { check: 'one React on the page', facts: `${before.reactCopies} before, ${copies} after`, reasons }
}

function leaks({ measurement: { mounts, before, warm, after } }: Evidence): Finding {
  const reasons: string[] = []
  const more = (what: string, from: number, to: number, allowed = 0) => {
    if (to - from > allowed) reasons.push(`${to - from} ${what} not removed`)
  }
  const timers = after.timers.length - before.timers.length
  if (timers > 0) reasons.push(`${timers} timers still running: ${[...new Set(after.timers)].join(', ')} ms`)
  for (const [name, count] of Object.entries(after.listeners))
    more(`listeners of ${name}`, warm.listeners[name] ?? 0, count)
  more('style elements', warm.styleElements, after.styleElements)
  more('style rules', warm.styleRules, after.styleRules, mounts - 1)
  more('elements in the body', before.elements, after.elements)
  // The browser's counts vary by a few; a leak shows up once per mount.
  more('nodes in memory', warm.nodes, after.nodes, mounts - 1)
  more('listeners in memory', warm.jsEventListeners, after.jsEventListeners, mounts - 1)
  const facts = `${mounts} mounts, nodes ${signed(after.nodes - warm.nodes)}, listeners ${signed(after.jsEventListeners - warm.jsEventListeners)}`
  return { check: 'no leaks', facts, reasons }
}

function signed(difference: number): string {
  return difference > 0 ? `+${difference}` : String(difference)
}
