import { chmodSync, readdirSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { aTemporaryFolder } from '../testing/aBuiltRemote.ts'
import { publishTo, runReleaseOn } from '../testing/release.ts'
import { refuseUnwritable } from './refuseUnwritable.ts'

const ORDINARY_USER_ID = 65_534

/** Runs with the rights of an ordinary user: file modes do not bind the superuser. */
async function asOrdinaryUser<Result>(action: () => Promise<Result>): Promise<Result> {
  const isSuperuser = process.geteuid?.() === 0
  if (isSuperuser) process.seteuid?.(ORDINARY_USER_ID)
  try {
    return await action()
  } finally {
    if (isSuperuser) process.seteuid?.(0)
  }
}

test('refuses with the next step when the disk of the store is full', async () => {
  await expect(refuseUnwritable(writeFile('/dev/full', 'a version'))).rejects.toMatchObject({
    kind: 'storage',
    message: expect.stringMatching(/its disk is full. Nothing was released. Delete other files there or enlarge it/),
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
