import type { ReleaseStore } from '../store/releaseStore.ts'
import type { ChangeNote } from '../store/revision.ts'
import type { ReleaseTarget } from '../target/releaseTarget.ts'

/** The input of every command. */
export interface CommandInput {
  /** A folder, or a portal by HTTP. */
  readonly target: ReleaseTarget
  /** The folder store, for commands that work on files; refuses with --portal. */
  store(): ReleaseStore
  /** The argument after the command's name. */
  readonly subject: string | undefined
  readonly options: Options
  readonly note: ChangeNote
  /** The value of --if-revision. */
  readonly ifRevision: number | undefined
}

export type Options = Readonly<Record<string, string | boolean | undefined>>

/** The output of a command: lines of text, and the same as data for --json. */
export interface CommandResult {
  readonly lines: readonly string[]
  readonly data: object
}

/** One command of `npm run release`. */
export interface Command {
  /** Its arguments, for the help. */
  readonly usage: string
  /** Its effect, in one sentence. */
  readonly summary: string
  /** Its own options, each with a line of help. */
  readonly options: Readonly<Record<string, { readonly type: 'string' | 'boolean'; readonly help: string }>>
  /** Whether it works on the files of a store, so that it takes no --portal. */
  readonly isOnFiles?: true
  /** Whether it needs no store at all, so that its help names no option of one. */
  readonly isWithoutStore?: true
  /** Whether it adds no change to the history, so that it takes neither an author nor a reason. */
  readonly isUnrecorded?: true
  run(input: CommandInput): Promise<CommandResult>
}
