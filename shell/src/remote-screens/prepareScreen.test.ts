/** @jest-environment @carrier-portal/remote-tools/jest/browserEnvironment */
import { createApi, type RemoteDefinition } from '@carrier-portal/contract'
import { aRemoteVersion, createTestHost } from '@carrier-portal/contract/testing'
import type { RemoteState } from '../remotes/remoteState.ts'
import { prepareScreen } from './prepareScreen.ts'

const { host } = createTestHost({ api: createApi({ baseUrl: '', getToken: () => undefined }) })

const loaded = (prepare?: NonNullable<RemoteDefinition['prepare']>): RemoteState => ({
  state: 'ready',
  definition: { contract: '^1.2', Screen: () => null, ...(prepare && { prepare }) },
  candidate: { version: '1.0.0', reason: 'active', files: aRemoteVersion() },
  mount: 1,
})

/** Collects what is reported like an uncaught error. */
function watchReports() {
  const reported: unknown[] = []
  globalThis.reportError = (cause) => void reported.push(cause)
  return reported
}

test('resolves when what the screen needs has arrived', async () => {
  let arrive = () => {}
  const prepare = jest.fn(() => new Promise<void>((done) => (arrive = done)))
  let isPrepared = false
  const prepared = prepareScreen(loaded(prepare), host).then(() => {
    isPrepared = true
  })
  expect(prepare).toHaveBeenCalledWith(host)
  await Promise.resolve()
  expect(isPrepared).toBe(false)
  arrive()
  await prepared
  expect(isPrepared).toBe(true)
})

test.each<[string, RemoteState]>([
  ['a remote without prepare', loaded()],
  ['a remote that is not loaded', { state: 'loading' }],
])('does nothing for %s', async (_, state) => {
  const reported = watchReports()
  await prepareScreen(state, host)
  expect(reported).toEqual([])
})

const failure = new Error('prepare failed')

test.each<[string, NonNullable<RemoteDefinition['prepare']>]>([
  [
    'throws',
    () => {
      throw failure
    },
  ],
  ['rejects', () => Promise.reject(failure)],
])('reports the error of a remote whose prepare %s, and resolves', async (_, prepare) => {
  const reported = watchReports()
  await prepareScreen(loaded(prepare), host)
  expect(reported).toEqual([failure])
})
