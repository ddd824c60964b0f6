import type { Telemetry } from '@carrier-portal/contract'
import { postEvents } from './postEvents.ts'

const REPORTS_ADDRESS = '/telemetry/remotes'
const COLLECT_MS = 1_000
/** The host accepts at most so many events in one request. */
const MAX_EVENTS = 50

interface RemoteReport {
  readonly event: string
  readonly remote: string
  readonly version: string
}

type Fields = Parameters<Telemetry['report']>[1]

/**
 * Reports loaded, failed and crashed remote versions to the host that serves the page, which counts them by version. Only
 * the name and the version are sent: no user and no order.
 */
export function createRemoteReports(page: Window): Telemetry['report'] {
  let waiting: RemoteReport[] = []

  function send() {
    const events = waiting.slice(0, MAX_EVENTS)
    waiting = []
    postEvents(REPORTS_ADDRESS, JSON.stringify({ events }))
  }

  return (event, fields) => {
    const report = remoteReport(event, fields)
    if (!report) return
    if (waiting.length === 0) page.setTimeout(send, COLLECT_MS)
    waiting.push(report)
  }
}

/**
 * The report of an event; undefined for other events, for failures before a version was chosen, and for slow downloads: a new
 * version is in no cache, so slow networks would end its trial.
 */
export function remoteReport(event: string, { remote, version, stage, reason }: Fields = {}): RemoteReport | undefined {
  if (stage === 'download' && reason === 'timeout') return undefined
  if (!['remote.loaded', 'remote.failed', 'remote.crashed'].includes(event)) return undefined
  if (typeof remote !== 'string' || typeof version !== 'string' || version === '') return undefined
  return { event, remote, version }
}
