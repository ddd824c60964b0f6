/** @jest-environment @carrier-portal/remote-tools/jest/browserEnvironment */
import { createApi, createStore, type RemoteDefinition } from '@carrier-portal/contract'
import { aRemoteVersion, createTestHost } from '@carrier-portal/contract/testing'
import type { RemoteState } from '../remotes/remoteState.ts'
import { createLoadAhead } from './loadAhead.ts'

/** A shell with an editor that is loaded when `arrive` is called. */
function aShell(prepareOrders?: NonNullable<RemoteDefinition['prepareOrders']>, editor: string | null = 'editor') {
  const fake = createTestHost({ api: createApi({ baseUrl: '', getToken: () => undefined }) })
  const state = createStore<RemoteState>({ state: 'waiting' })
  const started: string[] = []
  const loader = {
    stateOf: () => state,
    startAhead: async (remote: string) => void started.push(`${remote} ahead`),
    // Like the real one, it waits for the load that it begins, and for no other.
    start: async (remote: string) => {
      started.push(remote)
      if (state.get().state === 'waiting') state.set({ state: 'loading' })
    },
  }
  const ahead = createLoadAhead({ loader, editor: () => editor ?? undefined, host: () => fake.host })
  const settled = async () => {
    const definition = { contract: '^1.4', Screen: () => null, ...(prepareOrders && { prepareOrders }) }
    const candidate = { version: '1.0.0', reason: 'active', files: aRemoteVersion() } as const
    state.set({ state: 'ready', definition, candidate, mount: 1 })
    await new Promise((done) => setTimeout(done))
  }
  return { ...fake, ahead, started, settled }
}

test('loads the editor, and passes the orders to it once it is loaded', async () => {
  const prepareOrders = jest.fn()
  const { ahead, started, settled, host } = aShell(prepareOrders)
  ahead.prepare(['WO-1', 'WO-2'])
  ahead.prepare(['WO-3'])
  expect(started).toEqual(['editor', 'editor'])
  await Promise.resolve()
  expect(prepareOrders).not.toHaveBeenCalled()
  await settled()
  expect(prepareOrders.mock.calls).toEqual([
    [host, ['WO-1', 'WO-2']],
    [host, ['WO-3']],
  ])
})

test('loads the editor for the button of an order ahead, so that a failed one stays as it is', () => {
  const { ahead, started } = aShell()
  ahead.preload()
  expect(started).toEqual(['editor ahead'])
})

test('passes no orders of a session that has ended meanwhile', async () => {
  const prepareOrders = jest.fn()
  const { ahead, settled, signIn } = aShell(prepareOrders)
  ahead.prepare(['WO-1'])
  signIn({ username: 'omar' })
  await settled()
  expect(prepareOrders).not.toHaveBeenCalled()
})

test('reports an error of the editor, and none of an editor that prepares no orders or of a portal without one', async () => {
  const reported: unknown[] = []
  globalThis.reportError = (cause) => void reported.push(cause)
  const failure = new Error('prepareOrders failed')
  for (const { ahead, settled } of [aShell(), aShell(undefined, null), aShell(() => Promise.reject(failure))]) {
    ahead.prepare(['WO-1'])
    await settled()
  }
  expect(reported).toEqual([failure])
})
