import { promoteVersion } from '../changes/promoteVersion.ts'
import { newSalt } from '../publish/publishBuilt.ts'
import { ReleaseRefusal } from '../releaseRefusal.ts'
import type { Command } from './command.ts'
import { placementOf } from './placement.ts'
import { released } from './released.ts'
import { readRemoteVersion } from './target.ts'

/** `release promote`. */
export const promote: Command = {
  usage: '<remote>@<version> [--percent N]',
  summary: 'Gives a published version to all users, or to N % of them; the same users stay in while N grows.',
  options: { percent: { type: 'string', help: 'a whole number from 1 to 100; 100 unless told' } },
  async run({ store, read, target, options, note }) {
    const { name, version } = readRemoteVersion(target)
    const percent = options.percent === undefined ? 100 : Number(options.percent)
    if (!Number.isInteger(percent)) throw new ReleaseRefusal('usage', '--percent is a whole number from 1 to 100.')
    const before = await read()
    const placement = await placementOf(store.folder, before, name, version)
    const change = promoteVersion(before, { name, version, percent, salt: newSalt(), placement })
    return released(await store.commit(before, change, note), name, change)
  },
}
