/** @jest-environment @carrier-portal/remote-tools/jest/browserEnvironment */
import { webcrypto } from 'node:crypto'
import 'fake-indexeddb/auto'
import { createStore, type OutboxEntry, type PortalHost } from '@carrier-portal/contract'
import { aRemoteVersion } from '@carrier-portal/contract/testing'
import { createVault, type Vault } from '../drafts/vault.ts'
import type { RemoteState } from '../remotes/remoteState.ts'
import type { LicenceState } from '../session/licence.ts'
import { waitingSave } from '../testing/waitingSave.ts'
import { createOutbox } from './createOutbox.ts'

const UNUSED = async () => undefined

beforeAll(() => {
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto })
  Object.defineProperty(globalThis, 'BroadcastChannel', { value: class extends EventTarget {} })
  const request = (_: string, ...rest: readonly ((lock: object) => unknown)[]) => rest.at(-1)?.({})
  Object.defineProperty(navigator, 'locks', { value: { request } })
})

/** The outbox of a signed-in user whose remote sends everything, and what it has sent. */
function anOutbox(vault: Vault) {
  const sent: string[] = []
  const run = async ({ workOrderNumber }: OutboxEntry) => {
    sent.push(workOrderNumber)
    return 'sent' as const
  }
  const definition = { contract: '^1.4', Screen: () => null, jobs: { update: { schema: 1, run } } }
  const candidate = { version: '1.0.0', reason: 'active', files: aRemoteVersion() } as const
  const states = createStore<RemoteState>({ state: 'ready', definition, candidate, mount: 1 })
  let host: PortalHost | undefined
  const outbox = createOutbox({
    page: window,
    vault,
    loader: { stateOf: () => states, start: UNUSED, tryAgain: UNUSED },
    host: () => host,
    licence: { store: createStore<LicenceState>('checking'), recheck: async () => true },
    report: () => undefined,
    onStopped: () => undefined,
  })
  const connect = () => {
    host = {} as PortalHost
  }
  return { outbox, sent, connect }
}

test('sends what waits although a full disk keeps another save stopped', async () => {
  const vault = createVault()
  await vault.unlock('dana', 'secret')
  const stopped = waitingSave('WO-1', { state: 'stopped', stopped: 'conflict' })
  for (const entry of [stopped, waitingSave('WO-2', { savedAt: 2 })])
    await vault.write('save', { id: entry.id, savedAt: entry.savedAt, value: entry })
  const { outbox, sent, connect } = anOutbox({ ...vault, write: () => Promise.reject(new Error('full')) })
  await outbox?.read()
  connect()
  await outbox?.sendAllNow()
  expect(sent).toEqual(['WO-2'])
  expect(outbox?.entries.get()).toEqual([stopped])
})
