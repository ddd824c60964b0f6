import type { Telemetry } from '@carrier-portal/contract'
import type { Candidate } from '@carrier-portal/contract/registry'
import type { RemoteFailure } from './RemoteFailure.ts'
import type { RemoteSlot } from './remoteSlot.ts'
import type { Failure } from './remoteState.ts'

/**
 * Records what happened to a remote: in its facts, which `/status` and crash reports show, and in the telemetry; a failure also
 * on the console, where its team finds the cause.
 */
interface RemoteReporter {
  recordLoaded(slot: RemoteSlot, candidate: Candidate): void
  recordRetry(slot: RemoteSlot): void
  /** Returns the failure with the id of its report, which the error card shows. */
  recordFailure(
    event: 'remote.failed' | 'remote.crashed',
    slot: RemoteSlot,
    failure: RemoteFailure,
    version: string,
  ): Failure
  /** An error of the shown screen in an event handler, timer or promise, which the browser prints itself. */
  recordUncaught(slot: RemoteSlot): void
}

/** Where failures are reported, and how their reports are named. */
export interface ReporterSettings {
  newReportId(): string
  readonly report: Telemetry['report']
}

/** The reporter for all remotes of a page. */
export function createRemoteReporter({ newReportId, report }: ReporterSettings): RemoteReporter {
  return {
    recordLoaded(slot, { version, reason, files }) {
      slot.facts = { ...slot.facts, loaded: version, base: files.base, reason }
      report('remote.loaded', { remote: slot.name, version, reason, retries: slot.facts.retries })
    },
    recordRetry(slot) {
      slot.facts = { ...slot.facts, retries: slot.facts.retries + 1 }
    },
    recordFailure(event, slot, { stage, reason, cause = '' }, version) {
      const reportId = newReportId()
      // The federation runtime rejects with an error of the remote's code, so that the browser does not print it.
      const named = version === '' ? slot.name : `${slot.name}@${version}`
      console.warn(`${named} failed: ${stage}: ${reason} (report ${reportId})`, cause)
      slot.facts = { ...slot.facts, lastError: `${stage}: ${reason} (${reportId})` }
      report(event, { remote: slot.name, version, stage, reason, reportId })
      return { stage, reason, reportId }
    },
    recordUncaught(slot) {
      slot.facts = { ...slot.facts, lastError: 'uncaught: threw' }
      report('remote.threw', { remote: slot.name, version: slot.facts.loaded ?? '' })
    },
  }
}
