/** @jest-environment @carrier-portal/remote-tools/jest/browserEnvironment */
import { createEmitter } from '@carrier-portal/contract'
import type { RegisteredRemote, Registry } from '@carrier-portal/contract/registry'
import { RemoteFailure } from '../remotes/RemoteFailure.ts'
import { aLoader, aRemote, aVersion, blocks, definition } from '../testing/remoteLoading.ts'
import { createUpdates } from './updates.ts'

const LIST = 'mfe-order-history'
const EDITOR = 'mfe-order-editor'

function aRegistry(revision: number, list: Partial<RegisteredRemote> = {}, editor: Partial<RegisteredRemote> = {}) {
  const remotes = { [LIST]: aRemote(list, LIST), [EDITOR]: aRemote(editor, EDITOR) }
  return { schema: 1, revision, updatedAt: '2026-11-21T10:00:00.000Z', remotes } satisfies Registry
}

const revisions = createEmitter<number>()
let stop = () => {}
afterEach(() => stop())

/** A page that has loaded the list from revision 1; `publish` gives the host a newer registry, which the page checks. */
async function openPage(results: Parameters<typeof aLoader>[0] = {}, first = aRegistry(1)) {
  const page = aLoader(results, first)
  const updates = createUpdates({
    page: window,
    source: page.source,
    loader: page.loader,
    user: () => ({ username: 'dana', carriers: [] }),
    runningBuild: undefined,
    fetchServedBuild: async () => undefined,
    location: createEmitter<void>(),
    followRevisions: (onRevision) => revisions.subscribe(onRevision),
    mayLeave: () => true,
    whenKept: async () => undefined,
    report: () => undefined,
  })
  updates.start()
  stop = updates.stop
  await page.loader.start(LIST)
  async function publish(registry: Registry) {
    page.host.registry = registry
    revisions.emit(registry.revision)
    await othersRan()
  }
  return { ...page, publish }
}

const othersRan = () => new Promise((done) => setTimeout(done, 10))

test('loads no version of a remote that was blocked together with a running one', async () => {
  const { loader, shown, fetched, publish } = await openPage()
  await publish(aRegistry(2, blocks(LIST), blocks(EDITOR)))
  expect(shown(LIST)).toBe('1.0.0')
  await loader.start(EDITOR)
  expect(shown(EDITOR)).toBe('1.0.0')
  expect(fetched).toEqual(['1.1.0', '1.0.0', '1.0.0'])
})

test('loads no version that was blocked before the remote is opened, when nothing that runs is blocked', async () => {
  const { loader, shown, publish } = await openPage()
  await publish(aRegistry(2, {}, blocks(EDITOR)))
  await loader.start(EDITOR)
  expect([shown(LIST), shown(EDITOR)]).toEqual(['1.1.0', '1.0.0'])
})

test('takes the version of a remote that is opened after a promotion from the registry of the page', async () => {
  const { loader, shown, publish } = await openPage({}, aRegistry(1, {}, { active: '1.0.0' }))
  await publish(aRegistry(2))
  await loader.start(EDITOR)
  expect(shown(EDITOR)).toBe('1.0.0')
})

test('replaces a version whose block becomes known during its download', async () => {
  let arrive = () => {}
  const download = new Promise<typeof definition>((fulfil) => (arrive = () => fulfil(definition)))
  const { loader, shown, events, publish } = await openPage({ '1.1.0': [definition, download] })
  const started = loader.start(EDITOR)
  await othersRan()
  await publish(aRegistry(2, {}, blocks(EDITOR)))
  arrive()
  await started
  expect(shown(EDITOR)).toBe('1.0.0')
  expect(events).toEqual(['remote.loaded 1.1.0', 'remote.loaded 1.0.0'])
})

const threw = new RemoteFailure('evaluation', 'threw')
const blocked = aVersion('1.0.0', { state: 'blocked' }, LIST)

test.each<[string, Partial<RegisteredRemote>, string]>([
  [
    'loads the next one',
    { lastKnownGood: '0.9.0', versions: { '0.9.0': aVersion('0.9.0'), '1.0.0': blocked } },
    '0.9.0',
  ],
  ['shows the error card without another one', { lastKnownGood: null, versions: { '1.0.0': blocked } }, 'failed'],
])('never falls back to a version that was blocked meanwhile: %s', async (_, { versions, ...parts }, last) => {
  const { loader, shown, fetched, publish } = await openPage()
  await publish(aRegistry(2, { ...parts, versions: { '1.1.0': aVersion('1.1.0'), ...versions } }))
  expect(shown(LIST)).toBe('1.1.0')
  await loader.reportCrash(LIST, new Error('render'))
  expect(shown(LIST)).toBe(last)
  expect(fetched).not.toContain('1.0.0')
})

test('replaces a blocked version once for each revision, also when the next version fails', async () => {
  const { shown, fetched, publish } = await openPage({ '1.0.0': [threw, threw] })
  for (const revision of [2, 2, 3]) await publish(aRegistry(revision, blocks(LIST)))
  expect(shown(LIST)).toBe('failed')
  expect(fetched).toEqual(['1.1.0', '1.0.0', '1.0.0'])
})

test('replaces the versions of two remotes that are blocked in one revision', async () => {
  const { loader, shown, fetched, publish } = await openPage()
  await loader.start(EDITOR)
  await publish(aRegistry(2, blocks(LIST), blocks(EDITOR)))
  expect([shown(LIST), shown(EDITOR)]).toEqual(['1.0.0', '1.0.0'])
  expect(fetched).toEqual(['1.1.0', '1.1.0', '1.0.0', '1.0.0'])
})

test('shows a screen of which no version was left as soon as another one is promoted, and leaves its card alone until then', async () => {
  const none = { active: '1.0.0', lastKnownGood: null, versions: { '1.0.0': blocked } }
  const { shown, events, publish } = await openPage({}, aRegistry(1, none))
  await publish(aRegistry(2, none))
  expect([shown(LIST), events]).toEqual(['failed', ['remote.failed ']])
  await publish(aRegistry(3, { ...none, active: '1.1.0', versions: { '1.0.0': blocked, '1.1.0': aVersion('1.1.0') } }))
  expect(shown(LIST)).toBe('1.1.0')
})

test('shows a screen of which every version failed as soon as another one is promoted, and leaves its card alone until then', async () => {
  const fails = { active: '1.0.0', lastKnownGood: null }
  const { shown, fetched, publish } = await openPage({ '1.0.0': [threw] }, aRegistry(1, fails))
  await publish(aRegistry(2, fails))
  expect([shown(LIST), fetched]).toEqual(['failed', ['1.0.0']])
  await publish(aRegistry(3, { lastKnownGood: '1.0.0' }))
  expect([shown(LIST), fetched]).toEqual(['1.1.0', ['1.0.0', '1.1.0']])
})
