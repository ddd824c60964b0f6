import { promoteVersion } from '../changes/promoteVersion.ts'
import { newSalt } from '../publish/publishBuilt.ts'
import { ReleaseRefusal } from '../releaseRefusal.ts'
import { changeResult } from './changeResult.ts'
import type { Command } from './command.ts'
import { readRemoteRouting } from './remoteRouting.ts'
import { parseRemoteVersion } from './target.ts'

/** `release promote`. */
export const promote: Command = {
  usage: '<remote>@<version> [--percent N]',
  summary: 'Promotes a published version to all users, or to N % of them; a user who has it keeps it while N grows.',
  options: { percent: { type: 'string', help: 'a whole number from 1 to 100; default 100' } },
  async run({ store, read, target, options, note }) {
    const { name, version } = parseRemoteVersion(target)
    const percent = options.percent === undefined ? 100 : Number(options.percent)
    if (!Number.isInteger(percent)) throw new ReleaseRefusal('usage', '--percent is a whole number from 1 to 100.')
    const before = await read()
    const routing = await readRemoteRouting(store.folder, before, name, version)
    const change = promoteVersion(before, { name, version, percent, salt: newSalt(), routing })
    return changeResult(await store.commit(before, change, note), name, change)
  },
}
