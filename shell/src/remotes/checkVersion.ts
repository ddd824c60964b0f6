import type { RemoteVersion } from '@carrier-portal/contract/registry'
import { whyContractMisfits } from '@carrier-portal/contract/registry'
import type { FailureReason } from './RemoteFailure.ts'

export interface CheckSettings {
  /** The host contract of this shell. */
  readonly hostContract: string
  readonly pageOrigin: string
  /** From the configuration. */
  readonly allowedOrigins: readonly string[]
}

/** Why no byte of a version may run; undefined when it may (issue 5, section 2). */
export function whyNotLoad(version: RemoteVersion, settings: CheckSettings): FailureReason | undefined {
  if (version.state === 'blocked') return 'blocked'
  const misfit = whyContractMisfits(version.contract, settings.hostContract)
  if (misfit) return misfit
  const origin = new URL(version.base, settings.pageOrigin).origin
  if (origin !== settings.pageOrigin && !settings.allowedOrigins.includes(origin)) return 'origin'
  return Object.hasOwn(version.integrity, version.entry) ? undefined : 'integrity'
}

/** The absolute address of one of a version's files. */
export function fileAddress(version: RemoteVersion, file: string, pageOrigin: string): string {
  return new URL(file, new URL(version.base, pageOrigin)).href
}
