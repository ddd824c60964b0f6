import { concernsRemote } from '../store/revision.ts'
import type { Command } from './command.ts'

/** `release history`. */
export const history: Command = {
  usage: '[<remote>]',
  summary: 'Lists all changes with author, time and reason, the latest first.',
  options: {},
  async run({ store, target }) {
    const revisions = (await store.revisions()).filter(
      (revision) => target === undefined || concernsRemote(revision, target),
    )
    const changes = revisions.toReversed().map(({ registry: _, ...change }) => change)
    return {
      lines: changes.map(
        ({ revision, at, who, what, why }) =>
          `${String(revision).padStart(4)}  ${at}  ${who}: ${what}${why ? ` (${why})` : ''}`,
      ),
      data: { changes },
    }
  },
}
