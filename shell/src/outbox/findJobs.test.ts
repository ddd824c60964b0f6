import { createStore, type Job } from '@carrier-portal/contract'
import { aRemoteVersion } from '@carrier-portal/contract/testing'
import type { RemoteState } from '../remotes/remoteState.ts'
import { findJobs } from './findJobs.ts'

const jobs: Readonly<Record<string, Job>> = { update: { schema: 1, run: async () => 'sent' } }
const candidate = { version: '1.0.0', reason: 'active', files: aRemoteVersion() } as const
const ready: RemoteState = {
  state: 'ready',
  definition: { contract: '^1.4', Screen: () => null, jobs },
  candidate,
  mount: 1,
}
const failed: RemoteState = { state: 'failed', failure: { stage: 'download', reason: 'unreachable' } }
const loading: RemoteState = { state: 'loading' }

/** A loader that does as the real one: `start` begins a load, and does not wait for one that has begun. */
function aLoader(state: RemoteState, result: RemoteState) {
  const states = createStore(state)
  const load = async () => {
    states.set(loading)
    await Promise.resolve()
    states.set(result)
  }
  const loader = {
    stateOf: () => states,
    start: async () => (states.get().state === 'waiting' ? load() : undefined),
    tryAgain: load,
  }
  return { loader, states }
}

test.each([
  ['that is loaded now', { state: 'waiting' }, ready, jobs],
  ['that cannot be loaded', { state: 'waiting' }, failed, undefined],
  ['that failed before, by another try', failed, ready, jobs],
  ['that is loaded already', ready, ready, jobs],
] as const)('finds the jobs of a remote %s', async (_, before, result, found) => {
  const { loader } = aLoader(before, result)
  expect(await findJobs(loader, 'mfe-order-editor')).toBe(found)
})

test('waits for the load of a remote that something else has begun', async () => {
  const { loader, states } = aLoader(loading, ready)
  const found = findJobs(loader, 'mfe-order-editor')
  await new Promise((later) => setTimeout(later))
  states.set(ready)
  expect(await found).toBe(jobs)
})
