import type { Stage } from './failurePolicy.ts'

/** Why a remote could not be shown, in one word: for the card, the status page and telemetry. */
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

/** The one error of the way of a remote onto the screen. */
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

/** What a remote's own code threw, as the shell's kind of failure. */
export function failureOf(cause: unknown, otherwise: Stage): RemoteFailure {
  if (cause instanceof RemoteFailure) return cause
  if (isChunkFailure(cause)) return new RemoteFailure('lateChunk', 'unreachable', cause)
  return new RemoteFailure(otherwise, 'threw', cause)
}

/** The bundler's error for a file that was fetched later and did not come. */
function isChunkFailure(cause: unknown): boolean {
  return (
    cause instanceof Error && (cause.name === 'ChunkLoadError' || /Loading (CSS )?chunk .+ failed/.test(cause.message))
  )
}
