import { changeResult } from './changeResult.ts'
import type { Command } from './command.ts'
import { parseRemoteVersion } from './subject.ts'

/** `release mark-good`. */
export const markGood: Command = {
  usage: '<remote>@<version>',
  summary: 'Records that a version works: the newest such version is the fallback when the active one fails.',
  options: {},
  async run({ target, subject, note, ifRevision }) {
    const { name, version } = parseRemoteVersion(subject)
    return changeResult(await target.change({ verb: 'mark-good', name, version }, note, ifRevision), name)
  },
}
