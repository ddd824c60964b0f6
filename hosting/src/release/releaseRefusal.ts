/**
 * The reason of a refusal.
 * - `refused`: a release rule forbids it
 * - `usage`: the command line is wrong
 * - `conflict`: another release came first
 * - `build`: the remote does not build, what it built is not a remote, or the conformance kit cannot run
 * - `conformance`: the remote fails checks of the conformance kit
 * - `damaged`: the store differs from what was published
 * - `storage`: the store cannot be read or written
 */
export type RefusalKind = 'refused' | 'usage' | 'conflict' | 'build' | 'conformance' | 'damaged' | 'storage'

/** The process's exit code for each kind; 0 is success. */
export const exitCodes = {
  refused: 1,
  usage: 2,
  conflict: 3,
  build: 4,
  conformance: 5,
  damaged: 6,
  storage: 7,
} satisfies Record<RefusalKind, number>

/** A refusal with the sentence to print. Nothing was changed, unless its sentence says otherwise. */
export class ReleaseRefusal extends Error {
  override readonly name = 'ReleaseRefusal'

  constructor(
    readonly kind: RefusalKind,
    message: string,
    /** Details for programs that read the JSON output. */
    readonly data: object = {},
  ) {
    super(message)
  }
}

/** Whether a text is the name of a refusal kind. */
export function isRefusalKind(text: string): text is RefusalKind {
  return Object.hasOwn(exitCodes, text)
}
