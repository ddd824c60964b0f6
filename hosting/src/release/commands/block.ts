import { blockVersion } from '../changes/blockVersion.ts'
import { ReleaseRefusal } from '../releaseRefusal.ts'
import { changeResult } from './changeResult.ts'
import type { Command } from './command.ts'
import { parseRemoteVersion } from './target.ts'

/** `release block`. */
export const block: Command = {
  usage: '<remote>@<version> --reason TEXT',
  summary: 'Withdraws a version from all users, open tabs included; it can never be promoted again.',
  options: { reason: { type: 'string', help: 'the reason, shown on the status page' } },
  async run({ store, read, target, options, note }) {
    const { name, version } = parseRemoteVersion(target)
    const { reason } = options
    if (typeof reason !== 'string' || reason.trim() === '')
      throw new ReleaseRefusal('usage', 'A block needs a --reason.')
    const before = await read()
    const change = blockVersion(before, { name, version, reason })
    return changeResult(await store.commit(before, change, { ...note, why: note.why || reason }), name, change)
  },
}
