import type { ReleaseStore } from '../store/releaseStore.ts'
import type { Note } from '../store/revision.ts'

/** The input of every command. */
export interface CommandInput {
  readonly store: ReleaseStore
  /** The argument after the command's name. */
  readonly target: string | undefined
  readonly options: Readonly<Record<string, string | boolean | undefined>>
  readonly note: Note
  /** Reads the registry; refuses when it is not at the revision of --if-revision. */
  readonly read: ReleaseStore['read']
}

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
  run(input: CommandInput): Promise<CommandResult>
}
