/** Why a remote's host contract range does not fit this host. */
type ContractMisfit = 'unreadable' | 'needs-newer-host' | 'too-old'

type Numbers = readonly [major: number, minor: number, patch: number]
type Range = { readonly kind: 'caret' | 'exact'; readonly least: Numbers; readonly given: number }

/** Whether a text is a supported range: '^1', '^1.0', '^1.0.2', or an exact '1', '1.0', '1.0.2'. */
export function isContractRange(value: unknown): value is string {
  return typeof value === 'string' && parseRange(value) !== undefined
}

/**
 * Why a host of this contract version cannot run a remote with this range; undefined when it can. A host supports its
 * own major version and the one before, so a caret range of the previous major always fits.
 */
export function whyContractMisfits(range: string, host: string): ContractMisfit | undefined {
  const wanted = parseRange(range)
  const given = parseNumbers(host)
  if (!wanted || !given) return 'unreadable'
  if (wanted.kind === 'exact') return compare(wanted.least, given, wanted.given)
  if (wanted.least[0] === given[0] - 1) return undefined
  if (wanted.least[0] < given[0]) return 'too-old'
  return compare(wanted.least, given, 3) === 'needs-newer-host' ? 'needs-newer-host' : undefined
}

function compare(wanted: Numbers, given: Numbers, parts: number): 'needs-newer-host' | 'too-old' | undefined {
  const difference = wanted.slice(0, parts).map((number, at) => number - (given[at] ?? 0))
  const first = difference.find((step) => step !== 0) ?? 0
  if (first > 0) return 'needs-newer-host'
  return first < 0 ? 'too-old' : undefined
}

function parseRange(text: string): Range | undefined {
  const kind = text.startsWith('^') ? 'caret' : 'exact'
  const version = kind === 'caret' ? text.slice(1) : text
  const least = parseNumbers(version)
  return least && { kind, least, given: version.split('.').length }
}

function parseNumbers(text: string): Numbers | undefined {
  const parts = /^(\d{1,9})(?:\.(\d{1,9}))?(?:\.(\d{1,9}))?$/.exec(text)
  return parts ? [Number(parts[1]), Number(parts[2] ?? 0), Number(parts[3] ?? 0)] : undefined
}
