import type { RemoteDefinition } from '@carrier-portal/contract'
import type { RemoteVersion } from '@carrier-portal/contract/registry'
import { type CheckSettings, fileAddress, findLoadObstacle } from './checkVersion.ts'
import { nextStep, TIME_LIMIT_MS } from './failurePolicy.ts'
import type { RemoteFiles } from './federation.ts'
import { RemoteFailure, toRemoteFailure } from './RemoteFailure.ts'

/** How a version is checked, loaded, and fetched again after a failure. */
export interface VersionLoadSettings extends CheckSettings {
  load(files: RemoteFiles): Promise<RemoteDefinition>
  /** Fetches files past the HTTP cache into it. Never rejects. */
  refetch(addresses: readonly string[]): Promise<void>
  pause(ms: number): Promise<void>
}

interface VersionLoadOptions {
  readonly name: string
  readonly files: RemoteVersion
  readonly hasFallback: boolean
  onRetry(): void
}

/** Checks and loads one version within the time limit, retries included. Rejects with the last RemoteFailure. */
export async function loadVersion(
  settings: VersionLoadSettings,
  options: VersionLoadOptions,
): Promise<RemoteDefinition> {
  const { name, files, hasFallback, onRetry } = options
  const obstacle = findLoadObstacle(files, settings)
  if (obstacle) throw new RemoteFailure('check', obstacle)
  const entry = fileAddress(files, files.entry, settings.pageOrigin)
  const remoteFiles: RemoteFiles = { name, entry, integrity: files.integrity[files.entry] ?? '' }
  const startedAt = Date.now()
  const spentMs = () => Date.now() - startedAt
  for (let attempts = 1; ; attempts += 1) {
    try {
      return await withinLimit(settings.load(remoteFiles), TIME_LIMIT_MS - spentMs())
    } catch (cause) {
      const failure = toRemoteFailure(cause, 'evaluation')
      const step = nextStep({ stage: failure.stage, attempts, spentMs: spentMs(), hasFallback })
      if (step.do !== 'retry') throw failure
      onRetry()
      await settings.pause(step.afterMs)
      // The files are immutable: a corrupt response would stay in the HTTP cache for a year.
      const needed = [entry, ...files.preload.map((file) => fileAddress(files, file, settings.pageOrigin))]
      if (failure.stage === 'download') await withinLimit(settings.refetch(needed), TIME_LIMIT_MS - spentMs())
    }
  }
}

function withinLimit<T>(work: Promise<T>, limitMs: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout>
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new RemoteFailure('download', 'timeout')), limitMs)
  })
  return Promise.race([work, limit]).finally(() => clearTimeout(timer))
}
