import type { ReleaseStore } from '../store/releaseStore.ts'
import type { Note } from '../store/revision.ts'

/** What every command is given. */
export interface CommandInput {
  readonly store: ReleaseStore
  /** What stands behind the command's name. */
  readonly target: string | undefined
  readonly options: Readonly<Record<string, string | boolean | undefined>>
  readonly note: Note
  /** Refuses when the registry does not stand at the revision that --if-revision names. */
  readonly read: ReleaseStore['read']
}

/** What a command says: lines for a person, data for a program. */
export interface Answer {
  readonly lines: readonly string[]
  readonly data: object
}

/** One command of `npm run release`. */
export interface Command {
  /** How it is called, without its name. */
  readonly usage: string
  /** What it does, in one sentence. */
  readonly summary: string
  /** Its own options, each with a line of help. */
  readonly options: Readonly<Record<string, { readonly type: 'string' | 'boolean'; readonly help: string }>>
  run(input: CommandInput): Promise<Answer>
}
