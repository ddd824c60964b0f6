import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { deleteDB } from 'idb'
import { storedBytes } from '../testing/storedBytes.ts'
import { openDeviceDatabase } from './deviceDatabase.ts'
import { createVault, type Vault } from './vault.ts'

/** The device of each test has stored nothing. */
beforeEach(() => Reflect.set(globalThis, 'indexedDB', new IDBFactory()))

const record = { id: 'r1', savedAt: Date.now(), value: { patient: 'Jamie Fields' } }

async function signedIn(username: string, password: string) {
  const vault = createVault()
  await vault.unlock(username, password)
  return vault
}

async function storedKeys() {
  const database = await openDeviceDatabase()
  const keys = (await database.getAll('keys')).flatMap(({ key }) => key ?? [])
  database.close()
  return keys
}

test('reads what it wrote, and stores it encrypted', async () => {
  const vault = await signedIn('dana', 'secret')
  await vault.write('draft', record)
  expect(await vault.read('draft')).toEqual([record])
  expect(await vault.read('save')).toEqual([])
  expect(await storedBytes()).not.toContain('Jamie')
})

test('resumes a live session with a key whose bytes no script can read', async () => {
  await (await signedIn('dana', 'secret')).write('draft', record)
  const reloaded = createVault()
  await reloaded.resume('dana')
  expect(await reloaded.read('draft')).toEqual([record])
  const [key] = await storedKeys()
  expect(key).toMatchObject({ extractable: false, algorithm: { name: 'AES-GCM', length: 256 } })
})

test.each([
  ['a sign-in', (vault: Vault) => vault.unlock('dana', 'secret')],
  ['a page', (vault: Vault) => vault.resume('dana')],
])('keeps no key of %s whose session ends before the key is there', async (_, open) => {
  const vault = await signedIn('dana', 'secret')
  const page = createVault()
  const opening = open(page)
  await Promise.all([page.lock(), opening])
  expect([page.isOpen.get(), page.owner()]).toEqual([false, undefined])
  expect(await storedKeys()).toEqual([])
  await vault.lock()
})

test('stores no key of a sign-in whose session expires before the key is there, and the page goes on with it', async () => {
  const page = createVault()
  await Promise.all([page.unlock('dana', 'secret'), page.deleteStoredKeys()])
  expect(await storedKeys()).toEqual([])
  await page.write('draft', record)
  expect(await page.read('draft')).toEqual([record])
  await page.lock()
})

test('keeps no key of a sign-in whose session ends while the key is stored', async () => {
  const page = createVault()
  const { put } = IDBObjectStore.prototype
  let locking: Promise<void> | undefined
  jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(function (this: IDBObjectStore, ...given) {
    locking = page.lock()
    return put.apply(this, given)
  })
  await page.unlock('dana', 'secret')
  await locking
  expect([page.isOpen.get(), page.owner()]).toEqual([false, undefined])
  expect(await storedKeys()).toEqual([])
})

test('rejects after ten seconds in a browser that does not open its database', async () => {
  jest.useFakeTimers()
  const open = jest.spyOn(indexedDB, 'open').mockImplementation(() => new IDBOpenDBRequest())
  const opening = createVault().resume('dana')
  const rejected = expect(opening).rejects.toThrow('did not open its database')
  await jest.advanceTimersByTimeAsync(10_000)
  await rejected
  open.mockRestore()
  jest.useRealTimers()
})

test('deletes the key with the session, and opens the records at the next sign-in', async () => {
  const vault = await signedIn('dana', 'secret')
  await vault.write('draft', record)
  await vault.lock()
  expect(vault.isOpen.get()).toBe(false)
  expect(await storedKeys()).toEqual([])
  await expect(vault.read('draft')).rejects.toThrow('locked')
  await vault.resume('dana')
  expect(vault.isOpen.get()).toBe(false)
  expect(await (await signedIn('dana', 'secret')).read('draft')).toEqual([record])
})

test('goes on writing after the stored keys were deleted', async () => {
  const vault = await signedIn('dana', 'secret')
  await vault.deleteStoredKeys()
  await vault.write('draft', record)
  expect(await storedKeys()).toEqual([])
  expect(await (await signedIn('dana', 'secret')).read('draft')).toEqual([record])
})

test('writes again after the browser deleted the database, so that the same password reads it', async () => {
  const vault = await signedIn('dana', 'secret')
  await deleteDB('carrier-portal')
  await vault.write('draft', record)
  await vault.lock()
  expect(await (await signedIn('dana', 'secret')).read('draft')).toEqual([record])
})

test('opens the database again after it could not be opened once', async () => {
  const vault = createVault()
  jest.spyOn(IDBFactory.prototype, 'open').mockImplementationOnce(() => {
    throw new DOMException('busy', 'UnknownError')
  })
  await expect(vault.unlock('dana', 'secret')).rejects.toThrow('busy')
  await vault.unlock('dana', 'secret')
  await vault.write('draft', record)
  expect(await vault.read('draft')).toHaveLength(1)
})

test('does not show one user the records of another', async () => {
  await (await signedIn('dana', 'secret')).write('draft', record)
  expect(await (await signedIn('omar', 'secret')).read('draft')).toEqual([])
})

test('keeps the records of a changed password as unreadable until they are removed', async () => {
  await (await signedIn('dana', 'secret')).write('draft', record)
  const vault = await signedIn('dana', 'changed')
  expect(await vault.read('draft')).toEqual([])
  const { id, savedAt } = record
  expect(await vault.unreadable()).toEqual([{ id, kind: 'draft', savedAt }])
  const nextPage = createVault()
  await nextPage.resume('dana')
  expect(await nextPage.unreadable()).toHaveLength(1)
  await nextPage.remove(id)
  expect(await vault.unreadable()).toEqual([])
})

test('keeps the records of a password that was changed while this page has their key', async () => {
  const vault = await signedIn('dana', 'secret')
  await vault.write('draft', record)
  await vault.deleteStoredKeys()
  await vault.unlock('dana', 'changed')
  expect(await vault.unreadable()).toEqual([])
  expect(await vault.read('draft')).toEqual([record])
  expect(await (await signedIn('dana', 'changed')).read('draft')).toEqual([record])
})

test('leaves records that neither the present nor the next password opens to the one that encrypted them', async () => {
  await (await signedIn('eve', 'first')).write('draft', { ...record, id: 'eve1' })
  const vault = await signedIn('eve', 'second')
  await vault.unlock('eve', 'third')
  expect(await (await signedIn('eve', 'first')).read('draft')).toMatchObject([{ id: 'eve1' }])
})

test('reads and writes with the key that another page stored at the sign-in with a changed password', async () => {
  const page = await signedIn('pat', 'secret')
  const other = createVault(() => page.followKey())
  await other.resume('pat')
  await page.write('save', { ...record, id: 'p1' })
  await other.unlock('pat', 'changed')
  await page.unlocking()
  await page.write('save', { ...record, id: 'p2' })
  expect(await page.read('save')).toHaveLength(2)
  expect(await (await signedIn('pat', 'changed')).read('save')).toHaveLength(2)
})

test('opens the records of another page that wrote them with the earlier password after the sign-in with the changed one', async () => {
  const page = await signedIn('kim', 'secret')
  const other = createVault()
  await other.resume('kim')
  await other.unlock('kim', 'changed')
  await page.write('save', { ...record, id: 'k1' })
  await page.followKey()
  expect(await other.read('save')).toMatchObject([{ id: 'k1' }])
  const closed = createVault()
  await closed.followKey()
  expect(closed.isOpen.get()).toBe(false)
})

const rewritten = { id: 'fay1', savedAt: record.savedAt + 1, value: 'newer' }

test.each<[string, (page: Vault) => Promise<void>, readonly (typeof rewritten)[]]>([
  ['removes', (page) => page.remove('fay1'), []],
  ['writes again', (page) => page.write('draft', rewritten), [rewritten]],
])('stores no earlier state of a record that another page %s while a changed password encrypts it', async (...row) => {
  const [, change, left] = row
  const vault = await signedIn('fay', 'secret')
  await vault.write('draft', { ...record, id: 'fay1' })
  const page = createVault()
  await page.resume('fay')
  const { encrypt } = crypto.subtle
  jest.spyOn(crypto.subtle, 'encrypt').mockImplementationOnce(async (...given) => {
    await change(page)
    return encrypt.apply(crypto.subtle, given)
  })
  await vault.unlock('fay', 'changed')
  await page.followKey()
  expect(await vault.read('draft')).toEqual(left)
})

/** The browser ends every transaction that stores something, as on a full disk, until the returned function is called. */
function fillDisk() {
  const { put } = IDBObjectStore.prototype
  IDBObjectStore.prototype.put = function (...given) {
    const request = put.apply(this, given)
    this.transaction.abort()
    return request
  }
  return () => {
    IDBObjectStore.prototype.put = put
  }
}

test('reads the records after a sign-in on a full disk, and stores its key with the first record that is written', async () => {
  const earlier = await signedIn('ana', 'secret')
  await earlier.write('save', { ...record, id: 'ana1' })
  await earlier.write('draft', { ...record, id: 'ana0', savedAt: record.savedAt - 24 * 60 * 60 * 1000 })
  await earlier.lock()
  const free = fillDisk()
  const vault = await signedIn('ana', 'secret')
  expect([...(await vault.read('save')), ...(await vault.read('draft'))]).toMatchObject([
    { id: 'ana1' },
    { id: 'ana0' },
  ])
  await expect(vault.write('save', { ...record, id: 'ana2' })).rejects.toThrow(/abort/i)
  free()
  expect(await storedKeys()).toEqual([])
  await vault.write('save', { ...record, id: 'ana2' })
  const reloaded = createVault()
  await reloaded.resume('ana')
  expect(await reloaded.read('save')).toHaveLength(2)
})

test('stays closed after the first sign-in of a user on a full disk, whose records no later sign-in could read', async () => {
  const vault = createVault()
  const free = fillDisk()
  const [signIn] = await Promise.allSettled([vault.unlock('dora', 'secret')])
  free()
  expect([signIn.status, vault.isOpen.get()]).toEqual(['rejected', false])
})

test('stores no key of a sign-in on a full disk after the session has ended', async () => {
  await (await signedIn('ben', 'secret')).lock()
  const free = fillDisk()
  const vault = await signedIn('ben', 'secret')
  free()
  await vault.deleteStoredKeys()
  await vault.write('draft', { ...record, id: 'ben1' })
  expect(await storedKeys()).toEqual([])
  await vault.lock()
})

test('goes on with the earlier key when a full disk keeps it from encrypting the records with a changed password', async () => {
  const vault = await signedIn('cleo', 'secret')
  await vault.write('draft', { ...record, id: 'cleo1' })
  const free = fillDisk()
  await expect(vault.unlock('cleo', 'changed')).rejects.toThrow(/abort/i)
  free()
  expect(await vault.read('draft')).toMatchObject([{ id: 'cleo1' }])
})

test('deletes the copies with the keys, and keeps none that is encrypted while the session ends', async () => {
  const vault = await signedIn('dana', 'secret')
  await vault.write('draft', record)
  await vault.write('copy', { ...record, id: 'c1' })
  const late = vault.write('copy', { ...record, id: 'c2' })
  await Promise.all([vault.lock(), expect(late).rejects.toThrow('The records were erased.')])
  const next = await signedIn('dana', 'secret')
  expect(await next.read('copy')).toEqual([])
  expect(await next.read('draft')).toEqual([record])
})

test('deletes the copies of a session that ends on a full disk', async () => {
  const vault = await signedIn('dana', 'secret')
  await vault.write('copy', record)
  const free = fillDisk()
  await expect(vault.lock()).rejects.toThrow(/abort/i)
  free()
  const database = await openDeviceDatabase()
  expect(await database.getAll('records')).toEqual([])
  database.close()
})

test('does not count copies of a changed password as lost work', async () => {
  await (await signedIn('dana', 'secret')).write('copy', record)
  expect(await (await signedIn('dana', 'changed')).unreadable()).toEqual([])
})

test('erases the records of one user and every key', async () => {
  await (await signedIn('omar', 'other')).write('draft', { ...record, id: 'r2' })
  const vault = await signedIn('dana', 'secret')
  await vault.write('draft', record)
  await vault.erase('dana')
  expect(await storedKeys()).toEqual([])
  expect(await (await signedIn('dana', 'secret')).read('draft')).toEqual([])
  expect(await (await signedIn('omar', 'other')).read('draft')).toHaveLength(1)
})

test('deletes every key at "Log Out" although the records cannot be deleted', async () => {
  const vault = await signedIn('dana', 'secret')
  await vault.write('draft', record)
  const refused = jest.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(() => {
    throw new DOMException('The disk is full.', 'QuotaExceededError')
  })
  await expect(vault.erase('dana')).rejects.toThrow('full')
  refused.mockRestore()
  expect(await storedKeys()).toEqual([])
})

test('writes no record that is encrypted while the records are erased', async () => {
  const vault = await signedIn('dana', 'secret')
  const rejected = expect(vault.write('draft', record)).rejects.toThrow('erased')
  await vault.erase('dana')
  await rejected
  expect(await (await signedIn('dana', 'secret')).read('draft')).toEqual([])
})

test('writes a record that is encrypted while the session ends', async () => {
  const vault = await signedIn('dana', 'secret')
  const writing = vault.write('draft', record)
  await vault.lock()
  await writing
  expect(await (await signedIn('dana', 'secret')).read('draft')).toEqual([record])
})

test('keeps drafts and unsent saves when it is erased without the key that names their orders', async () => {
  const vault = await signedIn('dana', 'secret')
  await vault.write('draft', record)
  await vault.write('save', { ...record, id: 'save' })
  await createVault().erase('dana')
  const next = await signedIn('dana', 'secret')
  expect(await next.read('draft')).toEqual([record])
  expect(await next.read('save')).toHaveLength(1)
  await next.erase('dana')
  const afterwards = await signedIn('dana', 'secret')
  expect([...(await afterwards.read('draft')), ...(await afterwards.read('save'))]).toEqual([])
})

test('keeps drafts after a jump of the clock, deletes those of any user on the eighth day of use, and no unsent save', async () => {
  const vault = await signedIn('dana', 'secret')
  await vault.erase('dana')
  await vault.unlock('dana', 'secret')
  await vault.write('draft', record)
  await vault.write('save', { ...record, id: 'save' })
  const clock = jest.spyOn(Date, 'now')
  const draftsAfter = async (days: number) => {
    clock.mockReturnValue(record.savedAt + days * 24 * 60 * 60 * 1000)
    await createVault().resume('omar')
    return (await vault.read('draft')).length
  }
  expect(await draftsAfter(400)).toBe(1)
  for (const days of [1, 1, 2, 3, 4, 5, 6]) expect(await draftsAfter(days)).toBe(1)
  expect(await draftsAfter(7)).toBe(0)
  expect(await vault.read('save')).toHaveLength(1)
  clock.mockRestore()
})
