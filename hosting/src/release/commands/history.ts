import { concernsRemote } from '../store/revision.ts'
import type { Command } from './command.ts'

/** `release history`. */
export const history: Command = {
  usage: '[<remote>]',
  summary: 'Lists all changes with author, time and reason, the latest first.',
  options: {},
  async run({ target, subject }) {
    const changes = (await target.history())
      .filter((change) => subject === undefined || concernsRemote(change, subject))
      .toReversed()
    return {
      lines: changes.map(
        ({ revision, at, who, what, why }) =>
          `${String(revision).padStart(4)}  ${at}  ${who}: ${what}${why ? ` (${why})` : ''}`,
      ),
      data: { changes },
    }
  },
}
