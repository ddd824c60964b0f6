import 'fake-indexeddb/auto'
import { createStore } from '@carrier-portal/contract'
import { deleteDB } from 'idb'
import { createVault, type Vault } from '../drafts/vault.ts'
import type { SessionState } from '../session/sessionStore.ts'
import { storedBytes } from '../testing/storedBytes.ts'
import { createCopies } from './createCopies.ts'

afterEach(() => deleteDB('carrier-portal'))

const signedInAs = (username: string): SessionState => ({ state: 'in', session: { username, carriers: [], epoch: 1 } })
const orders = { orders: ['WO-1'] }

/** A page of a signed-in user, with a vault of its own over the same device. */
function aPage(username = 'dana') {
  const session = createStore(signedInAs(username))
  const vault = createVault()
  const writes: Promise<void>[] = []
  let isFull = false
  const write: Vault['write'] = (...record) => {
    const written = isFull ? Promise.reject(new Error('The disk is full.')) : vault.write(...record)
    writes.push(written)
    return written
  }
  return {
    session,
    vault,
    copies: createCopies({ vault: { ...vault, write }, session, now: Date.now }),
    fillDevice: () => {
      isFull = true
    },
    /** Resolves when nothing is left to be written. */
    written: async () => {
      for (let known = -1; known !== writes.length; await nextTask()) {
        known = writes.length
        await Promise.allSettled(writes)
      }
    },
  }
}

const nextTask = () => new Promise((done) => setTimeout(done))

/** A page that has kept its orders on the device. */
async function aPageWithCopies() {
  const page = aPage()
  await page.vault.unlock('dana', 'secret')
  page.copies.keep('orders', orders)
  await stored()
  return page
}

/** Waits until a page that opens now finds the copy. */
async function stored(name = 'orders') {
  while ((await aPage().copies.find(name)) === undefined) await nextTask()
}

test('gives the next page of the session what was kept, and nothing to another user', async () => {
  await aPageWithCopies()
  expect(await aPage().copies.find('orders')).toEqual(orders)
  expect(await aPage().copies.find('other')).toBeUndefined()
  expect(await aPage('omar').copies.find('orders')).toBeUndefined()
})

test('writes the copies encrypted', async () => {
  await aPageWithCopies()
  expect(await storedBytes()).not.toContain('WO-1')
})

test('writes what was kept before the key of the sign-in was there', async () => {
  const { copies, vault } = aPage()
  copies.keep('orders', orders)
  await vault.unlock('dana', 'secret')
  await stored()
})

test('forgets what was kept when the session ends, and writes it again when an expired session is renewed', async () => {
  const { copies, session, vault } = await aPageWithCopies()
  await vault.deleteStoredKeys()
  expect(await aPage().copies.find('orders')).toBeUndefined()
  await vault.unlock('dana', 'secret')
  await stored()

  session.set({ state: 'out', reason: 'idle' })
  await vault.lock()
  copies.keep('orders', orders)
  session.set(signedInAs('dana'))
  await vault.unlock('dana', 'secret')
  copies.keep('later', orders)
  await stored('later')
  expect(await copies.find('orders')).toBeUndefined()
})

test('keeps the later copy, also where the one before it takes longer to encrypt', async () => {
  const { copies, written } = await aPageWithCopies()
  copies.keep('orders', { orders: ['WO-1'.repeat(4_000_000)] })
  copies.keep('orders', { orders: ['WO-2'] })
  await written()
  expect(await aPage().copies.find('orders')).toEqual({ orders: ['WO-2'] })
})

test('keeps no earlier copy on a device without room for the present one', async () => {
  const { copies, fillDevice, written } = await aPageWithCopies()
  fillDevice()
  copies.keep('orders', { orders: [] })
  await written()
  expect(await aPage().copies.find('orders')).toBeUndefined()
})

test('writes nothing while the session has expired, and all of it when it is renewed in another tab', async () => {
  const { copies, session, vault, written } = await aPageWithCopies()
  session.set({ state: 'expired', session: { username: 'dana', carriers: [], epoch: 1 } })
  await vault.deleteStoredKeys()
  copies.keep('orders', orders)
  await written()
  expect(await vault.read('copy')).toEqual([])
  await createVault().unlock('dana', 'secret')
  session.set(signedInAs('dana'))
  await stored()
})
