import type { RemoteDefinition } from '@carrier-portal/contract'
import type { RemoteVersion } from '@carrier-portal/contract/registry'
import { type CheckSettings, fileAddress, whyNotLoad } from './checkVersion.ts'
import { nextStep, TIME_LIMIT_MS } from './failurePolicy.ts'
import type { RemoteFiles } from './federation.ts'
import { failureOf, RemoteFailure } from './RemoteFailure.ts'

export interface TrySettings extends CheckSettings {
  load(files: RemoteFiles): Promise<RemoteDefinition>
  /** Fetches files anew into the browser's cache. Never rejects. */
  renew(addresses: readonly string[]): Promise<void>
  pause(ms: number): Promise<void>
}

export interface TryOptions {
  readonly name: string
  readonly files: RemoteVersion
  readonly hasStandIn: boolean
  onRetry(): void
}

/** Checks and loads one version within the time limit, its repeats included. Rejects with the last RemoteFailure. */
export async function tryVersion(settings: TrySettings, options: TryOptions): Promise<RemoteDefinition> {
  const { name, files, hasStandIn, onRetry } = options
  const reason = whyNotLoad(files, settings)
  if (reason) throw new RemoteFailure('check', reason)
  const entry = fileAddress(files, files.entry, settings.pageOrigin)
  const wanted: RemoteFiles = { name, entry, integrity: files.integrity[files.entry] ?? '' }
  const begun = Date.now()
  const spentMs = () => Date.now() - begun
  for (let attempts = 1; ; attempts += 1) {
    try {
      return await withinLimit(settings.load(wanted), TIME_LIMIT_MS - spentMs())
    } catch (cause) {
      const failure = failureOf(cause, 'evaluation')
      const step = nextStep({ stage: failure.stage, attempts, spentMs: spentMs(), hasStandIn })
      if (step.do !== 'retry') throw failure
      onRetry()
      await settings.pause(step.afterMs)
      // These files never change, so the browser would keep a bad answer for a year.
      const needed = [entry, ...files.preload.map((file) => fileAddress(files, file, settings.pageOrigin))]
      if (failure.stage === 'download') await withinLimit(settings.renew(needed), TIME_LIMIT_MS - spentMs())
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
