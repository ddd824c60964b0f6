/** @jest-environment node */
import 'fake-indexeddb/auto'
import { ApiError, type OutboxEntry, type PortalHost, type UnsentSave } from '@carrier-portal/contract'
import { createVault, type Vault } from '../drafts/vault.ts'
import { createMemoryLocks } from '../testing/memoryLocks.ts'
import { storedBytes } from '../testing/storedBytes.ts'
import { createOutboxRunner, PATIENCE_MS, type RunnerSettings } from './outboxRunner.ts'
import { createOutboxStore } from './outboxStore.ts'

const save = (workOrderNumber: string, job = 'update'): UnsentSave => ({
  remote: 'mfe-order-editor',
  job,
  schema: 1,
  payload: { signature: 'Jamie Fields' },
  workOrderNumber,
  view: 'update',
  idempotencyKey: `key-${workOrderNumber}-${job}`,
})

/** The clock does not run: the order of the saves does not depend on it. */
const START = Date.now()

type Result = 'sent' | 'conflict' | Error | Promise<'sent'>

/** Errors of jobs that were reported as uncaught ones. */
const reported: unknown[] = []

/** The tabs of one signed-in user: each has its own store and runner over the same device, locks and server. */
function aBrowser(vault: Vault) {
  const locks = createMemoryLocks()
  const sent: string[] = []
  const tried: string[] = []
  const stopped: string[] = []
  const announced: string[] = []
  const host = { orders: { announce: ({ workOrderNumber }) => void announced.push(workOrderNumber) } } as PortalHost
  const results = new Map<string, Result>()
  let result: Result = 'sent'
  let isSignedIn = true
  let schema = 1
  let isLicenceNeeded = false

  async function run(entry: OutboxEntry): Promise<'sent' | 'conflict'> {
    // Another tab gets its turn while the request is under way.
    await new Promise((done) => setTimeout(done, 1))
    tried.push(entry.workOrderNumber)
    const own = await (results.get(entry.workOrderNumber) ?? result)
    if (own instanceof Error) throw own
    if (own === 'sent') sent.push(entry.idempotencyKey)
    return own
  }

  /** `beforeLock` runs after the tab has read the entries and before it takes the lock of an order. */
  function tab(beforeLock: () => Promise<void> = async () => undefined) {
    const pauses: number[] = []
    let waiting: () => void = () => undefined
    let losePatience: () => void = () => undefined
    const store = createOutboxStore({ vault, now: () => START, onWritten: () => undefined })
    const timer: RunnerSettings['timer'] = {
      setTimeout(run, ms) {
        if (ms === PATIENCE_MS) {
          losePatience = run
          return 0
        }
        waiting = run
        return pauses.push(ms)
      },
      clearTimeout: () => undefined,
    }
    const runner = createOutboxRunner({
      store,
      locks: { ...locks, ifFree: async (order, send) => beforeLock().then(() => locks.ifFree(order, send)) },
      timer,
      findJobs: async () => ({ update: { schema, run }, charge: { schema, run } }),
      host: () => (isSignedIn ? host : undefined),
      needsLicence: async () => isLicenceNeeded,
      report: () => undefined,
      onStopped: (order) => stopped.push(order),
    })
    /** Ends the present pause; resolves when the next one begins. */
    const endPause = async () => {
      const count = pauses.length
      waiting()
      while (pauses.length === count) await new Promise((done) => setTimeout(done, 1))
    }
    return {
      store,
      runner,
      pauses,
      endPause,
      losePatience: () => losePatience(),
      states: () => store.entries.get().map(({ state, stopped }) => stopped ?? state),
    }
  }

  return {
    tab,
    sent,
    tried,
    stopped,
    announced,
    locks,
    respondWith: (next: Result) => {
      result = next
    },
    respondFor: (workOrderNumber: string, next: Result) => results.set(workOrderNumber, next),
    needLicence: (isNeeded: boolean) => {
      isLicenceNeeded = isNeeded
    },
    signOut: () => {
      isSignedIn = false
    },
    useOlderRemote: () => {
      schema = 0
    },
  }
}

let vault: Vault

beforeEach(async () => {
  reported.length = 0
  globalThis.reportError = (error) => void reported.push(error)
  vault = createVault()
  await vault.unlock('dana', 'secret')
})
afterEach(() => vault.erase('dana'))

test('sends waiting saves in the order in which they were saved, and forgets them', async () => {
  const { tab, sent } = aBrowser(vault)
  const { store, runner } = tab()
  for (const name of ['WO-2', 'WO-1', 'WO-3']) await store.add(save(name))
  await runner.run()
  expect(sent).toEqual(['key-WO-2-update', 'key-WO-1-update', 'key-WO-3-update'])
  expect(store.entries.get()).toEqual([])
  expect(await vault.read('save')).toEqual([])
})

test('goes on after a crash: the next page sends what was saved', async () => {
  const { tab, sent } = aBrowser(vault)
  await tab().store.add(save('WO-1'))
  await vault.lock()
  await vault.unlock('dana', 'secret')
  await tab().runner.run()
  expect(sent).toEqual(['key-WO-1-update'])
})

test('sends an entry once from two tabs', async () => {
  const { tab, sent } = aBrowser(vault)
  const [first, second] = [tab(), tab()]
  for (const name of ['WO-1', 'WO-2']) await first.store.add(save(name))
  await Promise.all([first.runner.run(), second.runner.run()])
  await second.runner.run()
  expect(sent.toSorted()).toEqual(['key-WO-1-update', 'key-WO-2-update'])
})

test('does not send an entry again that another tab sent before the lock was free', async () => {
  const { tab, sent } = aBrowser(vault)
  const first = tab()
  await first.store.add(save('WO-1'))
  await tab(() => first.runner.run()).runner.run()
  expect(sent).toEqual(['key-WO-1-update'])
})

test('does not try an entry that another tab stopped before the lock was free', async () => {
  const { tab, tried, respondWith } = aBrowser(vault)
  const first = tab()
  const second = tab(() => first.runner.run())
  await first.store.add(save('WO-1'))
  respondWith('conflict')
  await second.runner.run()
  expect(tried).toEqual(['WO-1'])
  expect(second.states()).toEqual(['conflict'])
})

test('keeps one entry for each order and job: the newer save of the form that took it replaces the older one', async () => {
  const { tab, sent } = aBrowser(vault)
  const { store, runner } = tab()
  await store.add(save('WO-1'))
  expect(await store.take('update', 'WO-1')).toMatchObject(save('WO-1'))
  await store.add({ ...save('WO-1'), idempotencyKey: 'key-newer' })
  await store.add(save('WO-1', 'charge'))
  expect(store.entries.get()).toHaveLength(2)
  await runner.run()
  expect(sent).toEqual(['key-newer', 'key-WO-1-charge'])
})

test('waits with growing pauses while the server cannot be reached, and starts with the shortest again', async () => {
  const { tab, respondWith } = aBrowser(vault)
  const { store, runner, pauses, endPause, states } = tab()
  await store.add(save('WO-1'))
  respondWith(new ApiError('network', 'orderDetails'))
  await runner.run()
  await endPause()
  await endPause()
  expect(states()).toEqual(['waiting'])
  await runner.run()
  expect(pauses).toEqual([5_000, 10_000, 20_000, 5_000])
})

test('tries no other order after a failed connection', async () => {
  const { tab, tried, respondWith } = aBrowser(vault)
  const { store, runner, states } = tab()
  for (const name of ['WO-1', 'WO-2']) await store.add(save(name))
  respondWith(new ApiError('network', 'orderDetails'))
  await runner.run()
  expect(tried).toEqual(['WO-1'])
  expect(states()).toEqual(['waiting', 'waiting'])
})

test.each([
  ['fails', new ApiError('refused', 'updateLineItems', 500)],
  ['does not respond', new ApiError('timeout', 'updateLineItems')],
])('sends the next order when the server %s for one, which waits for its next attempt', async (_, failure) => {
  const { tab, sent, respondFor } = aBrowser(vault)
  const { store, runner, pauses, states } = tab()
  for (const name of ['WO-1', 'WO-2']) await store.add(save(name))
  respondFor('WO-1', failure)
  await runner.run()
  expect(sent).toEqual(['key-WO-2-update'])
  expect(states()).toEqual(['waiting'])
  expect(pauses).toEqual([5_000])
})

test('sends the next order when the sending of one does not end, and that one once, also from another tab', async () => {
  const { tab, sent, tried, respondFor } = aBrowser(vault)
  const { store, runner, pauses, states, losePatience } = tab()
  const other = tab()
  for (const name of ['WO-1', 'WO-2']) await store.add(save(name))
  let end = () => {}
  respondFor('WO-1', new Promise((resolve) => (end = () => resolve('sent'))))
  const attempt = runner.run()
  while (!tried.includes('WO-1')) await new Promise((done) => setTimeout(done))
  losePatience()
  await attempt
  expect(sent).toEqual(['key-WO-2-update'])
  expect(states()).toEqual(['sending'])
  expect(pauses).toEqual([5_000])
  await Promise.all([runner.run(), other.runner.run()])
  end()
  while (store.entries.get().length > 0) await new Promise((done) => setTimeout(done))
  await other.runner.run()
  expect(sent).toEqual(['key-WO-2-update', 'key-WO-1-update'])
  expect(tried.filter((order) => order === 'WO-1')).toHaveLength(1)
})

test('sends the next order when an entry needs a newer version of its remote', async () => {
  const { tab, sent } = aBrowser(vault)
  const { store, runner, states } = tab()
  await store.add({ ...save('WO-1'), schema: 2 })
  await store.add(save('WO-2'))
  await runner.run()
  expect(sent).toEqual(['key-WO-2-update'])
  expect(states()).toEqual(['waiting'])
})

test.each<[Result, string]>([
  ['conflict', 'conflict'],
  [new ApiError('refused', 'updateLineItems', 422), 'refused'],
  [new ApiError('refused', 'orderDetails', 404), 'unavailable'],
  [new TypeError('broken'), 'failed'],
])('stops after %s with the reason %s, also in the next page', async (result, reason) => {
  const { tab, respondWith, sent, stopped } = aBrowser(vault)
  const { store, runner, states } = tab()
  await store.add(save('WO-1'))
  respondWith(result)
  await runner.run()
  expect(states()).toEqual([reason])
  expect(stopped).toEqual(['WO-1'])
  respondWith('sent')
  const next = tab()
  await next.runner.run()
  expect(next.states()).toEqual([reason])
  expect(stopped).toEqual(['WO-1'])
  expect(sent).toEqual([])
})

test.each<[string, Result, readonly string[]]>([
  ['changed it', 'conflict', ['WO-1']],
  ['withdrew it', new ApiError('refused', 'orderDetails', 404), ['WO-1']],
  ['did not change it', new ApiError('refused', 'updateLineItems', 422), []],
])('announces a stopped order for the lists where someone else %s', async (_, result, expected) => {
  const { tab, respondWith, announced } = aBrowser(vault)
  const { store, runner } = tab()
  await store.add(save('WO-1'))
  respondWith(result)
  await runner.run()
  expect(announced).toEqual(expected)
})

test("reports a job's own error, and a result that is none, as uncaught errors", async () => {
  const { tab, respondWith } = aBrowser(vault)
  const { store, runner, states } = tab()
  const fault = new TypeError('broken')
  for (const [result, error] of [
    [fault, fault],
    [JSON.parse('"done"'), expect.objectContaining({ message: expect.stringContaining('mfe-order-editor') })],
  ]) {
    await store.take('update', 'WO-1')
    await store.add(save('WO-1'))
    respondWith(result)
    await runner.run()
    expect(states()).toEqual(['failed'])
    expect(reported.splice(0)).toEqual([error])
  }
})

test('waits after a 403 while the licence must be accepted again, and stops when it need not be', async () => {
  const { tab, respondWith, needLicence, sent } = aBrowser(vault)
  const { store, runner, states } = tab()
  await store.add(save('WO-1'))
  respondWith(new ApiError('refused', 'updateLineItems', 403))
  needLicence(true)
  await runner.run()
  expect(states()).toEqual(['waiting'])
  needLicence(false)
  await runner.run()
  expect(states()).toEqual(['unavailable'])
  expect(sent).toEqual([])
})

test('a stopped entry is sent after it was resumed', async () => {
  const { tab, respondWith, sent } = aBrowser(vault)
  const { store, runner } = tab()
  await store.add(save('WO-1'))
  respondWith('conflict')
  await runner.run()
  respondWith('sent')
  await store.resume(store.entries.get()[0]?.id ?? '')
  await runner.run()
  expect(sent).toEqual(['key-WO-1-update'])
})

test('sends an entry that is resumed while another order is being sent', async () => {
  const { tab, sent } = aBrowser(vault)
  const { store, runner } = tab()
  for (const name of ['WO-1', 'WO-2']) await store.add(save(name))
  const id = store.entries.get()[0]?.id ?? ''
  await store.stop(id, 'conflict')
  const attempt = runner.run()
  while (!store.entries.get().some(({ state }) => state === 'sending')) await new Promise((done) => setTimeout(done))
  await store.resume(id)
  await runner.run()
  expect(sent).toEqual(['key-WO-2-update', 'key-WO-1-update'])
  await attempt
})

test('leaves an entry alone that another tab has sent when it is resumed', async () => {
  const { tab, sent } = aBrowser(vault)
  const [first, second] = [tab(), tab()]
  await first.store.add(save('WO-1'))
  await second.store.reload()
  await first.runner.run()
  await second.store.resume(second.store.entries.get()[0]?.id ?? '')
  await second.runner.run()
  expect(sent).toEqual(['key-WO-1-update'])
})

test('does not write a resumed entry again that is removed meanwhile', async () => {
  const { store } = aBrowser(vault).tab()
  await store.add(save('WO-1'))
  const id = store.entries.get()[0]?.id ?? ''
  await store.stop(id, 'conflict')
  await Promise.all([store.resume(id), store.remove(id)])
  expect(store.entries.get()).toEqual([])
  expect(await vault.read('save')).toEqual([])
})

test('reads and changes the device in turn, so that a reading does not hide a save that is added meanwhile', async () => {
  let isRead = false
  let isReadBeforeWrite = false
  const device: Vault = {
    ...vault,
    read: async (kind) => vault.read(kind).finally(() => (isRead = true)),
    write: async (kind, record) => {
      isReadBeforeWrite = isRead
      await vault.write(kind, record)
    },
  }
  const { store } = aBrowser(device).tab()
  await Promise.all([store.reload(), store.add(save('WO-1'))])
  expect(isReadBeforeWrite).toBe(true)
  expect(store.entries.get()).toHaveLength(1)
})

test('keeps a save after a change that failed', async () => {
  const { store } = aBrowser({ ...vault, remove: () => Promise.reject(new DOMException('closed')) }).tab()
  await expect(store.remove('r1')).rejects.toThrow('closed')
  expect(await store.add(save('WO-1'))).toBe(true)
})

test('sends nothing while the user of the entries is signed out', async () => {
  const { tab, signOut, sent } = aBrowser(vault)
  const { store, runner, pauses } = tab()
  await store.add(save('WO-1'))
  signOut()
  await runner.run()
  expect(sent).toEqual([])
  expect(pauses).toEqual([])
  expect(store.entries.get()).toHaveLength(1)
})

test('shows and sends no entry of another user', async () => {
  const { tab, sent } = aBrowser(vault)
  await tab().store.add(save('WO-1'))
  await vault.unlock('omar', 'secret')
  const { store, runner } = tab()
  await runner.run()
  expect(store.entries.get()).toEqual([])
  expect(sent).toEqual([])
})

test('waits for a remote that reads the schema of the entry', async () => {
  const { tab, useOlderRemote, sent } = aBrowser(vault)
  const { store, runner, states } = tab()
  useOlderRemote()
  await store.add(save('WO-1'))
  await runner.run()
  expect(states()).toEqual(['waiting'])
  expect(sent).toEqual([])
})

test('does not send an order whose form is open', async () => {
  const { tab, sent, locks } = aBrowser(vault)
  const { store, runner } = tab()
  await store.add(save('WO-1'))
  let close = () => {}
  const form = locks.wait('WO-1', () => new Promise<void>((done) => (close = done)))
  await runner.run()
  expect(sent).toEqual([])
  close()
  await form
  await runner.run()
  expect(sent).toEqual(['key-WO-1-update'])
})

test('discards no save that is being sent, also by another tab', async () => {
  const { tab, sent } = aBrowser(vault)
  const [sender, other] = [tab(), tab()]
  await sender.store.add(save('WO-1'))
  await other.store.reload()
  const id = sender.store.entries.get()[0]?.id ?? ''
  const sending = sender.runner.run()
  while (!sender.states().includes('sending')) await new Promise((done) => setTimeout(done))
  const discards = await Promise.allSettled([sender.runner.discard(id), other.runner.discard(id)])
  expect(discards.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  await sending
  expect(sent).toEqual(['key-WO-1-update'])
})

test('discards a save that waits', async () => {
  const { tab, sent } = aBrowser(vault)
  const { store, runner } = tab()
  await store.add(save('WO-1'))
  await runner.discard(store.entries.get()[0]?.id ?? '')
  await runner.run()
  expect(store.entries.get()).toEqual([])
  expect(sent).toEqual([])
})

test('reports that a save cannot be kept while the vault is locked', async () => {
  const { store } = aBrowser(vault).tab()
  await vault.lock()
  expect(await store.add(save('WO-1'))).toBe(false)
  await vault.unlock('dana', 'secret')
})

test('keeps a save that is made while the key of a sign-in is derived', async () => {
  const { store } = aBrowser(vault).tab()
  await vault.lock()
  const unlocked = vault.unlock('dana', 'secret')
  expect(await store.add(save('WO-1'))).toBe(true)
  await unlocked
})

test.each([
  ['a sign-in', (page: Vault) => page.unlock('dana', 'secret')],
  ['an opened page', (page: Vault) => page.resume('dana')],
])('finds for a form, and does not replace, a save that is not read yet after %s', async (_, open) => {
  const { store: earlier } = aBrowser(vault).tab()
  await earlier.add(save('WO-1'))
  const page = createVault()
  const { store } = aBrowser(page).tab()
  page.isOpen.subscribe(() => void store.reload())
  void open(page)
  const [found, isKept] = await Promise.all([
    store.find('update', 'WO-1'),
    store.add({ ...save('WO-1'), idempotencyKey: 'key-newer' }),
  ])
  expect(found).toMatchObject(save('WO-1'))
  expect(isKept).toBe(false)
  expect((await vault.read('save')).map(({ value }) => value)).toEqual([found])
})

test('keeps its entries when the device cannot be read, and tries again', async () => {
  let isReadable = true
  const broken: Vault = {
    ...vault,
    read: (kind) => (isReadable ? vault.read(kind) : Promise.reject(new DOMException('closed', 'InvalidStateError'))),
  }
  const { tab, respondWith, sent } = aBrowser(broken)
  const { store, runner, pauses } = tab()
  await store.add(save('WO-1'))
  respondWith(new ApiError('network', 'updateLineItems'))
  isReadable = false
  await runner.run()
  expect(store.entries.get()).toHaveLength(1)
  expect(pauses).toEqual([5_000])
  isReadable = true
  respondWith('sent')
  await runner.run()
  expect(sent).toEqual(['key-WO-1-update'])
})

test('stops an entry and sends the next order on a full disk, and sends the stopped one when it is resumed', async () => {
  let isFull = false
  const refuse = () => Promise.reject(new DOMException('The disk is full.', 'QuotaExceededError'))
  const full: Vault = { ...vault, write: (...save) => (isFull ? refuse() : vault.write(...save)) }
  const { tab, respondFor, sent, stopped, tried } = aBrowser(full)
  const { store, runner, states } = tab()
  for (const name of ['WO-1', 'WO-2']) await store.add(save(name))
  isFull = true
  respondFor('WO-1', 'conflict')
  await runner.run()
  await runner.run()
  expect(states()).toEqual(['conflict'])
  expect(stopped).toEqual(['WO-1'])
  expect(tried).toEqual(['WO-1', 'WO-2'])
  respondFor('WO-1', 'sent')
  await store.resume(store.entries.get()[0]?.id ?? '')
  await runner.run()
  expect(sent).toEqual(['key-WO-2-update', 'key-WO-1-update'])
})

test('sends the next order when the device does not remove a sent entry', async () => {
  const { tab, sent } = aBrowser({ ...vault, remove: () => Promise.reject(new DOMException('closed')) })
  const { store, runner } = tab()
  for (const name of ['WO-1', 'WO-2']) await store.add(save(name))
  await runner.run()
  expect(sent).toEqual(['key-WO-1-update', 'key-WO-2-update'])
})

test('writes the saved values encrypted', async () => {
  await aBrowser(vault).tab().store.add(save('WO-1'))
  expect(await vault.read('save')).toHaveLength(1)
  expect(await storedBytes()).not.toContain('Jamie')
})
