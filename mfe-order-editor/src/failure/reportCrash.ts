import type { Telemetry } from '@carrier-portal/contract'
import { describeCrash } from './describeCrash.ts'

/**
 * Reports an error of our own that stopped a save: its class to operators, and its places to the console, without its text,
 * because a host page may record its console.
 */
export function reportCrash(telemetry: Telemetry, error: unknown): void {
  telemetry.report('save.crashed', { error: error instanceof Error ? error.name : 'unknown' })
  console.error(describeCrash(error))
}
