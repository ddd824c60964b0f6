/** What the shell reports about a remote: it was loaded, could not be loaded, or stopped with an error after loading. */
export type RemoteEvent = 'remote.loaded' | 'remote.failed' | 'remote.crashed'

/** One report of a page. */
export interface RemoteReport {
  readonly event: RemoteEvent
  readonly remote: string
  readonly version: string
}

/** How often a version was loaded or tried in a time span, and how often that failed. */
export interface LoadCounts {
  readonly loads: number
  /** Failed loads and crashes after a load; never more than `loads`. */
  readonly failures: number
}

/** The counts of one time span of a series. */
export interface SeriesPoint extends LoadCounts {
  /** The start of the span, in milliseconds since 1970. */
  readonly at: number
}

/** Counts of loads and failures by version, in sliding windows. */
export interface RemoteCounts {
  /** Counts a report. `client` is the caller's address: one client cannot decide about a version by itself. */
  add(report: RemoteReport, client: string): void
  /** The counts of a version since a time, which is rounded down to a minute. */
  since(remote: string, version: string, time: number): LoadCounts
  /** The counts of the last day by version, in steps of `minutes`. */
  series(remote: string, version: string, minutes: number): readonly SeriesPoint[]
}

const MINUTE_MS = 60_000
export const WINDOW_MS = 24 * 60 * MINUTE_MS
const CLIENT_WINDOW_MS = 10 * MINUTE_MS
/** Reports of one client about one version in ten minutes beyond these are not counted. */
const CLIENT_LIMIT = 20

interface Minute {
  readonly at: number
  loads: number
  failures: number
}

/** Starts with no counts. `now` is the clock, in milliseconds since 1970. */
export function createRemoteCounts(now: () => number): RemoteCounts {
  const versions = new Map<string, Minute[]>()
  const clients = new Map<string, number>()
  let clientWindow = 0

  function isOverLimit(key: string): boolean {
    const window = Math.floor(now() / CLIENT_WINDOW_MS)
    if (window !== clientWindow) clients.clear()
    clientWindow = window
    const count = (clients.get(key) ?? 0) + 1
    clients.set(key, count)
    return count > CLIENT_LIMIT
  }

  function minutesOf(remote: string, version: string): Minute[] {
    const key = `${remote}@${version}`
    const minutes = versions.get(key) ?? []
    const recent = minutes.filter(({ at }) => now() - at <= WINDOW_MS)
    versions.set(key, recent)
    return recent
  }

  return {
    add({ event, remote, version }, client) {
      if (isOverLimit(`${client} ${remote}@${version}`)) return
      const minutes = minutesOf(remote, version)
      const at = startOf(now(), MINUTE_MS)
      let minute = minutes.at(-1)
      if (minute?.at !== at) {
        minute = { at, loads: 0, failures: 0 }
        minutes.push(minute)
      }
      if (event !== 'remote.crashed') minute.loads += 1
      if (event !== 'remote.loaded') minute.failures += 1
    },
    since(remote, version, time) {
      return total(minutesOf(remote, version).filter(({ at }) => at >= startOf(time, MINUTE_MS)))
    },
    series(remote, version, minutes) {
      const recent = minutesOf(remote, version)
      const starts = new Set(recent.map(({ at }) => startOf(at, minutes * MINUTE_MS)))
      return [...starts].map((start) => ({
        at: start,
        ...total(recent.filter(({ at }) => startOf(at, minutes * MINUTE_MS) === start)),
      }))
    },
  }
}

function total(minutes: readonly Minute[]): LoadCounts {
  const loads = minutes.reduce((sum, minute) => sum + minute.loads, 0)
  const failures = minutes.reduce((sum, minute) => sum + minute.failures, 0)
  return { loads, failures: Math.min(failures, loads) }
}

function startOf(time: number, span: number): number {
  return time - (time % span)
}
