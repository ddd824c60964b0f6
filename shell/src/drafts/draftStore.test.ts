/** @jest-environment @carrier-portal/remote-tools/jest/browserEnvironment */
import { createStore } from '@carrier-portal/contract'
import { type DraftPersistence, inMemory, inSessionStorage } from './draftPersistence.ts'
import type { NamedDraft } from './draftRules.ts'
import { createDraftStore } from './draftStore.ts'

/** A device that holds drafts in a map and can be locked. */
function aDevice(kept = new Map<string, NamedDraft>()) {
  const isReady = createStore(true)
  const persistence: DraftPersistence = {
    isReady,
    isOf: () => true,
    outlivesPage: true,
    read: async () => [...kept.values()],
    write: async (draft) => void kept.set(draft.id, draft),
    remove: async (id) => void kept.delete(id),
    clear: async () => kept.clear(),
  }
  /** What the device holds, by the name of the draft. */
  const values = () => [...kept.values()].map(({ key, value }) => [key, value]).toSorted()
  return { kept, values, isReady, persistence }
}

test('returns the draft to the same user, and none to another', async () => {
  const drafts = createDraftStore(() => 42, inMemory)
  await drafts.belongTo('dana')
  drafts.keep('update:WO-1', { pickup: 'J. Ward' })
  await drafts.belongTo('dana')
  expect(drafts.find('update:WO-1')).toEqual({ value: { pickup: 'J. Ward' }, keptAt: 42 })
  await drafts.belongTo('omar')
  expect(drafts.find('update:WO-1')).toBeUndefined()
  expect(drafts.names.get()).toEqual([])
})

const cyclic: { self?: object } = {}
cyclic.self = cyclic

test.each([
  ['without a key', undefined, 'typed'],
  ['with a number as key', 5, 'typed'],
  ['with a function', 'update:WO-1', () => 'typed'],
  ['with nothing', 'update:WO-1', undefined],
  ['with a value that contains itself', 'update:WO-1', cyclic],
  ['with a number that JSON lacks', 'update:WO-1', 5n],
])('refuses a draft %s, and writes the next one', async (_, key, value) => {
  const { values, persistence } = aDevice()
  const drafts = createDraftStore(() => 1, persistence)
  expect(() => Reflect.apply(drafts.keep, undefined, [key, value])).toThrow(TypeError)
  expect(drafts.names.get()).toEqual([])
  drafts.keep('update:WO-2', 'typed')
  await drafts.written()
  expect(values()).toEqual([['update:WO-2', 'typed']])
})

test('reads a draft of the device in the next page', async () => {
  const { values, persistence } = aDevice()
  const first = createDraftStore(() => 1, persistence)
  first.keep('update:WO-1', 'typed')
  first.keep('update:WO-2', 'other')
  first.drop('update:WO-2')
  await first.written()
  expect(values()).toEqual([['update:WO-1', 'typed']])
  const next = createDraftStore(() => 2, persistence)
  await next.belongTo('dana')
  expect(next.find('update:WO-1')).toEqual({ value: 'typed', keptAt: 1 })
  expect(next.loaded.get()).toBe(1)
})

test('names no draft that was dropped, also while its removal cannot be written', async () => {
  const { values, persistence } = aDevice()
  const first = createDraftStore(() => 1, persistence)
  first.keep('update:WO-1', 'typed')
  first.keep('update:WO-2', 'other')
  await first.written()
  const remove = () => Promise.reject(new Error('The disk is full.'))
  const next = createDraftStore(() => 2, { ...persistence, remove })
  await next.belongTo('dana')
  next.drop('update:WO-1')
  await next.written()
  expect(values()).toEqual([
    ['update:WO-1', 'typed'],
    ['update:WO-2', 'other'],
  ])
  expect(await next.namesOfAllTabs()).toEqual(['update:WO-2'])
})

/** Two tabs over one device. */
async function twoTabs() {
  const { kept, values, persistence } = aDevice()
  let time = 0
  const [here, there] = [1, 2].map(() => createDraftStore(() => ++time, persistence))
  if (!here || !there) throw new Error('There are two tabs.')
  await Promise.all([here.belongTo('dana'), there.belongTo('dana')])
  /** What a form finds that opens in this tab and waits for what other tabs have stored. */
  const found = async (key: string) => {
    const loaded = new Promise<void>((done) => here.loaded.subscribe(done))
    here.find(key)
    await loaded
    return here.find(key)?.value
  }
  return { kept, values, here, there, found }
}

test('returns the newer draft of another tab to a form that opens later, and none that the other tab has dropped', async () => {
  const { here, there, found } = await twoTabs()
  there.keep('k', 'typed there')
  await there.written()
  expect(await found('k')).toBe('typed there')
  there.drop('k')
  await there.written()
  expect(await found('k')).toBeUndefined()
  expect(here.names.get()).toEqual([])
})

test('keeps a draft that was typed in this tab when another tab drops it', async () => {
  const { here, there, kept, found } = await twoTabs()
  here.keep('k', 'typed here')
  await here.written()
  kept.clear()
  there.keep('other', 1)
  await there.written()
  expect(await found('other')).toBe(1)
  expect(here.find('k')?.value).toBe('typed here')
})

test('keeps what two tabs type in the same form, and drops in a tab what it has kept or found', async () => {
  const { here, there, found, values } = await twoTabs()
  here.keep('k', 'pickup')
  there.keep('k', 'drop-off')
  await Promise.all([here.written(), there.written()])
  expect(await found('other')).toBeUndefined()
  here.keep('k', 'pickup, more')
  await here.written()
  expect(values()).toEqual([
    ['k', 'drop-off'],
    ['k', 'pickup, more'],
  ])
  expect(here.find('k')?.value).toBe('pickup, more')
  const [other] = here.ofOtherTabs.find('k')
  expect(other?.value).toBe('drop-off')

  here.drop('k')
  expect(here.find('k')).toBeUndefined()
  here.ofOtherTabs.drop('k', other?.keptAt ?? 0)
  await here.written()
  expect(values()).toEqual([])
})

test('reads the device for what other tabs typed in the same form, and not for what was typed here', async () => {
  const { persistence } = aDevice()
  const read = jest.fn(persistence.read)
  const here = createDraftStore(() => 1, { ...persistence, read })
  const there = createDraftStore(() => 2, persistence)
  await Promise.all([here.belongTo('dana'), there.belongTo('dana')])
  here.keep('k', 'pickup')
  there.keep('k', 'drop-off')
  await Promise.all([here.written(), there.written()])
  read.mockClear()
  expect(here.find('k')?.value).toBe('pickup')
  await here.written()
  expect(read).not.toHaveBeenCalled()

  const loaded = new Promise<void>((done) => here.loaded.subscribe(done))
  expect(here.ofOtherTabs.find('k')).toEqual([])
  await loaded
  expect(here.ofOtherTabs.find('k')).toEqual([{ value: 'drop-off', keptAt: 2 }])
})

test('drops a draft in every tab when the clock was set back while it was typed', async () => {
  const { values, persistence } = aDevice()
  let time = 7_200_000
  const there = createDraftStore(() => time, persistence)
  const here = createDraftStore(() => time, persistence, there.forget)
  here.keep('k', 'first text')
  await here.written()
  await there.belongTo('dana')
  time = 0
  here.keep('k', 'second text')
  await here.written()
  expect(values()).toEqual([['k', 'second text']])
  here.drop('k')
  await Promise.all([here.written(), there.written()])
  expect(there.find('k')).toBeUndefined()
  expect(values()).toEqual([])
})

test('replaces a found draft by what is typed over it, and drops both in every tab', async () => {
  const { values, persistence } = aDevice()
  let time = 0
  const there = createDraftStore(() => ++time, persistence)
  const here = createDraftStore(() => ++time, persistence, there.forget)
  there.keep('k', 'typed there')
  await there.written()
  await here.belongTo('dana')
  here.keep('k', 'typed there, continued here')
  await here.written()
  await there.written()
  expect(values()).toEqual([['k', 'typed there, continued here']])
  here.drop('k')
  await here.written()
  await there.written()
  expect(there.find('k')).toBeUndefined()
})

test('forgets what another tab has saved or discarded, and not what was typed here since', async () => {
  const { values, persistence } = aDevice()
  let time = 0
  const here = createDraftStore(() => ++time, persistence)
  const there = createDraftStore(() => ++time, persistence, here.forget)
  here.keep('k', 'typed here')
  await here.written()
  await there.belongTo('dana')
  there.drop('k')
  await there.written()
  await here.written()
  expect(here.find('k')).toBeUndefined()

  here.keep('k', 'typed')
  await here.written()
  await there.belongTo('dana')
  here.keep('k', 'typed more')
  await here.written()
  there.drop('k')
  await there.written()
  await here.written()
  expect(here.find('k')?.value).toBe('typed more')
  expect(values()).toEqual([['k', 'typed more']])
})

test('returns no draft of another tab whose reading was under way at "Log Out"', async () => {
  const { kept, persistence } = aDevice()
  let read = persistence.read
  const drafts = createDraftStore(() => 1, { ...persistence, read: () => read() })
  await drafts.belongTo('dana')
  const reading = new Promise<(drafts: readonly NamedDraft[]) => void>((started) => {
    read = () => new Promise((end) => started(end))
  })
  drafts.find('k')
  const end = await reading
  await drafts.clear()
  end([{ id: 'r1', key: 'k', value: 'typed there', keptAt: 1 }])
  await drafts.written()
  expect(drafts.names.get()).toEqual([])
  expect(kept.size).toBe(0)
})

/** A store that has loaded a draft of the device, and reads the device again: `end` ends that reading with what was there. */
async function readAgain() {
  const { kept, values, isReady, persistence } = aDevice()
  kept.set('r1', { id: 'r1', key: 'update:WO-1', value: 'typed', keptAt: 1 })
  let read = persistence.read
  const drafts = createDraftStore(() => 2, { ...persistence, read: () => read() })
  await drafts.belongTo('dana')
  isReady.set(false)
  const reading = new Promise<() => void>((started) => {
    read = async () => {
      const stored = [...kept.values()]
      await new Promise<void>((end) => started(end))
      return stored
    }
  })
  return {
    drafts,
    values,
    async beginReading() {
      isReady.set(true)
      return reading
    },
  }
}

test.each([
  ['during the reading', true],
  ['before it, while the device was locked', false],
])('does not bring back a draft that is dropped %s', async (_, isReading) => {
  const { drafts, values, beginReading } = await readAgain()
  if (!isReading) drafts.drop('update:WO-1')
  const end = await beginReading()
  if (isReading) drafts.drop('update:WO-1')
  end()
  await drafts.written()
  expect(drafts.names.get()).toEqual([])
  expect(values()).toEqual([])
})

test('reads no draft into memory that "Log Out" deletes during the reading', async () => {
  const { drafts, values, beginReading } = await readAgain()
  const end = await beginReading()
  await drafts.clear()
  end()
  await drafts.written()
  expect(drafts.names.get()).toEqual([])
  expect(values()).toEqual([])
})

test('reports the names of the drafts when one is added or dropped, not while the same one changes', () => {
  const drafts = createDraftStore(() => 1, inMemory)
  const reported: (readonly string[])[] = []
  drafts.names.subscribe(() => reported.push(drafts.names.get()))
  drafts.keep('update:WO-1', 't')
  drafts.keep('update:WO-2', 'other')
  drafts.keep('update:WO-1', 'ty')
  drafts.drop('update:WO-1')
  expect(reported).toEqual([['update:WO-1'], ['update:WO-1', 'update:WO-2'], ['update:WO-2']])
})

test('starts to write at once, and writes the newest value', async () => {
  const { values, persistence } = aDevice()
  const drafts = createDraftStore(() => 1, persistence)
  for (const text of ['t', 'ty', 'typ']) drafts.keep('k', text)
  expect(drafts.isWriting()).toBe(true)
  await drafts.written()
  expect([values(), drafts.isWriting()]).toEqual([[['k', 'typ']], false])
})

test('writes what was typed before the key was there, beside an older stored draft', async () => {
  const stored = { id: 'r1', key: 'k', value: 'stored', keptAt: 1 }
  const { values, isReady, persistence } = aDevice(new Map([['r1', stored]]))
  isReady.set(false)
  const drafts = createDraftStore(() => 2, persistence)
  await drafts.belongTo('dana')
  drafts.keep('k', 'typed')
  await drafts.written()
  expect(drafts.isOnDevice.get()).toBe(false)
  const loaded = new Promise<void>((done) => drafts.loaded.subscribe(done))
  isReady.set(true)
  await loaded
  await drafts.written()
  expect(drafts.find('k')?.value).toBe('typed')
  expect(values()).toEqual([
    ['k', 'stored'],
    ['k', 'typed'],
  ])
  expect(drafts.isOnDevice.get()).toBe(true)
})

test('writes a draft again that is in memory, and no more on the device when it is unlocked', async () => {
  const { kept, values, isReady, persistence } = aDevice()
  const drafts = createDraftStore(() => 1, persistence)
  drafts.keep('k', 'typed')
  await drafts.written()
  isReady.set(false)
  kept.clear()
  const loaded = new Promise<void>((done) => drafts.loaded.subscribe(done))
  isReady.set(true)
  await loaded
  await drafts.written()
  expect(values()).toEqual([['k', 'typed']])
})

test('keeps a draft in memory that the device refuses, and writes it with the next one', async () => {
  const { values, persistence } = aDevice()
  let isFull = true
  const write = async (draft: NamedDraft) => (isFull ? Promise.reject(new Error('full')) : persistence.write(draft))
  const drafts = createDraftStore(() => 1, { ...persistence, write })
  drafts.keep('a', 1)
  await drafts.written()
  expect(drafts.find('a')?.value).toBe(1)
  expect(drafts.isOnDevice.get()).toBe(false)
  isFull = false
  drafts.keep('b', 2)
  await drafts.written()
  expect(values()).toEqual([
    ['a', 1],
    ['b', 2],
  ])
  expect(drafts.isOnDevice.get()).toBe(true)
})

test('removes a dropped draft from a device that has no room for another one', async () => {
  const { values, persistence } = aDevice(new Map([['r1', { id: 'r1', key: 'k', value: 'earlier', keptAt: 1 }]]))
  const write = () => Promise.reject(new Error('full'))
  const drafts = createDraftStore(() => 2, { ...persistence, write })
  await drafts.belongTo('dana')
  drafts.keep('a', 1)
  await drafts.written()
  drafts.drop('k')
  await new Promise((done) => setTimeout(done))
  expect(values()).toEqual([])
  expect(drafts.isOnDevice.get()).toBe(false)
})

/** A full disk with a stored draft, whose removal fails like each write. */
async function aFullDisk() {
  const device = aDevice(new Map([['r1', { id: 'r1', key: 'k', value: 'earlier', keptAt: 1 }]]))
  const refuse = () => Promise.reject(new Error('full'))
  let reads = 0
  const read = () => {
    reads += 1
    // An endless sequence of readings would not end the test.
    return reads < 20 ? device.persistence.read() : refuse()
  }
  const drafts = createDraftStore(() => 2, { ...device.persistence, read, write: refuse, remove: refuse })
  await drafts.belongTo('dana')
  return { ...device, drafts, reads: () => reads }
}

test('reports no change, again and again, of a dropped draft that the device cannot remove', async () => {
  const { drafts, reads } = await aFullDisk()
  // A form reads its drafts again at each change.
  drafts.loaded.subscribe(() => void drafts.find('other'))
  drafts.drop('k')
  drafts.find('other')
  await new Promise((done) => setTimeout(done))
  expect(drafts.find('k')).toBeUndefined()
  expect(drafts.loaded.get()).toBe(1)
  expect(reads()).toBeLessThan(5)
})

test('keeps no draft of the user before whose stored drafts are read late', async () => {
  const { persistence } = aDevice()
  let arrive: (drafts: readonly NamedDraft[]) => void = () => undefined
  const reads = [new Promise<readonly NamedDraft[]>((resolve) => (arrive = resolve)), Promise.resolve([])]
  const drafts = createDraftStore(() => 2, { ...persistence, read: async () => (await reads.shift()) ?? [] })
  const first = drafts.belongTo('dana')
  const second = drafts.belongTo('omar')
  arrive([{ id: 'r1', key: 'update:WO-1', value: 'typed by dana', keptAt: 1 }])
  await Promise.all([first, second])
  expect(drafts.names.get()).toEqual([])
})

test('reads and writes nothing while the device still has the key of the user before', async () => {
  const stored = { id: 'r1', key: 'update:WO-1', value: 'typed by dana', keptAt: 1 }
  const { values, persistence } = aDevice(new Map([['r1', stored]]))
  const drafts = createDraftStore(() => 2, { ...persistence, isOf: (username) => username === 'dana' })
  await drafts.belongTo('omar')
  drafts.keep('update:WO-2', 'typed by omar')
  await drafts.written()
  expect(drafts.names.get()).toEqual(['update:WO-2'])
  expect(values()).toEqual([['update:WO-1', 'typed by dana']])
})

test('a draft that was typed before "Log Out" is no longer one of this tab', async () => {
  const { here, there, found } = await twoTabs()
  here.keep('update:WO-1', 'before')
  await here.written()
  await here.clear()
  await here.belongTo('dana')
  there.keep('update:WO-1', 'there')
  await there.written()
  expect(await found('update:WO-1')).toBe('there')
  there.drop('update:WO-1')
  await there.written()
  here.find('update:WO-1')
  await new Promise((done) => setTimeout(done))
  expect(here.find('update:WO-1')).toBeUndefined()
})

test('keeps the newest 50 drafts', async () => {
  const { kept, persistence } = aDevice()
  let time = 0
  const drafts = createDraftStore(() => ++time, persistence)
  for (let at = 0; at < 52; at += 1) drafts.keep(`update:WO-${at}`, at)
  await drafts.written()
  expect(kept.size).toBe(50)
  expect(drafts.find('update:WO-1')).toBeUndefined()
  expect(drafts.find('update:WO-2')?.value).toBe(2)
})

test('keeps the drafts of a page whose clock jumps ahead', async () => {
  const { kept, persistence } = aDevice()
  let time = 1
  const drafts = createDraftStore(() => time, persistence)
  drafts.keep('update:WO-1', 'typed')
  time += 400 * 24 * 60 * 60 * 1000
  drafts.keep('update:WO-2', 'typed later')
  await drafts.written()
  expect(drafts.names.get()).toEqual(['update:WO-1', 'update:WO-2'])
  expect(kept.size).toBe(2)
})

test('deletes everything at "Log Out"', async () => {
  const { kept, persistence } = aDevice()
  const drafts = createDraftStore(() => 1, persistence)
  drafts.keep('k', 'typed')
  await drafts.written()
  await drafts.clear()
  expect(kept.size).toBe(0)
  expect(drafts.names.get()).toEqual([])
})

test('reads drafts of the session storage after a reload for the same user', async () => {
  const first = createDraftStore(
    () => 1,
    inSessionStorage(sessionStorage, () => 'dana'),
  )
  first.keep('k', 'typed')
  await first.written()
  const next = createDraftStore(
    () => 2,
    inSessionStorage(sessionStorage, () => 'dana'),
  )
  await next.belongTo('dana')
  expect(next.find('k')).toEqual({ value: 'typed', keptAt: 1 })
  const other = createDraftStore(
    () => 2,
    inSessionStorage(sessionStorage, () => 'omar'),
  )
  await other.belongTo('omar')
  expect(other.names.get()).toEqual([])
  await next.clear()
  expect(sessionStorage).toHaveLength(0)
})

test.each(['', 'x', 'null', '[]', '{"owner":"dana","drafts":1}', '{"owner":"dana","drafts":[null,{}]}'])(
  'reads no draft from %j in the session storage',
  async (text) => {
    sessionStorage.setItem('drafts', text)
    const drafts = createDraftStore(
      () => 1,
      inSessionStorage(sessionStorage, () => 'dana'),
    )
    await drafts.belongTo('dana')
    expect(drafts.names.get()).toEqual([])
    sessionStorage.clear()
  },
)
