import { promotedRemote } from '../changes/placeRemote.ts'
import { rollbackRemote } from '../changes/rollbackRemote.ts'
import type { Command } from './command.ts'
import { placementOf } from './placement.ts'
import { released } from './released.ts'
import { readRemote } from './target.ts'

/** `release rollback`. */
export const rollback: Command = {
  usage: '<remote>',
  summary: 'Ends a running trial; without one, gives everybody the last known good version again.',
  options: {},
  async run({ store, read, target, note }) {
    const name = readRemote(target)
    const before = await read()
    const good = promotedRemote(before, name)?.lastKnownGood
    const placement = good ? await placementOf(store.folder, before, name, good) : undefined
    const revisions = (await store.revisions()).toReversed()
    const formerly = revisions.flatMap(({ registry }) => registry.remotes[name]?.active ?? [])
    const change = rollbackRemote(before, { name, formerly, placement })
    return released(await store.commit(before, change, note), name, change)
  },
}
