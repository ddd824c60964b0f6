import { concernsRemote } from '../store/revision.ts'
import type { Command } from './command.ts'
import { nothingPublished, unpublishedRemote } from './nothingPublished.ts'

/** `release history`. */
export const history: Command = {
  usage: '[<remote>]',
  summary: 'Lists all changes with author, time and reason, the latest first.',
  options: {},
  isUnrecorded: true,
  async run({ target, subject, ...input }) {
    const all = await target.history()
    const changes = all.filter((change) => subject === undefined || concernsRemote(change, subject)).toReversed()
    if (all.length === 0) return { lines: nothingPublished(input), data: { changes } }
    if (subject !== undefined && changes.length === 0) throw unpublishedRemote(subject)
    return {
      lines: changes.map(
        ({ revision, at, who, what, why }) =>
          `${String(revision).padStart(4)}  ${at}  ${who}: ${what}${why ? ` (${why})` : ''}`,
      ),
      data: { changes },
    }
  },
}
