import type { Job } from '@carrier-portal/contract'
import type { RemoteLoader } from '../remotes/remoteState.ts'
import { settledState } from '../remotes/settledState.ts'

/**
 * Loads the active version of a remote and returns its jobs; undefined where it cannot be loaded. Waits also for a load that
 * something else has begun, as the list of a phone that loads its orders ahead.
 */
export async function findJobs(
  loader: Pick<RemoteLoader, 'start' | 'tryAgain' | 'stateOf'>,
  remote: string,
): Promise<Readonly<Record<string, Job>> | undefined> {
  const states = loader.stateOf(remote)
  if (states.get().state === 'failed') await loader.tryAgain(remote)
  else await loader.start(remote)
  const loaded = await settledState(states)
  return loaded.state === 'ready' ? (loaded.definition.jobs ?? {}) : undefined
}
