import type { Finding } from './findings.ts'
import type { Measurement, ObservedRequest } from './measurement.ts'

/** The names on `window` that were added until the controls were operated; `isAllowed` selects those that may be. */
export function globals(
  { before, afterControls }: Pick<Measurement, 'before' | 'afterControls'>,
  isAllowed: (name: string) => boolean,
): Finding {
  const own = afterControls.globals.filter((name) => !before.globals.includes(name))
  const undeclared = own.filter((name) => !isAllowed(name))
  return {
    check: 'no undeclared globals',
    facts: `${own.length - undeclared.length} declared`,
    reasons: undeclared.map((name) => `window.${name}`),
  }
}

/** The written cookies, storage entries, databases and caches; `fault` says why one that is not among `allowed` may not be. */
export function storage(writes: readonly string[], allowed: readonly string[], fault: string): Finding {
  const undeclared = writes.filter((name) => !allowed.includes(name))
  const facts = allowed.length > 0 ? `may write ${allowed.join(', ')}` : 'writes nothing'
  return { check: 'no undeclared storage', facts, reasons: undeclared.map((name) => `writes ${name}, ${fault}`) }
}

const ALLOWED_PATHS = /^\/($|page\/|remote\/|api\/)/

/** Requests that are neither for a file of the build nor a call of the API, and files of the build that are missing. */
export function network(origin: string, requests: readonly ObservedRequest[]): Finding {
  const foreign = requests.filter((request) => request.origin !== origin || !ALLOWED_PATHS.test(request.path))
  const absent = requests.filter(({ path, status }) => path.startsWith('/remote/') && status !== 200)
  const reasons = [
    ...foreign.map((request) => `requested ${request.origin}${request.path}`),
    ...absent.map(({ path, status }) => `${path} returned ${status}`),
  ]
  return { check: 'no undeclared network', facts: `${requests.length} requests`, reasons: [...new Set(reasons)] }
}

/** The weight of the loaded files of a build; `sizes` has the bytes of each after brotli compression. */
export function size(files: readonly string[], sizes: ReadonlyMap<string, number>, budgetKb: number): Finding {
  const bytes = files.map((file) => sizes.get(file) ?? 0).reduce((sum, size) => sum + size, 0)
  const kb = bytes / 1024
  const facts = `${kb.toFixed(1)} of ${budgetKb} KiB in ${files.length} files`
  const heaviest = files.toSorted((one, other) => (sizes.get(other) ?? 0) - (sizes.get(one) ?? 0))[0]
  const reasons = kb > budgetKb ? [`${facts}; the heaviest is ${heaviest}`] : []
  return { check: 'size budget, brotli', facts, reasons }
}
