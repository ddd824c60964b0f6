import { publishInto } from '../publish/publishInto.ts'
import { readBuilt } from '../publish/readBuilt.ts'
import { runRelease } from '../runRelease.ts'
import { openStore } from '../store/releaseStore.ts'
import { aBuiltRemote, type BuiltParts } from './aBuiltRemote.ts'

/** Publishes a version of a made-up remote, as `release publish` does after building and checking. */
export async function publishTo(
  store: string,
  parts: BuiltParts = {},
  now: () => Date = () => new Date(),
  origin = '',
) {
  const opened = openStore(store, now)
  const { workspace, dist } = aBuiltRemote(parts)
  const note = { who: 'ana', why: '' }
  return publishInto(opened, { built: await readBuilt(workspace, dist), note, origin }, now)
}

/** Runs a command line on a store and returns its data; `options` are further arguments that may have spaces. */
export async function runReleaseOn(store: string, line: string, ...options: readonly string[]) {
  return (await runRelease(['--store', store, '--by', 'ana', ...line.split(' ').filter(Boolean), ...options])).data
}
