import 'fake-indexeddb/auto'
import { openDB } from 'idb'
import { createVault } from './vault.ts'

test('reads, writes and erases in a database to which a later version of the shell has added, for a rollback', async () => {
  const record = { id: 'r1', savedAt: Date.now(), value: 'No cooled van' }
  const vault = createVault()
  await vault.unlock('dana', 'secret')
  await vault.write('draft', record)
  const later = await openDB('carrier-portal', 2, { upgrade: (database) => void database.createObjectStore('later') })
  later.close()

  const page = createVault()
  await page.resume('dana')
  expect(await page.read('draft')).toEqual([record])
  await vault.write('draft', { ...record, value: 'No van' })
  expect(await page.read('draft')).toEqual([{ ...record, value: 'No van' }])
  await page.erase('dana')
  await page.unlock('dana', 'secret')
  expect(await page.read('draft')).toEqual([])
})
