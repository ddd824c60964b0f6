/** @jest-environment @carrier-portal/remote-tools/jest/browserEnvironment */
import { createEmitter, createStore } from '@carrier-portal/contract'
import type { Registry } from '@carrier-portal/contract/registry'
import type { RegistryState } from '../remotes/registrySource.ts'
import type { RemoteState } from '../remotes/remoteState.ts'
import { shellBuildOf } from './shellBuild.ts'
import { createUpdates } from './updates.ts'

function aRegistry(revision: number, route: string): Registry {
  const remote = {
    route,
    navigation: null,
    opensOrders: false,
    active: '1.0.0',
    lastKnownGood: null,
    rollout: null,
    versions: {},
  }
  return { schema: 1, revision, updatedAt: '2026-11-21T10:00:00Z', remotes: { 'mfe-order-history': remote } }
}

const OWN_BUILD = '/assets/main.0a.js'
const moved = createEmitter<void>()
const revisions = createEmitter<number>()

/** Updates of a page that got revision 1 some milliseconds ago; `newer` is the registry of the next check. */
function startUpdates(
  newer: Registry | undefined | (() => Registry | undefined),
  {
    mayLeave = true,
    whenKept = async (): Promise<unknown> => undefined,
    elapsedMs = 1_001,
    served = () => OWN_BUILD as string | undefined,
  } = {},
) {
  const state: RegistryState = { state: 'ready', registry: aRegistry(1, 'order-history') }
  const store = createStore<RegistryState>({ state: 'loading' })
  const updates = createUpdates({
    page: window,
    source: {
      store,
      fetchLatest: async () => (typeof newer === 'function' ? newer() : newer),
    },
    loader: {
      facts: () => ({}),
      stateOf: () => createStore<RemoteState>({ state: 'waiting' }),
      replace: async () => undefined,
    },
    user: () => ({ username: 'dana', carriers: [] }),
    runningBuild: OWN_BUILD,
    fetchServedBuild: async () => served(),
    location: moved,
    followRevisions: (onRevision) => revisions.subscribe(onRevision),
    mayLeave: () => mayLeave,
    whenKept,
    report: () => undefined,
  })
  jest.useFakeTimers({ doNotFake: ['setTimeout'] })
  store.set(state)
  updates.start()
  jest.advanceTimersByTime(elapsedMs)
  return updates
}

async function returnToTab() {
  window.dispatchEvent(new Event('focus'))
  await new Promise((done) => setTimeout(done))
}

async function announce(revision: number) {
  revisions.emit(revision)
  await new Promise((done) => setTimeout(done))
}

afterEach(() => {
  sessionStorage.clear()
  jest.useRealTimers()
})

test('has no pending update without a newer registry', async () => {
  const updates = startUpdates(aRegistry(1, 'order-history'))
  await returnToTab()
  expect([updates.pendingRevision.get(), updates.applyPending('#next')]).toEqual([undefined, false])
  updates.stop()
})

test('finds a newer registry on focus and applies it at the next navigation', async () => {
  const updates = startUpdates(aRegistry(2, 'history'))
  await returnToTab()
  expect([updates.pendingRevision.get(), updates.applyPending('#next')]).toEqual([2, true])
  updates.stop()
})

test('finds a newer registry within a minute without events and without an input', async () => {
  const updates = startUpdates(aRegistry(2, 'history'))
  await jest.advanceTimersByTimeAsync(60_000)
  expect(updates.pendingRevision.get()).toBe(2)
  updates.stop()
})

test('finds a newer registry when the network is back', async () => {
  const updates = startUpdates(aRegistry(2, 'history'))
  window.dispatchEvent(new Event('online'))
  await new Promise((done) => setTimeout(done))
  expect(updates.pendingRevision.get()).toBe(2)
  updates.stop()
})

test('applies no update while work is unsaved', async () => {
  const updates = startUpdates(aRegistry(2, 'history'), { mayLeave: false })
  await returnToTab()
  expect([updates.pendingRevision.get(), updates.applyPending('#next')]).toEqual([2, false])
  updates.stop()
})

test('does not load the page again by the button before what a reload would lose is on the device', async () => {
  const updates = startUpdates(aRegistry(2, 'history'), { whenKept: () => new Promise(() => {}) })
  await returnToTab()
  void updates.apply()
  await new Promise((done) => setTimeout(done))
  expect([updates.pendingRevision.get(), sessionStorage.getItem('update_taken')]).toEqual([2, null])
  updates.stop()
})

test('applies the update at a navigation after "Update now" was cancelled in the question of the browser', async () => {
  // jsdom loads no page, so that this one stays, and reports each attempt.
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const updates = startUpdates(aRegistry(2, 'history'))
  await returnToTab()
  await updates.apply()
  expect([updates.applyPending('#next'), updates.applyPending('#later')]).toEqual([true, false])
  updates.stop()
})

test('applies no update on a device that is offline', async () => {
  const updates = startUpdates(aRegistry(2, 'history'))
  await returnToTab()
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  expect([updates.pendingRevision.get(), updates.applyPending('#next')]).toEqual([2, false])
  online.mockRestore()
  expect(updates.applyPending('#next')).toBe(true)
  updates.stop()
})

test('applies no update after a check that did not reach the host, until one does', async () => {
  let read = (): Registry | undefined => aRegistry(2, 'history')
  const updates = startUpdates(() => read())
  await returnToTab()
  read = () => undefined
  await jest.advanceTimersByTimeAsync(60_000)
  expect([updates.pendingRevision.get(), updates.applyPending('#next')]).toEqual([2, false])
  read = () => aRegistry(2, 'history')
  await jest.advanceTimersByTimeAsync(60_000)
  expect(updates.applyPending('#next')).toBe(true)
  updates.stop()
})

test('applies a revision once, so that a page that still has the older one does not reload in a loop', async () => {
  sessionStorage.setItem('update_taken', '2')
  const updates = startUpdates(aRegistry(2, 'history'))
  await returnToTab()
  expect(updates.applyPending('#next')).toBe(false)
  updates.stop()
})

test('keeps its state when the registry cannot be fetched', async () => {
  const updates = startUpdates(undefined)
  await returnToTab()
  expect(updates.pendingRevision.get()).toBeUndefined()
  updates.stop()
})

test.each([
  ['the host announces a newer revision', () => revisions.emit(2), 2],
  ['the host announces the revision of this page', () => revisions.emit(1), undefined],
])('checks for updates when %s', async (_, happen, pending) => {
  const updates = startUpdates(aRegistry(2, 'history'))
  happen()
  await new Promise((done) => setTimeout(done))
  expect(updates.pendingRevision.get()).toBe(pending)
  updates.stop()
})

test('checks for updates when the user navigates, once the new screen is painted', async () => {
  const updates = startUpdates(aRegistry(2, 'history'))
  moved.emit()
  await new Promise((done) => setTimeout(done))
  expect(updates.pendingRevision.get()).toBeUndefined()
  while (updates.pendingRevision.get() === undefined) await new Promise((done) => setTimeout(done))
  expect(updates.pendingRevision.get()).toBe(2)
  updates.stop()
})

test('does not fetch the registry again within a second of the first', async () => {
  const updates = startUpdates(aRegistry(2, 'history'), { elapsedMs: 1_000 })
  moved.emit()
  await returnToTab()
  expect(updates.pendingRevision.get()).toBeUndefined()
  updates.stop()
})

test('finds a newer registry after the clock of the device was set back', async () => {
  const updates = startUpdates(aRegistry(2, 'history'))
  jest.setSystemTime(Date.now() - 3_600_000)
  await returnToTab()
  expect(updates.pendingRevision.get()).toBe(2)
  updates.stop()
})

test('stops checking after a sign-out', async () => {
  const updates = startUpdates(aRegistry(2, 'history'))
  updates.stop()
  revisions.emit(2)
  moved.emit()
  await returnToTab()
  expect(updates.pendingRevision.get()).toBeUndefined()
})

test('applies no update at the navigation to the login, which says why the session ended', async () => {
  const updates = startUpdates(aRegistry(2, 'history'))
  await returnToTab()
  updates.stop()
  expect([updates.pendingRevision.get(), updates.applyPending('#login')]).toEqual([2, false])
})

test('has no pending update any more when the next registry has withdrawn it', async () => {
  let read = () => aRegistry(2, 'history')
  const updates = startUpdates(() => read())
  await returnToTab()
  expect(updates.pendingRevision.get()).toBe(2)
  read = () => aRegistry(3, 'order-history')
  moved.emit()
  jest.advanceTimersByTime(1_001)
  await returnToTab()
  expect(updates.pendingRevision.get()).toBeUndefined()
  updates.stop()
})

/** The check of the minute after the hour has run. */
const HOUR_MS = 3_660_001

test.each([
  ['an hour after it was loaded', HOUR_MS, returnToTab],
  ['when the host announces its revision again', 60_001, () => announce(1)],
])('finds a new build of the shell %s, and loads it at the next navigation', async (_, elapsedMs, happen) => {
  const updates = startUpdates(aRegistry(1, 'order-history'), { elapsedMs, served: () => '/assets/main.1b.js' })
  await happen()
  expect([updates.pendingRevision.get(), updates.applyPending('#next')]).toEqual([1, true])
  updates.stop()
})

test('finds a new build of the shell when the host announces a revision again that has changed nothing here', async () => {
  let build = OWN_BUILD
  const updates = startUpdates(aRegistry(2, 'order-history'), { served: () => build })
  await announce(2)
  expect(updates.pendingRevision.get()).toBeUndefined()
  build = '/assets/main.1b.js'
  jest.advanceTimersByTime(60_001)
  await announce(2)
  expect([updates.pendingRevision.get(), updates.applyPending('#next')]).toEqual([2, true])
  updates.stop()
})

test.each([
  ['the served build is the running one', OWN_BUILD, undefined],
  ['the page that arrives is not the portal', undefined, undefined],
  ['a reload for this build got the running one again', '/assets/main.1b.js', 1],
])('does not reload where %s', async (_, build, pending) => {
  sessionStorage.setItem('update_taken', '1 /assets/main.1b.js')
  const updates = startUpdates(aRegistry(1, 'order-history'), { elapsedMs: HOUR_MS, served: () => build })
  await returnToTab()
  expect([updates.pendingRevision.get(), updates.applyPending('#next')]).toEqual([pending, false])
  updates.stop()
})

test('has no pending update any more when the new build of the shell was rolled back', async () => {
  let build = '/assets/main.1b.js'
  const updates = startUpdates(aRegistry(1, 'order-history'), { elapsedMs: HOUR_MS, served: () => build })
  await returnToTab()
  expect(updates.pendingRevision.get()).toBe(1)
  build = OWN_BUILD
  jest.advanceTimersByTime(60_001)
  await announce(1)
  expect(updates.pendingRevision.get()).toBeUndefined()
  updates.stop()
})

test.each([
  ['<script src="/assets/main.0a0b903292d7c2f9.js" defer></script>', '/assets/main.0a0b903292d7c2f9.js'],
  ['<script defer src="/assets/main.0a.js"></script>', '/assets/main.0a.js'],
  ['<script src="/assets/session-recording.0a.js"></script>', undefined],
  ['<title>Hotel network</title><script src="/main.js"></script>', undefined],
])('reads the build of the shell from the page %s', (html, build) => {
  expect(shellBuildOf(html)).toBe(build)
})
