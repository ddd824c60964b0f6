import { ReleaseRefusal } from '../releaseRefusal.ts'
import { changeResult } from './changeResult.ts'
import type { Command } from './command.ts'
import { parseRemoteVersion } from './subject.ts'

/** `release block`. */
export const block: Command = {
  usage: '<remote>@<version> --reason TEXT',
  summary: 'Withdraws a version from all users, open tabs included; it can never be promoted again.',
  options: { reason: { type: 'string', help: 'the reason, shown on the status page' } },
  async run({ target, subject, options, note, ifRevision }) {
    const { name, version } = parseRemoteVersion(subject)
    const { reason } = options
    if (typeof reason !== 'string' || reason.trim() === '')
      throw new ReleaseRefusal('usage', 'A block needs a --reason, for example --reason "loses pickup times".')
    return changeResult(await target.change({ verb: 'block', name, version, reason }, note, ifRevision), name)
  },
}
