import type { RemoteDefinition } from '@carrier-portal/contract'
import type { RemoteVersion } from '@carrier-portal/contract/registry'
import { type CheckSettings, findLoadObstacle, neededFiles } from './checkVersion.ts'
import { nextStep, type Stage, TIME_LIMIT_MS } from './failurePolicy.ts'
import type { RemoteFiles } from './federation.ts'
import { RemoteFailure, toRemoteFailure } from './RemoteFailure.ts'

/** How a version is checked, loaded, and fetched again after a failure. */
export interface VersionLoadSettings extends CheckSettings {
  load(files: RemoteFiles): Promise<RemoteDefinition>
  /** Fetches files past the HTTP cache into it. Never rejects. */
  refetch(addresses: readonly string[]): Promise<void>
  /** Fails the scripts that still wait for these files. */
  failWaiting(addresses: readonly string[]): void
  pause(ms: number): Promise<void>
}

interface VersionLoadOptions {
  readonly name: string
  readonly files: RemoteVersion
  readonly hasFallback: boolean
  /** True when an earlier download failed: its request may never end, and the browser lets a new one for the file wait for it. */
  readonly isDownloadRepeated: boolean
  /** False after another version has begun to load: nothing of this one is requested again. */
  isLatest(): boolean
  onRetry(): void
}

/** Checks and loads one version; the retries begin within the time limit. Rejects with the last RemoteFailure. */
export async function loadVersion(
  settings: VersionLoadSettings,
  { name, files, hasFallback, isDownloadRepeated, isLatest, onRetry }: VersionLoadOptions,
): Promise<RemoteDefinition> {
  const obstacle = findLoadObstacle(files, settings)
  if (obstacle) throw new RemoteFailure('check', obstacle)
  const needed = neededFiles(files, settings.pageOrigin)
  const [entry = ''] = needed
  const remoteFiles: RemoteFiles = { name, entry, integrity: files.integrity[files.entry] ?? '' }
  const startedAt = Date.now()
  if (isDownloadRepeated) {
    settings.failWaiting(needed)
    await settings.refetch(needed)
    if (!isLatest()) throw new RemoteFailure('download', 'unreachable')
  }
  for (let attempts = 1; ; attempts += 1) {
    try {
      return await settings.load(remoteFiles)
    } catch (cause) {
      const failure = toRemoteFailure(cause, 'evaluation')
      const step = nextStep({ stage: failure.stage, attempts, spentMs: Date.now() - startedAt, hasFallback })
      if (step.do !== 'retry') throw failure
      onRetry()
      await settings.pause(step.afterMs)
      // The files are immutable: a corrupt response would stay in the HTTP cache for a year.
      if (failure.stage === 'download') await settings.refetch(needed)
      if (!isLatest()) throw failure
    }
  }
}

/** The stage of a version that takes too long: when its files have arrived, it is its code that does not end. */
export function slowStage(files: RemoteVersion, settings: CheckSettings): Stage {
  const hasArrived = (address: string) => performance.getEntriesByName(address, 'resource').length > 0
  return neededFiles(files, settings.pageOrigin).every(hasArrived) ? 'evaluation' : 'download'
}

/** Rejects at the time limit with the stage of that moment. The work goes on: a slow network may still complete it. */
export function withinTimeLimit<T>(work: Promise<T>, stage: () => Stage): Promise<T> {
  let timer: ReturnType<typeof setTimeout>
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new RemoteFailure(stage(), 'timeout')), TIME_LIMIT_MS)
  })
  return Promise.race([work, limit]).finally(() => clearTimeout(timer))
}
