import { changeResult } from './changeResult.ts'
import type { Command } from './command.ts'
import { parseRemoteName } from './subject.ts'

/** `release rollback`. */
export const rollback: Command = {
  usage: '<remote>',
  summary: 'Ends a running trial; without a trial, makes the last known good version active for all users.',
  options: {},
  async run({ target, subject, note, ifRevision }) {
    const name = parseRemoteName(subject)
    return changeResult(await target.change({ verb: 'rollback', name }, note, ifRevision), name)
  },
}
