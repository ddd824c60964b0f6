/** What the shell reports about a remote: it was loaded, could not be loaded, or stopped with an error after loading. */
export type RemoteEvent = 'remote.loaded' | 'remote.failed' | 'remote.crashed'

/** One report of a page. */
interface RemoteReport {
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

/** The counts that decide about a version: of each client only the first reports. */
export interface DecisiveCounts extends LoadCounts {
  /** How many clients reported failures. */
  readonly failedClients: number
}

/** The counts of one time span of a series. */
interface SeriesPoint extends LoadCounts {
  /** The start of the span, in milliseconds since 1970. */
  readonly at: number
}

/** Counts of loads and failures by version, in sliding windows. */
export interface RemoteCounts {
  /** Counts a report. `client` is the caller's address, `trialStep` the present step of the version's watched trial. */
  add(report: RemoteReport, client: string, trialStep?: string): void
  /** The counts of a version in the last day that decide about it. */
  ofLastDay(remote: string, version: string): DecisiveCounts
  /** The same of one step of the version's trial. */
  ofTrialStep(remote: string, version: string, trialStep: string): DecisiveCounts
  /** All counts of the last day by version, in steps of `minutes`. */
  series(remote: string, version: string, minutes: number): readonly SeriesPoint[]
}

const MINUTE_MS = 60_000
const WINDOW_MS = 24 * 60 * MINUTE_MS
const CLIENT_WINDOW_MS = 10 * MINUTE_MS
/** Reports of one client about one version in ten minutes beyond these are not counted. */
const CLIENT_LIMIT = 20
/**
 * Later reports of one client in a step of a trial, or in a day, decide nothing. Every decision needs at least 20 loads
 * (trialRule.ts), so one client alone causes none, however long it goes on.
 */
const DECISIVE_LIMIT = 5

/** The counts of a minute, or of the part of it that belongs to one step of a trial. */
interface Minute extends ReportSum {
  readonly at: number
  readonly trialStep: string | undefined
  /** The reports that decide, by client. */
  readonly clients: Map<string, ReportSum>
}

interface ReportSum {
  reports: number
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
    add({ event, remote, version }, client, trialStep) {
      if (isOverLimit(`${client} ${remote}@${version}`)) return
      const minutes = minutesOf(remote, version)
      const decisive = minutes.filter((minute) => minute.trialStep === trialStep).map(({ clients }) => clients)
      const earlier = decisive.reduce((sum, clients) => sum + (clients.get(client)?.reports ?? 0), 0)
      const at = startOf(now(), MINUTE_MS)
      let minute = minutes.at(-1)
      if (minute?.at !== at || minute.trialStep !== trialStep) {
        minute = { at, trialStep, ...noReports(), clients: new Map() }
        minutes.push(minute)
      }
      count(minute, event)
      if (earlier >= DECISIVE_LIMIT) return
      const own = minute.clients.get(client) ?? noReports()
      minute.clients.set(client, own)
      count(own, event)
    },
    ofLastDay: (remote, version) => decisiveTotal(minutesOf(remote, version)),
    ofTrialStep: (remote, version, trialStep) =>
      decisiveTotal(minutesOf(remote, version).filter((minute) => minute.trialStep === trialStep)),
    series(remote, version, minutes) {
      const recent = minutesOf(remote, version)
      const starts = new Set(recent.map(({ at }) => startOf(at, minutes * MINUTE_MS)))
      // A clock that was set back leaves later minutes before earlier ones.
      const inOrder = [...starts].toSorted((a, b) => a - b)
      return inOrder.map((start) => ({
        at: start,
        ...total(recent.filter(({ at }) => startOf(at, minutes * MINUTE_MS) === start)),
      }))
    },
  }
}

function noReports(): ReportSum {
  return { reports: 0, loads: 0, failures: 0 }
}

function count(sum: ReportSum, event: RemoteEvent): void {
  sum.reports += 1
  if (event !== 'remote.crashed') sum.loads += 1
  if (event !== 'remote.loaded') sum.failures += 1
}

function decisiveTotal(minutes: readonly Minute[]): DecisiveCounts {
  const clients = minutes.flatMap((minute) => [...minute.clients])
  const failed = clients.filter(([, { failures }]) => failures > 0).map(([client]) => client)
  return { ...total(clients.map(([, sum]) => sum)), failedClients: new Set(failed).size }
}

function total(sums: readonly LoadCounts[]): LoadCounts {
  const loads = sums.reduce((sum, each) => sum + each.loads, 0)
  const failures = sums.reduce((sum, each) => sum + each.failures, 0)
  return { loads, failures: Math.min(failures, loads) }
}

function startOf(time: number, span: number): number {
  return time - (time % span)
}
