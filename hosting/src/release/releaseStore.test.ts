import { spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { readRegistry } from '@carrier-portal/contract/registry'
import { publishBuilt } from './publish/publishBuilt.ts'
import { pruneStore } from './store/pruneStore.ts'
import { openStore } from './store/releaseStore.ts'
import { aBuiltRemote, aTemporaryFolder } from './testing/aBuiltRemote.ts'
import { publishTo, release } from './testing/release.ts'

const remote = 'mfe-orders-available'

function registryIn(store: string) {
  return JSON.parse(readFileSync(join(store, 'registry.json'), 'utf8'))
}

async function aStoreWith(...versions: readonly string[]): Promise<string> {
  const store = aTemporaryFolder()
  for (const version of versions) await publishTo(store, { version, code: `screen ${version}` })
  return store
}

test('promotes to 5 %, to all users, rolls back and blocks, with each step in the history', async () => {
  const store = await aStoreWith('1.0.0', '1.1.0')
  expect(registryIn(store)).toMatchObject({ revision: 2, remotes: {} })
  await release(store, `promote ${remote}@1.0.0`)
  expect(await release(store, `promote ${remote}@1.1.0 --percent 5`)).toMatchObject({
    revision: 4,
    active: '1.0.0',
    rollout: { version: '1.1.0', percent: 5 },
  })
  const { salt } = registryIn(store).remotes[remote].rollout
  await release(store, `promote ${remote}@1.1.0 --percent 50`)
  expect(registryIn(store).remotes[remote].rollout).toEqual({ version: '1.1.0', percent: 50, salt })
  await release(store, `promote ${remote}@1.1.0`)
  expect(registryIn(store).remotes[remote]).toMatchObject({ active: '1.1.0', lastKnownGood: '1.0.0', rollout: null })
  await release(store, `rollback ${remote} --why Saturday`)
  expect(registryIn(store)).toMatchObject({ revision: 7, remotes: { [remote]: { active: '1.0.0' } } })
  await release(store, `block ${remote}@1.1.0 --reason loses-times`)
  const { changes } = { changes: [], ...(await release(store, 'history')) }
  expect(changes).toHaveLength(8)
  expect(changes.slice(0, 2)).toMatchObject([
    { revision: 8, who: 'ana', why: 'loses-times', what: `blocked ${remote}@1.1.0` },
    { revision: 7, who: 'ana', why: 'Saturday', what: `rolled back ${remote}@1.1.0, all users have 1.0.0` },
  ])
  await expect(release(store, `promote ${remote}@1.1.0`)).rejects.toMatchObject({ kind: 'refused' })
  expect(readRegistry(registryIn(store))?.remotes[remote]?.versions['1.1.0']?.reason).toBe('loses-times')
})

test('stores the files with compressed copies in a folder named by their content hash', async () => {
  const store = await aStoreWith('1.0.0')
  await release(store, `promote ${remote}@1.0.0`)
  const { base, entry, preload, integrity } = registryIn(store).remotes[remote].versions['1.0.0']
  expect(base).toMatch(/^\/r\/mfe-orders-available\/1\.0\.0-[0-9a-f]{8}\/$/)
  expect([entry, preload]).toEqual(['remoteEntry.aa11.js', ['static/screen.bb22.js']])
  expect(Object.keys(integrity).toSorted()).toEqual([
    'mf-manifest.json',
    'remote.json',
    'remoteEntry.aa11.js',
    'static/screen.bb22.js',
  ])
  const screen = join(store, base, 'static/screen.bb22.js')
  const content = readFileSync(screen)
  expect(brotliDecompressSync(readFileSync(`${screen}.br`))).toEqual(content)
  expect(gunzipSync(readFileSync(`${screen}.gz`))).toEqual(content)
  expect(readdirSync(join(store, 'r', remote))).toHaveLength(1)
})

test('changes route and navigation with the promoted version and back with a rollback', async () => {
  const store = await aStoreWith('1.0.0')
  await publishTo(store, { version: '1.1.0', label: 'Offers', route: 'offers' })
  await release(store, `promote ${remote}@1.0.0`)
  await release(store, `promote ${remote}@1.1.0`)
  expect(registryIn(store).remotes[remote]).toMatchObject({ route: 'offers', navigation: { label: { en: 'Offers' } } })
  await release(store, `rollback ${remote}`)
  expect(registryIn(store).remotes[remote]).toMatchObject({ route: 'available-orders' })
})

test.each([
  ['the same content', 'screen 1.0.0'],
  ['other content', 'screen nine'],
])('refuses to publish an existing version with %s', async (_, code) => {
  const store = await aStoreWith('1.0.0')
  const before = readFileSync(join(store, 'registry.json'), 'utf8')
  await expect(publishTo(store, { version: '1.0.0', code })).rejects.toMatchObject({ kind: 'refused' })
  expect(readFileSync(join(store, 'registry.json'), 'utf8')).toBe(before)
  expect(readdirSync(join(store, 'r', remote))).toHaveLength(1)
})

test('publishes changed sources at the start and respects later release decisions', async () => {
  const store = aTemporaryFolder()
  const start = (code: string) => publishBuilt({ store, ...aBuiltRemote({ code }), promote: true })
  expect((await start('one')).version).toBe('1.0.0')
  const { registry } = await start('one')
  expect(registry.revision).toBe(2)
  const { version } = await start('two')
  expect(version).toMatch(/^1\.0\.0-dev\.[0-9a-f]{8}$/)
  expect(registryIn(store).remotes[remote]).toMatchObject({ active: version, lastKnownGood: '1.0.0' })
  expect((await start('one')).registry.remotes[remote]?.active).toBe('1.0.0')
  await start('two')
  await release(store, `rollback ${remote}`)
  expect((await start('two')).registry.remotes[remote]?.active).toBe('1.0.0')
})

test.each([
  ['a changed entry', (file: string) => writeFileSync(file, 'evil'), 'remoteEntry.aa11.js', 'changed'],
  ['a changed chunk', (file: string) => writeFileSync(file, 'evil'), 'static/screen.bb22.js', 'changed'],
  [
    'a changed compressed copy',
    (file: string) => writeFileSync(file, 'evil'),
    'static/screen.bb22.js.br',
    'compressed copy changed',
  ],
  ['a missing file', (file: string) => rmSync(file), 'mf-manifest.json', 'missing'],
  ['an unknown file', (file: string) => writeFileSync(file, 'evil'), 'extra.js', 'unknown file'],
])('verify finds %s', async (_, harm, file, fault) => {
  const store = await aStoreWith('1.0.0', '1.1.0')
  await release(store, `promote ${remote}@1.0.0`)
  expect(await release(store, 'verify')).toMatchObject({ versions: 2, files: 8, faults: [] })
  const { base } = registryIn(store).remotes[remote].versions['1.0.0']
  harm(join(store, base, file))
  await expect(release(store, 'verify')).rejects.toMatchObject({
    kind: 'damaged',
    data: { faults: [{ file: `${base.slice(1)}${file}`, fault }] },
  })
})

test.each([
  ['another active version', (json: string) => json.replace('"active": "1.0.0"', '"active": "1.1.0"')],
  ['another hash', (json: string) => json.replace(/sha384-.{4}/, 'sha384-AAAA')],
  ['half of it', (json: string) => json.slice(0, 200)],
])('verify finds a registry with %s', async (_, harm) => {
  const store = await aStoreWith('1.0.0', '1.1.0')
  await release(store, `promote ${remote}@1.0.0`)
  const file = join(store, 'registry.json')
  writeFileSync(file, harm(readFileSync(file, 'utf8')))
  await expect(release(store, 'verify')).rejects.toMatchObject({
    data: { faults: expect.arrayContaining([{ file: 'registry.json', fault: 'registry changed' }]) },
  })
})

test('refuses a change that makes the registry invalid', async () => {
  const store = aTemporaryFolder()
  const { workspace, dist } = aBuiltRemote()
  const request = { store, workspace, dist, origin: 'http://cdn.example', promote: true }
  await expect(publishBuilt(request)).rejects.toMatchObject({
    kind: 'refused',
    message: expect.stringMatching(/invalid/),
  })
  expect(existsSync(join(store, 'registry.json'))).toBe(false)
  const published = await publishBuilt({ ...request, origin: 'https://cdn.example' })
  expect(published.registry.remotes[remote]?.versions['1.0.0']?.base).toBe(`https://cdn.example/${published.folder}/`)
  expect(await release(store, 'verify')).toMatchObject({ versions: 1, faults: [] })
})

test('prune removes an unused version from the registry, and its files 30 days later', async () => {
  const store = aTemporaryFolder()
  const longAgo = () => new Date('2025-01-01T00:00:00Z')
  const { folder } = await publishTo(store, { version: '1.0.0', code: 'old' }, longAgo)
  await publishTo(store, { version: '1.1.0' }, longAgo)
  await release(store, `promote ${remote}@1.1.0`)
  utimesSync(join(store, folder), longAgo(), longAgo())
  const dropped = [{ name: remote, version: '1.0.0' }]
  expect(await release(store, 'prune --dry-run')).toEqual({ dropped, deleted: [], dryRun: true })
  expect(await release(store, 'prune')).toMatchObject({ dropped, deleted: [] })
  expect(Object.keys(registryIn(store).remotes[remote].versions)).toEqual(['1.1.0'])
  expect(existsSync(join(store, folder))).toBe(true)
  const later = new Date(Date.now() + 31 * 86_400_000)
  const note = { who: 'ana', why: '' }
  expect(await pruneStore(openStore(store), note, later, false)).toEqual({ dropped: [], deleted: [folder] })
  expect(existsSync(join(store, folder))).toBe(false)
  expect(await release(store, 'verify')).toMatchObject({ versions: 1, faults: [] })
})

function run(
  store: string,
  ...line: readonly string[]
): Promise<{ code: number | null; result: { ok: boolean; kind?: string } }> {
  const cli = join(__dirname, 'cli.ts')
  const child = spawn(process.execPath, ['--import', 'tsx', cli, ...line, '--store', store, '--json'])
  let output = ''
  child.stdout.on('data', (part) => {
    output += part
  })
  return new Promise((resolve) => child.on('exit', (code) => resolve({ code, result: JSON.parse(output) })))
}

test('refuses one of two concurrent releases with --if-revision', async () => {
  const store = await aStoreWith('1.0.0', '1.1.0', '1.2.0')
  await release(store, `promote ${remote}@1.0.0`)
  const results = await Promise.all(
    ['1.1.0', '1.2.0'].map((version) => run(store, 'promote', `${remote}@${version}`, '--if-revision', '4')),
  )
  expect(results.map(({ code }) => code).toSorted()).toEqual([0, 3])
  expect(results.find(({ code }) => code === 3)?.result).toMatchObject({ ok: false, kind: 'conflict' })
  expect(registryIn(store).revision).toBe(5)
  expect(await release(store, 'verify')).toMatchObject({ faults: [] })
}, 60_000)

test('commits or refuses each of 12 concurrent releases', async () => {
  const store = aTemporaryFolder()
  const results = await Promise.allSettled(
    Array.from({ length: 12 }, (_, at) => publishTo(store, { name: `mfe-${'abcdefghijkl'[at]}`, route: `r${at}` })),
  )
  const made = results.filter(({ status }) => status === 'fulfilled').length
  const { revision, waiting } = registryIn(store)
  expect(made).toBeGreaterThan(0)
  expect([revision, Object.keys(waiting).length]).toEqual([made, made])
  expect({ changes: [], ...(await release(store, 'history')) }.changes).toHaveLength(made)
})

test('completes a release that was killed before it wrote registry.json', async () => {
  const store = await aStoreWith('1.0.0')
  const [first, second] = ['000001.json', '000002.json'].map((file) => join(store, 'revisions', file))
  const before = readFileSync(join(store, 'registry.json'))
  await release(store, `promote ${remote}@1.0.0`)
  writeFileSync(join(store, 'registry.json'), before)
  expect([first, second].every((file) => existsSync(String(file)))).toBe(true)
  await expect(publishTo(store, { version: '1.1.0' })).rejects.toMatchObject({ kind: 'conflict' })
  expect(registryIn(store)).toMatchObject({ revision: 2, remotes: { [remote]: { active: '1.0.0' } } })
  await publishTo(store, { version: '1.1.0' })
  expect(registryIn(store).revision).toBe(3)
})

test.each([
  ['', 'usage', /release -- <command>/],
  ['ship', 'usage', /"ship" is not a command/],
  ['promote', 'usage', /Name the remote and its version/],
  ['promote mfe-a', 'usage', /Name the remote and its version/],
  ['promote mfe-a@1.0.0', 'refused', /not published/],
  ['promote mfe-a@1.0.0 --percent x', 'usage', /whole number/],
  ['promote mfe-a@1.0.0 --now', 'usage', /--now/],
  ['promote mfe-a@1.0.0 --if-revision 9', 'conflict', /revision 0, not at 9/],
  ['rollback', 'usage', /Name the remote/],
  ['rollback ../etc', 'usage', /not a valid remote name/],
  ['rollback mfe-a', 'refused', /no promoted version/],
  ['block mfe-a@1.0.0', 'usage', /needs a --reason/],
  ['publish mfe-none', 'usage', /no workspace mfe-none/],
  ['list one two', 'usage', /Unexpected argument "two"/],
])('"release %s" fails with a message', async (line, kind, message) => {
  const store = aTemporaryFolder()
  await expect(release(store, line)).rejects.toMatchObject({
    kind,
    message: expect.stringMatching(message),
  })
  expect(existsSync(join(store, 'registry.json'))).toBe(false)
})

test.each(['publish', 'promote', 'rollback', 'block', 'list', 'history', 'verify', 'prune'])(
  'release %s --help prints its usage and its options',
  async (command) => {
    expect(await release(aTemporaryFolder(), `${command} --help`)).toHaveProperty('usage')
  },
)
