import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { StoredRegistry } from '../../hosting/src/release/store/storedRegistry.ts'
import { skipRetryPauses } from '../portal/faultMatrix.ts'
import { longAfterFirst } from '../portal/long.ts'
import type { TestPortal } from '../portal/startPortal.ts'
import { registryOf, releaseSuccessfully, storeOf } from './support/release.ts'
import { lists } from './support/remotes.ts'
import { expect, expectList, openByLink, test } from './support/test.ts'

// The browser logs an error for every file that fails its integrity check.
test.use({ storeName: 'tampered', expectedErrors: /Failed to find a valid digest in the 'integrity' attribute/ })
test.beforeEach(({ page }) => skipRetryPauses(page))

const [, accepted, history] = lists

/** The active version of Order History in the registry of the store. */
async function activeHistory(portal: TestPortal) {
  const remote = (await registryOf(portal)).remotes[history.name]
  const files = remote?.versions[remote.active ?? '']
  if (!remote?.active || !files) throw new Error('Order History is not in the registry')
  return { version: remote.active, files }
}

/** Changes a file of the store and its precompressed copies. Returns a function that restores them. */
async function tamper(portal: TestPortal, file: string): Promise<() => Promise<void>> {
  const path = join(storeOf(portal), file)
  const before = await readFile(path)
  const packed = await Promise.all(
    ['br', 'gz'].map(async (kind) => [`${path}.${kind}`, await readFile(`${path}.${kind}`)] as const),
  )
  await writeFile(path, `globalThis.evil = 1;${before.toString('utf8')}`)
  for (const [name] of packed) await rm(name)
  return async () => {
    await writeFile(path, before)
    for (const [name, content] of packed) await writeFile(name, content)
  }
}

async function expectRefused(page: Page, sentence: string) {
  await expect(page.getByRole('alert').filter({ hasText: sentence })).toBeVisible({ timeout: 20_000 })
  expect(await page.evaluate(() => 'evil' in globalThis)).toBe(false)
  await openByLink(page, accepted.title)
  await expectList(page, accepted)
}

for (const what of ['entry', 'chunk'] as const)
  test(`refuses a changed ${what} and reports it in release verify`, async ({ page, portal }) => {
    const { files } = await activeHistory(portal)
    const file = what === 'entry' ? files.entry : (files.preload.at(-1) ?? '')
    const undo = await tamper(portal, `${files.base}${file}`)
    await page.goto('/order-history')
    await expectRefused(page, 'It could not be downloaded.')
    const found = await releaseSuccessfully(portal, 'verify').catch((refusal: unknown) => refusal)
    expect(found).toMatchObject({ kind: 'damaged' })
    expect(JSON.stringify(found)).toContain(file)
    await undo()
    await openByLink(page, history.title)
    await expectList(page, history)
  })

test('never requests the manifest that the bundler wrote', async ({ page, portal }) => {
  const { files } = await activeHistory(portal)
  const path = join(storeOf(portal), `${files.base}mf-manifest.json`)
  const before = await readFile(path)
  await writeFile(path, JSON.stringify({ metaData: { getPublicPath: 'globalThis.evil = 1' } }))
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.goto('/order-history')
  await expectList(page, history)
  expect(requests.filter((address) => address.includes('manifest'))).toEqual([])
  expect(await page.evaluate(() => 'evil' in globalThis)).toBe(false)
  await writeFile(path, before)
})

const UNREADABLE = 'Its manifest could not be read.'
const UNTRUSTED = "This screen's address is not on the allow-list."

const changes = [
  ['no hash for the entry', ({ entry, integrity }: Files) => ({ integrity: without(integrity, entry) }), UNREADABLE],
  ['no hash at all', () => ({ integrity: {} }), UNREADABLE],
  ['files of another origin', () => ({ base: 'https://evil.example/r/' }), UNTRUSTED],
  ['another origin in disguise', () => ({ base: '//evil.example/r/' }), UNREADABLE],
] as const

type Files = StoredRegistry['remotes'][string]['versions'][string]

function without(hashes: Files['integrity'], file: string) {
  return Object.fromEntries(Object.entries(hashes).filter(([name]) => name !== file))
}

function changedVersion(registry: StoredRegistry, version: string, parts: (files: Files) => object) {
  const remote = registry.remotes[history.name]
  const files = remote?.versions[version]
  if (!remote || !files) throw new Error('Order History is not in the registry')
  const versions = { [version]: { ...files, ...parts(files) } }
  return { ...registry, remotes: { ...registry.remotes, [history.name]: { ...remote, lastKnownGood: null, versions } } }
}

for (const [index, [what, change, sentence]] of changes.entries())
  test(
    `disables only the affected screen for a registry with ${what}`,
    longAfterFirst(index),
    async ({ page, portal }) => {
      const { version } = await activeHistory(portal)
      const changed = changedVersion(await registryOf(portal), version, change)
      await page.route('**/registry.json', (route) => route.fulfill({ json: changed }))
      const outside: string[] = []
      page.on('request', (request) => {
        if (!request.url().startsWith(portal.address)) outside.push(request.url())
      })
      await page.goto('/order-history')
      await expectRefused(page, sentence)
      expect(outside).toEqual([])
    },
  )

test('reports a document that is no registry and reads the right one on the next try', async ({ page }) => {
  await page.route('**/registry.json', (route) => route.fulfill({ json: { schema: 2 } }))
  await page.goto('/order-history')
  await expect(page.getByRole('alert').filter({ hasText: 'Its manifest could not be read.' })).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expectList(page, history)
})
