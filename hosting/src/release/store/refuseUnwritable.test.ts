import { chmodSync, readdirSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { asOrdinaryUser } from '../../testing/asOrdinaryUser.ts'
import { aTemporaryFolder } from '../testing/aBuiltRemote.ts'
import { publishTo, runReleaseOn } from '../testing/release.ts'
import { refuseUnwritable } from './refuseUnwritable.ts'

test('refuses with the next step when the disk of the store is full', async () => {
  await expect(refuseUnwritable(writeFile('/dev/full', 'a version'))).rejects.toMatchObject({
    kind: 'storage',
    message: expect.stringMatching(/its disk is full. Nothing was changed. Delete other files there or enlarge it/),
  })
})

test('commits no revision when registry.json cannot be written', async () => {
  const store = aTemporaryFolder()
  await publishTo(store, { version: '1.0.0' })
  const registry = readFileSync(join(store, 'registry.json'), 'utf8')
  chmodSync(join(store, 'revisions'), 0o777)
  chmodSync(store, 0o555)
  const promotion = asOrdinaryUser(() => runReleaseOn(store, 'promote mfe-orders-available@1.0.0'))
  await expect(promotion).rejects.toMatchObject({ kind: 'storage', message: expect.stringMatching(/access is denied/) })
  expect(readdirSync(join(store, 'revisions'))).toEqual(['000001.json'])
  expect(readFileSync(join(store, 'registry.json'), 'utf8')).toBe(registry)
})

/** Only root can make a folder in which another user may add files and not replace those of others. */
const testAsRoot = process.geteuid?.() === 0 ? test : test.skip

testAsRoot('names the revision that is recorded when registry.json alone cannot be replaced', async () => {
  const store = aTemporaryFolder()
  await publishTo(store, { version: '1.0.0' })
  for (const folder of [store, join(store, 'revisions')]) chmodSync(folder, 0o1777)
  const promote = () => runReleaseOn(store, 'promote mfe-orders-available@1.0.0')
  await expect(asOrdinaryUser(promote)).rejects.toMatchObject({
    kind: 'storage',
    message: expect.stringMatching(
      /^The .*: access is denied\. Revision 2 is recorded, but .*, and run "release repair"/,
    ),
  })
  expect(await runReleaseOn(store, 'repair')).toEqual({ revision: 2 })
})
