import { type RemoteDeclaration, whyContractMisfits } from '@carrier-portal/contract/registry'
import type { Measurement } from './measurement.ts'

/** What one check says. Without reasons it is passed; `facts` are worth knowing either way. */
export interface Finding {
  readonly check: string
  readonly facts: string
  readonly reasons: readonly string[]
}

/** All that is needed to judge a remote. */
export interface Tried {
  readonly declaration: RemoteDeclaration
  readonly container: string
  /** Bytes of each of its files after brotli. */
  readonly weights: ReadonlyMap<string, number>
  readonly measurement: Measurement
}

/** Everything a remote promises (issue 5, section 4), one finding for each promise. */
export function findingsOf(tried: Tried): readonly Finding[] {
  return [
    contract(tried),
    shown(tried),
    globals(tried),
    storage(tried),
    network(tried),
    weight(tried),
    oneReact(tried),
    nothingLeft(tried),
  ]
}

function contract({ declaration, measurement: { host, contract: inCode } }: Tried): Finding {
  const misfit = whyContractMisfits(declaration.contract, host.version)
  const reasons = [
    ...(misfit ? [`remote.json asks for ${declaration.contract}: ${misfit}`] : []),
    ...(inCode === declaration.contract ? [] : [`remote.ts says ${inCode}, remote.json says ${declaration.contract}`]),
  ]
  return { check: 'host contract', facts: `${declaration.contract} on ${host.version}`, reasons }
}

function shown({ measurement }: Tried): Finding {
  const blank = measurement.shown.filter(({ elements, text }) => elements === 0 || text.trim() === '')
  const reasons = [...blank.map(({ face }) => `${face} shows nothing`), ...new Set(measurement.faults)]
  return { check: 'is shown without errors', facts: measurement.shown.map(({ face }) => face).join(', '), reasons }
}

/** What the bundler and the federation runtime need on a page; nothing else may be there but the container's name. */
const RUNTIME_GLOBALS =
  /^(__FEDERATION__|__VMOK__|__FEDERATION_DEBUG__|webpackChunk|rspackChunk|__GLOBAL_LOADING_REMOTE_ENTRY__|__MANIFEST_LOADING__|__PRELOADED_MAP__|__MF_|__styled-components)/

function globals({ container, measurement: { before, after } }: Tried): Finding {
  const own = after.globals.filter((name) => !before.globals.includes(name))
  const undeclared = own.filter((name) => name !== container && !RUNTIME_GLOBALS.test(name))
  return {
    check: 'no undeclared globals',
    facts: `${own.length - undeclared.length} declared`,
    reasons: undeclared.map((name) => `window.${name}`),
  }
}

function storage({ declaration, measurement: { after } }: Tried): Finding {
  const undeclared = after.writes.filter((name) => !declaration.writes.includes(name))
  const facts = declaration.writes.length > 0 ? `may write ${declaration.writes.join(', ')}` : 'writes nothing'
  return {
    check: 'no undeclared storage',
    facts,
    reasons: undeclared.map((name) => `writes ${name}, which remote.json does not name under "writes"`),
  }
}

const ALLOWED_PATHS = /^\/($|page\/|remote\/|api\/)/

function network({ measurement: { origin, asked } }: Tried): Finding {
  const foreign = asked.filter((request) => request.origin !== origin || !ALLOWED_PATHS.test(request.path))
  const absent = asked.filter(({ path, status }) => path.startsWith('/remote/') && status !== 200)
  const reasons = [
    ...foreign.map((request) => `asked for ${request.origin}${request.path}`),
    ...absent.map(({ path, status }) => `${path} answered ${status}`),
  ]
  return { check: 'no undeclared network', facts: `${asked.length} requests`, reasons: [...new Set(reasons)] }
}

function weight({ declaration, weights, measurement: { screenFiles } }: Tried): Finding {
  const bytes = screenFiles.map((file) => weights.get(file) ?? 0).reduce((sum, size) => sum + size, 0)
  const kb = bytes / 1024
  const facts = `${kb.toFixed(1)} of ${declaration.budgetKb} KiB in ${screenFiles.length} files`
  const heaviest = screenFiles.toSorted((one, other) => (weights.get(other) ?? 0) - (weights.get(one) ?? 0))[0]
  const reasons = kb > declaration.budgetKb ? [`${facts}; the heaviest is ${heaviest}`] : []
  return { check: 'size budget, brotli', facts, reasons }
}

function oneReact({ measurement: { before, after } }: Tried): Finding {
  const reasons = after.reacts > 1 ? [`${after.reacts} copies of react-dom draw on the page`] : []
  return { check: 'one React on the page', facts: `${before.reacts} before, ${after.reacts} after`, reasons }
}

function nothingLeft({ measurement: { mounts, before, warm, after } }: Tried): Finding {
  const reasons: string[] = []
  const more = (what: string, from: number, to: number, allowed = 0) => {
    if (to - from > allowed) reasons.push(`${to - from} ${what} left`)
  }
  const timers = after.timers.length - before.timers.length
  if (timers > 0) reasons.push(`${timers} timers left: ${[...new Set(after.timers)].join(', ')} ms`)
  for (const [name, count] of Object.entries(after.listeners))
    more(`listeners of ${name}`, warm.listeners[name] ?? 0, count)
  more('style elements', warm.styleElements, after.styleElements)
  more('style rules', warm.styleRules, after.styleRules, mounts - 1)
  more('elements in the body', before.elements, after.elements)
  // The browser's own counts move a little by themselves; what a mount leaves behind is there for each of them.
  more('nodes in memory', warm.nodes, after.nodes, mounts - 1)
  more('listeners in memory', warm.jsEventListeners, after.jsEventListeners, mounts - 1)
  const facts = `${mounts} mounts, nodes ${signed(after.nodes - warm.nodes)}, listeners ${signed(after.jsEventListeners - warm.jsEventListeners)}`
  return { check: 'nothing left behind', facts, reasons }
}

function signed(difference: number): string {
  return difference > 0 ? `+${difference}` : String(difference)
}
