import { changeResult } from './changeResult.ts'
import type { Command } from './command.ts'
import { parseRemoteName } from './subject.ts'

/** "All users have" is about what a page loads: a person who must end a bad version at once has to know the difference. */
const OPEN_PAGES =
  'Open pages run what they loaded until their next change of screens; only a block, which is for ever, replaces it there at once.'

/** `release rollback`. */
export const rollback: Command = {
  usage: '<remote>',
  summary: 'Ends a running trial; without a trial, makes the last known good version active for all users.',
  options: {},
  async run({ target, subject, note, ifRevision }) {
    const name = parseRemoteName(subject)
    const { lines, data } = changeResult(await target.change({ verb: 'rollback', name }, note, ifRevision), name)
    return { lines: [...lines, OPEN_PAGES], data }
  },
}
