import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { aBuiltRemote, aTemporaryFolder, type BuiltParts } from '../release/testing/aBuiltRemote.ts'
import { publishTo, runReleaseOn } from '../release/testing/release.ts'
import { publishSources } from './publishSources.ts'

const remote = 'mfe-orders-available'
const built = (parts: BuiltParts = {}) => ({ name: parts.name ?? remote, ...aBuiltRemote(parts) })
const registryIn = (store: string) => JSON.parse(readFileSync(join(store, 'registry.json'), 'utf8'))

test('publishes the sources into an empty store', async () => {
  const store = aTemporaryFolder()
  expect(await publishSources(store, [built()], { isDev: false })).toEqual([])
  expect(registryIn(store).remotes[remote].active).toBe('1.0.0')
})

test('does not change a store with releases, unless --dev is given', async () => {
  const store = aTemporaryFolder()
  await publishTo(store, { version: '1.4.0' })
  await runReleaseOn(store, `promote ${remote}@1.4.0`)
  const before = readFileSync(join(store, 'registry.json'), 'utf8')
  const sources = (...names: readonly string[]) => names.map((name) => built({ name, code: 'changed' }))
  expect((await publishSources(store, sources(remote), { isDev: false }))[0]).toMatch(
    /revision 2 and stays as it is\. To .*npm start -- --dev/,
  )
  expect((await publishSources(store, sources(remote, 'mfe-a', 'mfe-b'), { isDev: false }))[0]).toMatch(
    /revision 2 and stays as it is, without mfe-a, mfe-b\. To /,
  )
  expect(readFileSync(join(store, 'registry.json'), 'utf8')).toBe(before)
  expect(await publishSources(store, [built({ code: 'changed' })], { isDev: true })).toEqual([])
  expect(registryIn(store).remotes[remote].active).toBe('1.0.0')
})

test('starts with the other remotes when one cannot be published', async () => {
  const store = aTemporaryFolder()
  const broken = built({ name: 'mfe-broken' })
  writeFileSync(join(broken.workspace, 'remote.json'), '{}')
  const reserved = built({ name: 'mfe-reserved', route: 'embed/order-editor' })
  const problems = await publishSources(store, [broken, reserved, built()], { isDev: false })
  expect(problems).toEqual([
    expect.stringMatching(/^mfe-broken was not published: remote\.json/),
    expect.stringMatching(/^mfe-reserved was not published: .*reserved for the portal/),
  ])
  expect(Object.keys(registryIn(store).remotes)).toEqual([remote])
})
