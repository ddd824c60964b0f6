import { rollbackRemote } from '../changes/rollbackRemote.ts'
import { promotedRemote } from '../changes/upsertRemote.ts'
import { changeResult } from './changeResult.ts'
import type { Command } from './command.ts'
import { readRemoteRouting } from './remoteRouting.ts'
import { parseRemoteName } from './target.ts'

/** `release rollback`. */
export const rollback: Command = {
  usage: '<remote>',
  summary: 'Ends a running trial; without a trial, makes the last known good version active for all users.',
  options: {},
  async run({ store, read, target, note }) {
    const name = parseRemoteName(target)
    const before = await read()
    const good = promotedRemote(before, name)?.lastKnownGood
    const routing = good ? await readRemoteRouting(store.folder, before, name, good) : undefined
    const revisions = (await store.revisions()).toReversed()
    const previousActive = revisions.flatMap(({ registry }) => registry.remotes[name]?.active ?? [])
    const change = rollbackRemote(before, { name, previousActive, routing })
    return changeResult(await store.commit(before, change, note), name, change)
  },
}
