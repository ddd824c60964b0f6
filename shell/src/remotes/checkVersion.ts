import type { Registry, RemoteVersion } from '@carrier-portal/contract/registry'
import { findVersion, registeredRemote, whyContractMisfits } from '@carrier-portal/contract/registry'
import type { FailureReason } from './RemoteFailure.ts'

/** The shell that a version has to fit. */
export interface CheckSettings {
  /** The host contract of this shell. */
  readonly hostContract: string
  readonly pageOrigin: string
  /** From the configuration. */
  readonly allowedOrigins: readonly string[]
}

/** Why a version must not be loaded; undefined when it may. Checked before any of its code is fetched. */
export function findLoadObstacle(version: RemoteVersion, settings: CheckSettings): FailureReason | undefined {
  if (version.state === 'blocked') return 'blocked'
  const misfit = whyContractMisfits(version.contract, settings.hostContract)
  if (misfit) return misfit
  const origin = new URL(version.base, settings.pageOrigin).origin
  if (origin !== settings.pageOrigin && !settings.allowedOrigins.includes(origin)) return 'origin'
  return Object.hasOwn(version.integrity, version.entry) ? undefined : 'integrity'
}

/** Whether a registry blocks a version of a remote. */
export function isBlocked(registry: Registry, name: string, version: string): boolean {
  const remote = registeredRemote(registry, name)
  return remote !== undefined && findVersion(remote, version)?.state === 'blocked'
}

/** The absolute addresses of the files that a version's first screen needs, the entry first. */
export function neededFiles({ base, entry, preload }: RemoteVersion, pageOrigin: string): readonly string[] {
  return [entry, ...preload].map((file) => new URL(file, new URL(base, pageOrigin)).href)
}
