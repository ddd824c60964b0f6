import { type RemoteDeclaration, whyContractMisfits } from '@carrier-portal/contract/registry'
import { accessibility, controls, heapGrowth } from './interactionFindings.ts'
import type { Measurement } from './measurement.ts'

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
  return [
    contract(evidence),
    rendering(evidence),
    globals(evidence),
    storage(evidence),
    network(evidence),
    size(evidence),
    oneReact(evidence),
    leaks(evidence),
    heapGrowth(evidence),
    accessibility(evidence),
    controls(evidence),
  ]
}

function contract({ declaration, measurement: { host, contract: inCode } }: Evidence): Finding {
  const misfit = whyContractMisfits(declaration.contract, host.version)
  const reasons = [
    ...(misfit ? [`remote.json requires ${declaration.contract}: ${misfit}`] : []),
    ...(inCode === declaration.contract ? [] : [`remote.ts says ${inCode}, remote.json says ${declaration.contract}`]),
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

function globals({ container, measurement: { before, afterControls } }: Evidence): Finding {
  const own = afterControls.globals.filter((name) => !before.globals.includes(name))
  const undeclared = own.filter((name) => name !== container && !RUNTIME_GLOBALS.test(name))
  return {
    check: 'no undeclared globals',
    facts: `${own.length - undeclared.length} declared`,
    reasons: undeclared.map((name) => `window.${name}`),
  }
}

function storage({ declaration, measurement: { afterControls } }: Evidence): Finding {
  const undeclared = afterControls.writes.filter((name) => !declaration.writes.includes(name))
  const facts = declaration.writes.length > 0 ? `may write ${declaration.writes.join(', ')}` : 'writes nothing'
  return {
    check: 'no undeclared storage',
    facts,
    reasons: undeclared.map((name) => `writes ${name}, which is not listed under "writes" in remote.json`),
  }
}

const ALLOWED_PATHS = /^\/($|page\/|remote\/|api\/)/

function network({ measurement: { origin, requests } }: Evidence): Finding {
  const foreign = requests.filter((request) => request.origin !== origin || !ALLOWED_PATHS.test(request.path))
  const absent = requests.filter(({ path, status }) => path.startsWith('/remote/') && status !== 200)
  const reasons = [
    ...foreign.map((request) => `requested ${request.origin}${request.path}`),
    ...absent.map(({ path, status }) => `${path} returned ${status}`),
  ]
  return { check: 'no undeclared network', facts: `${requests.length} requests`, reasons: [...new Set(reasons)] }
}

function size({ declaration, sizes, measurement: { screenFiles } }: Evidence): Finding {
  const bytes = screenFiles.map((file) => sizes.get(file) ?? 0).reduce((sum, size) => sum + size, 0)
  const kb = bytes / 1024
  const facts = `${kb.toFixed(1)} of ${declaration.budgetKb} KiB in ${screenFiles.length} files`
  const heaviest = screenFiles.toSorted((one, other) => (sizes.get(other) ?? 0) - (sizes.get(one) ?? 0))[0]
  const reasons = kb > declaration.budgetKb ? [`${facts}; the heaviest is ${heaviest}`] : []
  return { check: 'size budget, brotli', facts, reasons }
}

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
