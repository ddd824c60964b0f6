import { blockVersion } from '../changes/blockVersion.ts'
import { ReleaseRefusal } from '../releaseRefusal.ts'
import type { Command } from './command.ts'
import { released } from './released.ts'
import { readRemoteVersion } from './target.ts'

/** `release block`. */
export const block: Command = {
  usage: '<remote>@<version> --reason TEXT',
  summary: 'Takes a version from everybody at once, open tabs included; it can never be promoted again.',
  options: { reason: { type: 'string', help: 'why; operators and the status page read it' } },
  async run({ store, read, target, options, note }) {
    const { name, version } = readRemoteVersion(target)
    const { reason } = options
    if (typeof reason !== 'string' || reason.trim() === '')
      throw new ReleaseRefusal('usage', 'A block needs a --reason.')
    const before = await read()
    const change = blockVersion(before, { name, version, reason })
    return released(await store.commit(before, change, { ...note, why: note.why || reason }), name, change)
  },
}
