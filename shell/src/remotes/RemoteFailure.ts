import type { Stage } from './failurePolicy.ts'

/** Why a remote could not be shown: a code for the error card, the status page and telemetry. */
export type FailureReason =
  | 'unreachable'
  | 'timeout'
  | 'absent'
  | 'blocked'
  | 'needs-newer-host'
  | 'too-old'
  | 'unreadable'
  | 'origin'
  | 'integrity'
  | 'threw'
  | 'no-screen'

/** The error of every stage between the registry and the rendered screen. */
export class RemoteFailure extends Error {
  override readonly name = 'RemoteFailure'

  constructor(
    readonly stage: Stage,
    readonly reason: FailureReason,
    cause?: unknown,
  ) {
    super(`${stage}: ${reason}`, { cause })
  }
}

/** Wraps any error from a remote's code; `stage` is used unless the error names its own. */
export function toRemoteFailure(cause: unknown, stage: Stage): RemoteFailure {
  if (cause instanceof RemoteFailure) return cause
  if (isChunkFailure(cause)) return new RemoteFailure('lateChunk', 'unreachable', cause)
  return new RemoteFailure(stage, 'threw', cause)
}

/** The bundler's error for a lazily loaded chunk that failed to load. */
function isChunkFailure(cause: unknown): boolean {
  return (
    cause instanceof Error && (cause.name === 'ChunkLoadError' || /Loading (CSS )?chunk .+ failed/.test(cause.message))
  )
}
