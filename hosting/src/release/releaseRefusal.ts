/**
 * Why a release was not made.
 * - `refused`: a rule of releasing says no
 * - `usage`: the command was not understood
 * - `conflict`: somebody else released in the meantime
 * - `build`: the remote does not build, or what it built is not a remote
 * - `conformance`: the remote breaks a promise of the host contract
 * - `damaged`: what the store holds is not what was put there
 */
export type RefusalKind = 'refused' | 'usage' | 'conflict' | 'build' | 'conformance' | 'damaged'

/** The process's exit code for each kind; 0 is success. */
export const exitCodes = {
  refused: 1,
  usage: 2,
  conflict: 3,
  build: 4,
  conformance: 5,
  damaged: 6,
} satisfies Record<RefusalKind, number>

/** The one error that a release ends with. Nothing was changed when it is thrown. */
export class ReleaseRefusal extends Error {
  override readonly name = 'ReleaseRefusal'

  constructor(
    readonly kind: RefusalKind,
    message: string,
    /** What a program may want to know of it. */
    readonly data: object = {},
  ) {
    super(message)
  }
}
