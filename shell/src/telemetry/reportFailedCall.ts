import type { FailedCall, Telemetry } from '@carrier-portal/contract'
import { newReportId } from './newReportId.ts'

/** Reports a failed load or save: one event for operators and one line on the console, both without data of an order. */
export function reportFailedCall(telemetry: Telemetry, failed: FailedCall): void {
  const { operation, failure, status, durationMs } = failed
  const reportId = newReportId()
  telemetry.report('call.failed', {
    call: operation,
    failure,
    durationMs,
    reportId,
    ...(status !== undefined && { status }),
  })
  console.warn(`${operation} failed after ${durationMs} ms: ${failure} ${status ?? ''} (report ${reportId})`)
}
