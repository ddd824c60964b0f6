import type { Telemetry } from '@carrier-portal/contract'

/** Reports an error of our own that stopped a save: its class to operators, the whole of it to the console. */
export function reportCrash(telemetry: Telemetry, error: unknown): void {
  telemetry.report('save.crashed', { error: error instanceof Error ? error.name : 'unknown' })
  console.error(error)
}
