import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { HOST_CONTRACT_VERSION, readRegistry } from '@carrier-portal/contract/registry'
import { asOrdinaryUser } from '../testing/asOrdinaryUser.ts'
import { inputOf } from './commandInput.ts'
import { publishInto } from './publish/publishInto.ts'
import { publishLocal } from './publish/publishLocal.ts'
import { readBuilt } from './publish/readBuilt.ts'
import { folderName, upload } from './publish/upload.ts'
import { runRelease } from './runRelease.ts'
import { UPLOADS_FOLDER } from './store/dayOldFiles.ts'
import { pruneStore } from './store/pruneStore.ts'
import { openStore } from './store/releaseStore.ts'
import type { StoredRegistry } from './store/storedRegistry.ts'
import { updateRemote } from './store/updateRemote.ts'
import { verifyStore } from './store/verifyStore.ts'
import { aBuiltRemote, aTemporaryFolder } from './testing/aBuiltRemote.ts'
import { publishTo, runReleaseOn } from './testing/release.ts'

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
  expect(registryIn(store)).toEqual(expect.objectContaining({ revision: 2, remotes: {} }))
  await runReleaseOn(store, `promote ${remote}@1.0.0`)
  expect(await runReleaseOn(store, `promote ${remote}@1.1.0 --percent 5`)).toMatchObject({
    revision: 4,
    active: '1.0.0',
    rollout: { version: '1.1.0', percent: 5 },
  })
  const { salt } = registryIn(store).remotes[remote].rollout
  await runReleaseOn(store, `promote ${remote}@1.1.0 --percent 50`)
  expect(registryIn(store).remotes[remote].rollout).toEqual({ version: '1.1.0', percent: 50, salt })
  await runReleaseOn(store, `promote ${remote}@1.1.0`)
  expect(registryIn(store).remotes[remote]).toMatchObject({ active: '1.1.0', lastKnownGood: '1.0.0', rollout: null })
  await runReleaseOn(store, `rollback ${remote} --why Saturday`)
  expect(registryIn(store)).toMatchObject({ revision: 7, remotes: { [remote]: { active: '1.0.0' } } })
  await runReleaseOn(store, `block ${remote}@1.1.0 --reason loses-times`)
  const { changes } = { changes: [], ...(await runReleaseOn(store, 'history')) }
  expect(changes).toHaveLength(8)
  expect(changes.slice(0, 2)).toMatchObject([
    { revision: 8, who: 'ana', why: 'loses-times', what: `blocked ${remote}@1.1.0` },
    { revision: 7, who: 'ana', why: 'Saturday', what: `rolled back ${remote}@1.1.0, all users have 1.0.0` },
  ])
  await expect(runReleaseOn(store, `promote ${remote}@1.1.0`)).rejects.toMatchObject({ kind: 'refused' })
  expect(readRegistry(registryIn(store))?.remotes[remote]?.versions['1.1.0']?.reason).toBe('loses-times')
})

test('a block of the active version names the users who keep the version of a running trial', async () => {
  const store = await aStoreWith('1.0.0', '1.1.0', '1.2.0')
  for (const line of [`promote ${remote}@1.0.0`, `promote ${remote}@1.2.0`, `promote ${remote}@1.1.0 --percent 50`])
    await runReleaseOn(store, line)
  const blockOf = (version: string) => runReleaseOn(store, `block ${remote}@${version} --reason slow`)
  expect(await blockOf('1.2.0')).toMatchObject({
    what: `blocked ${remote}@1.2.0, all users outside of the trial have 1.0.0`,
  })
  expect(await blockOf('1.0.0')).toMatchObject({
    what: expect.stringContaining('NO user outside of the trial has this screen'),
  })
})

test.each([
  ['block', 'reason', ['block', `${remote}@1.0.0`, '--reason', 'x'.repeat(501)]],
  ['promote', 'why', ['promote', `${remote}@1.0.0`, '--why', 'x'.repeat(501)]],
])('%s refuses a text of more than 500 characters in a folder too', async (_, part, line) => {
  const store = await aStoreWith('1.0.0')
  await expect(runRelease([...line, '--store', store])).rejects.toMatchObject({
    kind: 'usage',
    message: `"${part}" has 501 characters, and at most 500 are allowed. Shorten it, and run the command again.`,
  })
  expect(registryIn(store)).toMatchObject({ revision: 1 })
})

test('blocks the fallback of a blocked version: users get the version before it, to which a rollback goes', async () => {
  const store = await aStoreWith('2.0.0', '2.1.0', '2.2.0')
  for (const command of ['promote 2.0.0', 'promote 2.1.0', 'mark-good 2.1.0', 'promote 2.2.0'])
    await runReleaseOn(store, command.replace(' ', ` ${remote}@`))
  const blockOf = (version: string) => runReleaseOn(store, `block ${remote}@${version} --reason slow`)
  expect(await blockOf('2.2.0')).toMatchObject({ what: `blocked ${remote}@2.2.0, all users have 2.1.0` })
  expect(await blockOf('2.1.0')).toMatchObject({ what: `blocked ${remote}@2.1.0, all users have 2.0.0` })
  expect(await runReleaseOn(store, `rollback ${remote}`)).toMatchObject({ active: '2.0.0' })
  expect(await blockOf('2.0.0')).toMatchObject({ what: expect.stringContaining('NO user has this screen') })
})

test('a rollback says that open pages run on with what they loaded', async () => {
  const store = await aStoreWith('1.0.0', '1.1.0')
  for (const version of ['1.0.0', '1.1.0']) await runReleaseOn(store, `promote ${remote}@${version}`)
  const { lines } = await runRelease(['rollback', remote, '--store', store])
  expect(lines).toEqual([
    `Revision 5: rolled back ${remote}@1.1.0, all users have 1.0.0.`,
    expect.stringMatching(/^Open pages run what they loaded until their next change of screens; only a block/),
  ])
})

test('a further rollback restores no version that was rolled back, until it is promoted again', async () => {
  const store = await aStoreWith('1.0.0', '1.2.0', '1.3.0')
  const rollback = () => runReleaseOn(store, `rollback ${remote}`)
  for (const command of ['promote 1.0.0', 'promote 1.2.0', 'mark-good 1.2.0', 'promote 1.3.0'])
    await runReleaseOn(store, command.replace(' ', ` ${remote}@`))
  expect(await rollback()).toMatchObject({ active: '1.2.0', lastKnownGood: '1.0.0' })
  expect(await rollback()).toMatchObject({ active: '1.0.0', lastKnownGood: null })
  await expect(rollback()).rejects.toMatchObject({
    kind: 'refused',
    message: expect.stringMatching(/no earlier good version .*rolled back do not count\. Promote one by its number/),
  })
  for (const version of ['1.3.0', '1.2.0']) await runReleaseOn(store, `promote ${remote}@${version}`)
  await runReleaseOn(store, `block ${remote}@1.0.0 --reason slow`)
  expect(await rollback()).toMatchObject({ active: '1.3.0', lastKnownGood: null })
})

test('mark-good needs a version that was active, and gives users no other one', async () => {
  const store = await aStoreWith('1.0.0', '1.1.0', '1.2.0')
  for (const version of ['1.0.0', '1.1.0']) await runReleaseOn(store, `promote ${remote}@${version}`)
  await runReleaseOn(store, `block ${remote}@1.0.0 --reason slow`)
  await runReleaseOn(store, `block ${remote}@1.1.0 --reason slow`)
  await expect(runReleaseOn(store, `mark-good ${remote}@1.2.0`)).rejects.toMatchObject({
    kind: 'refused',
    message: expect.stringContaining('was never active for all users'),
  })
  for (const version of ['1.2.0', '1.3.0', '1.4.0']) {
    if (version !== '1.2.0') await publishTo(store, { version })
    await runReleaseOn(store, `promote ${remote}@${version}`)
  }
  expect(await runReleaseOn(store, `mark-good ${remote}@1.2.0`)).toMatchObject({ lastKnownGood: '1.2.0' })
})

test('a rollback makes the checks of a promotion, and the end of a trial makes none', async () => {
  const store = await aStoreWith('1.0.0', '1.1.0', '1.2.0')
  for (const version of ['1.0.0', '1.1.0']) await runReleaseOn(store, `promote ${remote}@${version}`)
  await runReleaseOn(store, `promote ${remote}@1.2.0 --percent 5`)
  const { base } = registryIn(store).remotes[remote].versions['1.0.0']
  writeFileSync(join(store, base, 'remoteEntry.aa11.js'), 'changed')
  expect(await runReleaseOn(store, `rollback ${remote}`)).toMatchObject({ active: '1.1.0', rollout: null })
  await expect(runReleaseOn(store, `rollback ${remote}`)).rejects.toMatchObject({
    kind: 'damaged',
    message: expect.stringContaining('remoteEntry.aa11.js: changed'),
  })
})

test('stores the files with compressed copies in a folder named by their content hash', async () => {
  const store = await aStoreWith('1.0.0')
  await runReleaseOn(store, `promote ${remote}@1.0.0`)
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

test('promote prints the address and the integrity of the module for other tools', async () => {
  const store = await aStoreWith('1.0.0')
  await publishTo(store, { version: '1.1.0', embedded: 'editor' })
  expect(await runReleaseOn(store, `promote ${remote}@1.0.0`)).not.toHaveProperty('embedded')
  const integrity = `sha384-${createHash('sha384').update('editor').digest('base64')}`
  expect(await runReleaseOn(store, `promote ${remote}@1.1.0 --percent 5`)).toMatchObject({
    embedded: { address: '/embed/order-editor/1.1.0/v1.js', integrity },
  })
})

test('changes route and navigation with the promoted version and back with a rollback', async () => {
  const store = await aStoreWith('1.0.0')
  await publishTo(store, { version: '1.1.0', label: 'Offers', route: 'offers' })
  await runReleaseOn(store, `promote ${remote}@1.0.0`)
  await runReleaseOn(store, `promote ${remote}@1.1.0`)
  expect(registryIn(store).remotes[remote]).toMatchObject({ route: 'offers', navigation: { label: { en: 'Offers' } } })
  await runReleaseOn(store, `rollback ${remote}`)
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

test('publish and promote succeed without a change when a CI repeats them', async () => {
  const store = await aStoreWith('1.0.0')
  await runReleaseOn(store, `promote ${remote}@1.0.0`)
  const { workspace } = aBuiltRemote({ code: 'screen 1.0.0' })
  const before = registryIn(store)
  process.env.INIT_CWD = workspace
  const published = await runRelease(['publish', remote, '--no-build', '--store', store])
  delete process.env.INIT_CWD
  expect(published.lines).toEqual([`${remote}@1.0.0 is already published with the same files; nothing was changed.`])
  for (const audience of ['', ' --percent 5 --watch']) {
    const { lines } = await runRelease(['promote', ...`${remote}@1.0.0${audience}`.split(' '), '--store', store])
    expect(lines).toEqual([`Revision 2: ${remote}@1.0.0 is already active for all users; nothing was changed.`])
  }
  expect(registryIn(store)).toEqual(before)
})

test.each([
  ['reserved for the portal', 'login'],
  ['of another remote', 'available-orders'],
])('refuses to publish a version whose route is %s, and writes nothing', async (_, route) => {
  const store = await aStoreWith('1.0.0')
  await runReleaseOn(store, `promote ${remote}@1.0.0`)
  await expect(publishTo(store, { name: 'mfe-new', route })).rejects.toMatchObject({
    kind: 'refused',
    message: expect.stringMatching(/^mfe-new declares the route .*Publish a version with another route\.$/),
  })
  expect(readdirSync(join(store, 'r'))).toEqual([remote])
})

test('publishes a changed build of the same version as a development version', async () => {
  const store = aTemporaryFolder()
  const start = (code: string) => publishLocal({ store, ...aBuiltRemote({ code }) })
  expect((await start('one')).version).toBe('1.0.0')
  expect((await start('one')).registry.revision).toBe(2)
  const { version } = await start('two')
  expect(version).toMatch(/^1\.0\.0-dev\.[0-9a-f]{8}$/)
  expect(registryIn(store).remotes[remote]).toMatchObject({ active: version, lastKnownGood: '1.0.0' })
  expect((await start('one')).registry.remotes[remote]?.active).toBe('1.0.0')
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
  await runReleaseOn(store, `promote ${remote}@1.0.0`)
  expect(await runReleaseOn(store, 'verify')).toMatchObject({ versions: 2, files: 8, faults: [] })
  const { base } = registryIn(store).remotes[remote].versions['1.0.0']
  harm(join(store, base, file))
  await expect(runReleaseOn(store, 'verify')).rejects.toMatchObject({
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
  await runReleaseOn(store, `promote ${remote}@1.0.0`)
  const file = join(store, 'registry.json')
  writeFileSync(file, harm(readFileSync(file, 'utf8')))
  await expect(runReleaseOn(store, 'verify')).rejects.toMatchObject({
    data: { faults: expect.arrayContaining([{ file: 'registry.json', fault: 'registry changed' }]) },
  })
})

test.each([
  ['an empty file', ''],
  ['half of it', '{"schema":1,"revision"'],
])('repair restores a registry.json that is %s', async (_, text) => {
  const store = await aStoreWith('1.0.0')
  await runReleaseOn(store, `promote ${remote}@1.0.0`)
  const file = join(store, 'registry.json')
  const before = readFileSync(file, 'utf8')
  writeFileSync(file, text)
  await expect(runReleaseOn(store, 'list')).rejects.toMatchObject({
    kind: 'damaged',
    message: expect.stringContaining('release repair'),
  })
  expect(await runReleaseOn(store, 'repair')).toEqual({ revision: 2 })
  expect(readFileSync(file, 'utf8')).toBe(before)
  const { lines } = await runRelease(['repair', '--store', store])
  expect(lines).toEqual([expect.stringMatching(/^registry\.json equals revision 2; nothing was changed\./)])
})

test('repair names the store in its next step, in quotes for a folder with a space', async () => {
  const store = join(aTemporaryFolder(), 'a store')
  await publishTo(store)
  rmSync(join(store, 'registry.json'))
  const { lines } = await runRelease(['repair', '--store', store])
  expect(lines[0]).toBe(`registry.json is revision 1 again. Next: npm run release -- verify --store '${store}'`)
})

test('refuses to promote a version whose files changed', async () => {
  const store = await aStoreWith('1.0.0')
  const { base } = registryIn(store).waiting[remote].versions['1.0.0']
  writeFileSync(join(store, base, 'remoteEntry.aa11.js'), 'changed')
  await expect(runReleaseOn(store, `promote ${remote}@1.0.0`)).rejects.toMatchObject({
    kind: 'damaged',
    message: expect.stringContaining(
      'changed. Publish a new version; on the portal\'s host "release verify" lists all.',
    ),
  })
  expect(registryIn(store).revision).toBe(1)
})

test.each([
  ['a newer', '^2.0', ', or update the shell first'],
  ['an older', '1.0', ''],
])('refuses to promote a version for %s host contract', async (_, contract, other) => {
  const store = aTemporaryFolder()
  await publishTo(store, { contract })
  await expect(runReleaseOn(store, `promote ${remote}@1.0.0`)).rejects.toMatchObject({
    kind: 'refused',
    message: `${remote}@1.0.0 needs host contract ${contract}, but the shell has ${HOST_CONTRACT_VERSION}. Publish a version with a range that includes it${other}.`,
  })
})

describe('a version on another origin', () => {
  const server = createServer((request, response) => {
    if (isReadable && request.headers.origin) response.setHeader('Access-Control-Allow-Origin', '*')
    if (content === '') response.writeHead(404)
    response.end(request.url?.endsWith('remoteEntry.aa11.js') ? content : 'other')
  })
  let content = 'entry'
  let isReadable = true
  let origin = ''
  beforeAll(async () => {
    await new Promise<void>((listening) => server.listen(0, 'localhost', listening))
    origin = `http://localhost:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => new Promise((closed) => server.close(closed)))

  test.each([
    ['from an origin that is not allowed', 'entry', [], 'refused', /does not load .*; with --store, .* --config\.$/],
    ['without its entry', '', ['http://localhost'], 'refused', /responds with 404\. Copy the store's r\/ there/],
    ['with an entry that differs', 'changed', ['http://localhost'], 'damaged', /differs from what was published/],
    [
      'with an entry that no browser may read',
      'entry',
      ['http://localhost'],
      'refused',
      /no Access-Control-Allow-Origin/,
    ],
  ])('is not promoted %s', async (title, sent, allowed, kind, message) => {
    content = sent
    isReadable = !title.includes('no browser')
    const store = aTemporaryFolder()
    await publishTo(store, {}, undefined, origin)
    const config = join(store, 'portal.json')
    writeFileSync(config, JSON.stringify({ allowedRemoteOrigins: allowed.length > 0 ? [origin] : [] }))
    await expect(runReleaseOn(store, `promote ${remote}@1.0.0`, '--config', config)).rejects.toMatchObject({
      kind,
      message: expect.stringMatching(message),
    })
  })

  test('is not promoted when the origin does not respond', async () => {
    const store = aTemporaryFolder()
    await publishTo(store, {}, undefined, 'http://localhost:9')
    const config = join(store, 'portal.json')
    writeFileSync(config, '{"allowedRemoteOrigins":["http://localhost:9"]}')
    await expect(runReleaseOn(store, `promote ${remote}@1.0.0`, '--config', config)).rejects.toMatchObject({
      message: expect.stringMatching(
        /does not respond \(\w.*\)\. Check that the portal's host can reach http:\/\/localhost:9/,
      ),
    })
  })

  test('is promoted when its entry is there', async () => {
    content = 'entry'
    isReadable = true
    const store = aTemporaryFolder()
    await publishTo(store, {}, undefined, origin)
    const config = join(store, 'portal.json')
    writeFileSync(config, JSON.stringify({ allowedRemoteOrigins: [origin] }))
    expect(await runReleaseOn(store, `promote ${remote}@1.0.0`, '--config', config)).toMatchObject({ active: '1.0.0' })
  })
})

test('refuses a build of another version than package.json', async () => {
  const { workspace, dist } = aBuiltRemote({ version: '1.1.0', buildVersion: '1.0.0' })
  await expect(readBuilt(workspace, dist)).rejects.toMatchObject({
    kind: 'build',
    message: 'The build is of version 1.0.0, not of 1.1.0. Build it again.',
  })
})

test('refuses a build of another remote', async () => {
  const { workspace, dist } = aBuiltRemote({ container: 'mfe_order_history' })
  await expect(readBuilt(workspace, dist)).rejects.toMatchObject({
    kind: 'build',
    message: 'The build is of the container mfe_order_history, not of mfe-orders-available. Build it again.',
  })
})

test('refuses a build whose file is too large for a version', async () => {
  const { workspace, dist } = aBuiltRemote({ code: 'x'.repeat(60_000) })
  await expect(readBuilt(workspace, dist)).rejects.toMatchObject({
    kind: 'refused',
    message:
      'static/screen.bb22.js is too large: a file has at most 10485760 bytes. Make the build smaller and publish again.',
  })
})

test('refuses a manifest that names a file outside of the build', async () => {
  const { workspace, dist } = aBuiltRemote({ preload: '../../mfe-a/screen.js' })
  await expect(readBuilt(workspace, dist)).rejects.toMatchObject({
    kind: 'build',
    message: 'The build lacks ../../mfe-a/screen.js, which its manifest names. Build it again.',
  })
})

test('publish of another name in the folder of a remote names that remote', async () => {
  process.env.INIT_CWD = aBuiltRemote().workspace
  const published = runRelease(['publish', 'mfe-misspelt', '--store', await aStoreWith('1.0.0')])
  await expect(published.finally(() => delete process.env.INIT_CWD)).rejects.toMatchObject({
    kind: 'usage',
    message: `The remote of this folder is ${remote}, and there is no workspace mfe-misspelt. Write ${remote}, or run the command in the folder of mfe-misspelt.`,
  })
})

test('publish of an existing version with the same files refuses another origin', async () => {
  const store = await aStoreWith('1.0.0')
  process.env.INIT_CWD = aBuiltRemote({ code: 'screen 1.0.0' }).workspace
  const origin = 'https://cdn.example'
  const published = runRelease(['publish', remote, '--no-build', '--origin', origin, '--store', store])
  await expect(published.finally(() => delete process.env.INIT_CWD)).rejects.toMatchObject({
    kind: 'refused',
    message: `${remote}@1.0.0 is already published for another origin. Raise "version" in package.json and publish again.`,
  })
})

test.each(['', 'cdn.example', 'https://cdn.example/files'])(
  'publish refuses --origin "%s" before it builds',
  async (origin) => {
    const store = await aStoreWith('1.0.0')
    // Its build would fail, because it has not installed the tools.
    process.env.INIT_CWD = aBuiltRemote({ version: '2.0.0' }).workspace
    const published = runRelease(['publish', remote, '--origin', origin, '--store', store])
    await expect(published.finally(() => delete process.env.INIT_CWD)).rejects.toMatchObject({
      kind: 'usage',
      message: `"${origin}" is not an origin. Write it as https://cdn.example, without a path.`,
    })
  },
)

test('publish says that an existing version with the same files is blocked', async () => {
  const store = await aStoreWith('1.0.0')
  await runRelease(['block', `${remote}@1.0.0`, '--reason', 'loses times', '--store', store])
  const { workspace } = aBuiltRemote({ code: 'screen 1.0.0' })
  process.env.INIT_CWD = workspace
  const { lines } = await runRelease(['publish', remote, '--no-build', '--store', store])
  delete process.env.INIT_CWD
  expect(lines.slice(1)).toEqual([
    `${remote}@1.0.0 is blocked: loses times. Publish a corrected version under another number.`,
  ])
})

test('a watched trial of a first version is compared with 1 failure in 100 loads', async () => {
  const store = await aStoreWith('1.0.0')
  const { lines } = await runRelease(['promote', `${remote}@1.0.0`, '--percent', '5', '--watch', '--store', store])
  expect(lines[1]).toMatch(/stops it when it fails more often than in 1 of 100 loads\.$/)
})

test('promote names the steps of a watched trial, and why the conformance kit was not run', async () => {
  const store = await aStoreWith('1.0.0')
  await runReleaseOn(store, `promote ${remote}@1.0.0`)
  const { workspace, dist } = aBuiltRemote({ version: '1.1.0' })
  const provenance = { builder: 'ana', conformance: 'not run: only the heading changed' }
  await publishInto(openStore(store), {
    built: await readBuilt(workspace, dist),
    note: { who: 'ana', why: '' },
    provenance,
  })
  const { lines } = await runRelease(['promote', `${remote}@1.1.0`, '--percent', '5', '--watch', '--store', store])
  expect(lines.slice(1)).toEqual([
    "The portal's host watches the trial: it raises it to 25, 50 and 100 %, or stops it when it fails more often than the present version.",
    `${remote}@1.1.0: commit unknown, built by ana, conformance kit not run: only the heading changed.`,
  ])
})

test('refuses a change that makes the registry invalid', async () => {
  const store = aTemporaryFolder()
  await expect(publishTo(store, {}, undefined, 'http://cdn.example')).rejects.toMatchObject({
    kind: 'refused',
    message: expect.stringMatching(/invalid/),
  })
  expect(existsSync(join(store, 'registry.json'))).toBe(false)
  const published = await publishTo(store, {}, undefined, 'https://cdn.example')
  expect(published.registry.waiting[remote]?.versions['1.0.0']?.base).toMatch(
    /^https:\/\/cdn\.example\/r\/mfe-orders-available\/1\.0\.0-[0-9a-f]{8}\/$/,
  )
  expect(await runReleaseOn(store, 'verify')).toMatchObject({ versions: 1, faults: [] })
})

test('prune deletes uploads without a publication after a day', async () => {
  const store = aTemporaryFolder()
  mkdirSync(join(store, UPLOADS_FOLDER), { recursive: true })
  for (const name of ['old', 'new']) writeFileSync(join(store, UPLOADS_FOLDER, name), name)
  const twoDaysAgo = new Date(Date.now() - 2 * 86_400_000)
  utimesSync(join(store, UPLOADS_FOLDER, 'old'), twoDaysAgo, twoDaysAgo)
  expect(await runReleaseOn(store, 'prune')).toMatchObject({ deleted: ['incoming/old'] })
  expect(readdirSync(join(store, UPLOADS_FOLDER))).toEqual(['new'])
})

test('prune deletes temporary files of killed commands after a day', async () => {
  const store = aTemporaryFolder()
  await publishTo(store, { version: '1.0.0' })
  const twoDaysAgo = new Date(Date.now() - 2 * 86_400_000)
  const old = ['registry.json.1-a.tmp', 'revisions/00000002.json.1-a.tmp']
  for (const path of [...old, 'registry.json.2-b.tmp']) writeFileSync(join(store, path), '{')
  for (const path of [...old, 'registry.json']) utimesSync(join(store, path), twoDaysAgo, twoDaysAgo)
  expect(await runReleaseOn(store, 'prune --dry-run')).toMatchObject({ deleted: old })
  expect(await runReleaseOn(store, 'prune')).toMatchObject({ deleted: old })
  const { lines } = await runRelease(['--store', store, 'prune'])
  expect(lines).toEqual([
    expect.stringMatching(/^Nothing to delete: each version was published or in use in the last 30 days/),
  ])
  expect(existsSync(join(store, 'registry.json.2-b.tmp'))).toBe(true)
  expect(existsSync(join(store, 'registry.json'))).toBe(true)
})

test('prune deletes the folder of a killed publication after a day', async () => {
  const store = aTemporaryFolder()
  await publishTo(store, { version: '1.0.0' })
  const twoDaysAgo = new Date(Date.now() - 2 * 86_400_000)
  const [old, running] = [`r/${remote}/.incoming-1-a`, `r/${remote}/.incoming-2-b`]
  for (const folder of [old, running]) {
    mkdirSync(join(store, folder))
    writeFileSync(join(store, folder, 'remoteEntry.aa11.js'), 'entry')
  }
  utimesSync(join(store, old), twoDaysAgo, twoDaysAgo)
  expect(await runReleaseOn(store, 'prune')).toMatchObject({ deleted: [old] })
  expect([old, running].filter((folder) => existsSync(join(store, folder)))).toEqual([running])
})

test('prunes at the same time, as the hosts of one store run them daily, all succeed', async () => {
  const store = aTemporaryFolder()
  await publishTo(store, { version: '1.0.0' })
  const longAgo = new Date('2025-01-01T00:00:00Z')
  const folders = Array.from({ length: 100 }, (_, number) => join(store, `r/${remote}/0.${number}.0-aaaaaaaa`))
  for (const folder of folders) {
    mkdirSync(folder)
    for (const file of ['a.js', 'b.js', 'c.js']) writeFileSync(join(folder, file), '')
    utimesSync(folder, longAgo, longAgo)
  }
  await Promise.all(Array.from({ length: 6 }, () => runReleaseOn(store, 'prune')))
  expect(folders.filter((folder) => existsSync(folder))).toEqual([])
})

test('verify finds no fault in a store to which a release is made while it reads the history', async () => {
  const folder = await aStoreWith('1.0.0', '1.1.0')
  const store = openStore(folder)
  let isFirst = true
  const slow: typeof store = {
    ...store,
    async *latestFirst() {
      for await (const revision of store.latestFirst()) {
        yield revision
        if (isFirst) await runReleaseOn(folder, `promote ${remote}@1.1.0`)
        isFirst = false
      }
      return undefined
    },
  }
  expect(await verifyStore(slow)).toMatchObject({ versions: 2, faults: [] })
})

test('prune removes an unused version from the registry, and its files 30 days later', async () => {
  const store = aTemporaryFolder()
  const longAgo = () => new Date('2025-01-01T00:00:00Z')
  const { folder } = await publishTo(store, { version: '1.0.0', code: 'old' }, longAgo)
  await publishTo(store, { version: '1.1.0' }, longAgo)
  await runReleaseOn(store, `promote ${remote}@1.1.0`)
  utimesSync(join(store, folder), longAgo(), longAgo())
  // As a file manager leaves it.
  for (const path of ['r', `r/${remote}`]) writeFileSync(join(store, path, '.DS_Store'), '')
  const dropped = [{ name: remote, version: '1.0.0' }]
  expect(await runReleaseOn(store, 'prune --dry-run')).toEqual({ dropped, deleted: [], dryRun: true })
  const { lines: planned } = await runRelease(['--store', store, 'prune', '--dry-run'])
  const filesStay = 'The files of a removed version stay 30 days longer.'
  expect(planned).toEqual([`would be removed from the registry: ${remote}@1.0.0`, filesStay])
  const { lines, data } = await runRelease(['--store', store, 'prune'])
  expect(lines).toEqual([`removed from the registry: ${remote}@1.0.0`, filesStay])
  expect(data).toMatchObject({ dropped, deleted: [] })
  expect(Object.keys(registryIn(store).remotes[remote].versions)).toEqual(['1.1.0'])
  expect(existsSync(join(store, folder))).toBe(true)
  const later = new Date(Date.now() + 31 * 86_400_000)
  const note = { who: 'ana', why: '' }
  expect(await pruneStore(openStore(store), note, later, false)).toEqual({ dropped: [], deleted: [folder] })
  expect(existsSync(join(store, folder))).toBe(false)
  expect(await runReleaseOn(store, 'verify')).toMatchObject({ versions: 1, faults: [] })
})

/** The folder of a store in which prune removes version 1.0.0 from the registry and deletes the upload "old". */
async function aPrunableStore(): Promise<string> {
  const folder = aTemporaryFolder()
  const longAgo = () => new Date('2025-01-01T00:00:00Z')
  for (const version of ['1.0.0', '1.1.0']) await publishTo(folder, { version, code: version }, longAgo)
  mkdirSync(join(folder, UPLOADS_FOLDER))
  writeFileSync(join(folder, UPLOADS_FOLDER, 'old'), 'old')
  utimesSync(join(folder, UPLOADS_FOLDER, 'old'), longAgo(), longAgo())
  return folder
}

test('prune applies itself to the registry of a release that came first, and reports all that it deleted', async () => {
  const folder = await aPrunableStore()
  const store = openStore(folder)
  let isFirst = true
  const slow: typeof store = {
    ...store,
    async commit(...change) {
      if (isFirst) await runReleaseOn(folder, `promote ${remote}@1.1.0`)
      isFirst = false
      return store.commit(...change)
    },
  }
  expect(await pruneStore(slow, { who: 'ana', why: '' }, new Date(), false)).toEqual({
    dropped: [{ name: remote, version: '1.0.0' }],
    deleted: ['incoming/old'],
  })
})

test('prune names what it deleted when its change cannot be recorded afterwards', async () => {
  const folder = await aPrunableStore()
  chmodSync(join(folder, UPLOADS_FOLDER), 0o777)
  chmodSync(folder, 0o555)
  await expect(asOrdinaryUser(() => runReleaseOn(folder, 'prune'))).rejects.toMatchObject({
    kind: 'storage',
    message: expect.stringMatching(/access is denied\..*\n {2}These were deleted before:\n {2}incoming\/old$/),
    data: { deleted: ['incoming/old'] },
  })
})

test.each([
  ['no revisions', '000001.json', '000002.json'],
  ['revisions older than its registry', '000002.json'],
])('prune deletes nothing from a copy of a store that has %s', async (_, ...missing) => {
  const store = await aStoreWith('1.0.0')
  await runReleaseOn(store, `promote ${remote}@1.0.0`)
  for (const name of missing) rmSync(join(store, 'revisions', name))
  const { base } = registryIn(store).remotes[remote].versions['1.0.0']
  const later = new Date(Date.now() + 31 * 86_400_000)
  for (const isDryRun of [true, false])
    await expect(pruneStore(openStore(store), { who: 'ana', why: '' }, later, isDryRun)).rejects.toMatchObject({
      kind: 'damaged',
      message: expect.stringMatching(/ends before revision 2 of registry\.json,.* Nothing was deleted\./),
    })
  expect(readdirSync(join(store, base))).toContain('remoteEntry.aa11.js')
})

test('prune keeps the old folder of a removed version that is being published again', async () => {
  const store = await aStoreWith('1.1.0')
  const longAgo = new Date('2025-01-01T00:00:00Z')
  const { workspace, dist } = aBuiltRemote()
  const built = await readBuilt(workspace, dist)
  const folder = folderName(remote, built.version, built.hash)
  await upload(store, folder, built)
  utimesSync(join(store, folder), longAgo, longAgo)
  // The publication has compared the files, and its revision follows.
  await upload(store, folder, built)
  expect(await runReleaseOn(store, 'prune')).toMatchObject({ deleted: [] })
})

function run(
  store: string,
  ...line: readonly string[]
): Promise<{ code: number | null; result: { ok: boolean; kind?: string } }> {
  const command = join(__dirname, '../../../remote-tools/bin/carrier-portal.mjs')
  const child = spawn(process.execPath, [command, ...line, '--store', store, '--json'])
  let output = ''
  child.stdout.on('data', (part) => {
    output += part
  })
  // Its last output may arrive after 'exit', but not after 'close'.
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, result: JSON.parse(output) })))
}

test('refuses one of two concurrent releases with --if-revision', async () => {
  const store = await aStoreWith('1.0.0', '1.1.0', '1.2.0')
  await runReleaseOn(store, `promote ${remote}@1.0.0`)
  const results = await Promise.all(
    ['1.1.0', '1.2.0'].map((version) => run(store, 'promote', `${remote}@${version}`, '--if-revision', '4')),
  )
  expect(results.map(({ code }) => code).toSorted()).toEqual([0, 3])
  expect(results.find(({ code }) => code === 3)?.result).toMatchObject({ ok: false, kind: 'conflict' })
  expect(registryIn(store).revision).toBe(5)
  expect(await runReleaseOn(store, 'verify')).toMatchObject({ faults: [] })
}, 60_000)

test('commits all of 12 concurrent releases of different remotes', async () => {
  const store = aTemporaryFolder()
  const letters = [...'abcdefghijkl']
  await Promise.all(letters.map((letter) => publishTo(store, { name: `mfe-${letter}`, route: `r-${letter}` })))
  const { revision, waiting } = registryIn(store)
  expect([revision, Object.keys(waiting).length]).toEqual([12, 12])
  expect({ changes: [], ...(await runReleaseOn(store, 'history')) }.changes).toHaveLength(12)
})

test('refuses a change of a remote that another release changed meanwhile', async () => {
  const folder = await aStoreWith('1.0.0')
  const store = openStore(folder)
  const note = { who: 'ana', why: '' }
  const rule = (before: StoredRegistry) => ({ state: 'changed' as const, contents: before, what: `tried ${remote}@1` })
  const slow = updateRemote(store, { name: remote, note }, async (before) => {
    await publishTo(folder, { version: '1.1.0' })
    return rule(before)
  })
  await expect(slow).rejects.toMatchObject({ kind: 'conflict', message: expect.stringContaining('published') })
  expect(registryIn(folder).revision).toBe(2)
})

test('refuses the history of a store with a revision whose time cannot be read', async () => {
  const store = await aStoreWith('1.0.0')
  const file = join(store, 'revisions', '000001.json')
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), at: 'yesterday' }))
  await expect(runReleaseOn(store, 'history')).rejects.toMatchObject({
    kind: 'damaged',
    message: expect.stringContaining('revisions/000001.json cannot be read'),
  })
})

test('completes a release that was killed before it wrote registry.json', async () => {
  const store = await aStoreWith('1.0.0')
  const [first, second] = ['000001.json', '000002.json'].map((file) => join(store, 'revisions', file))
  const before = readFileSync(join(store, 'registry.json'))
  await runReleaseOn(store, `promote ${remote}@1.0.0`)
  writeFileSync(join(store, 'registry.json'), before)
  expect([first, second].every((file) => existsSync(String(file)))).toBe(true)
  expect(await openStore(store).read()).toMatchObject({ revision: 2, remotes: { [remote]: { active: '1.0.0' } } })
  await publishTo(store, { version: '1.1.0' })
  expect(registryIn(store)).toMatchObject({ revision: 3, remotes: { [remote]: { active: '1.0.0' } } })
})

test('a release builds on its own publication while a slower writer has put an older registry.json back', async () => {
  const store = await aStoreWith('1.0.0')
  const before = readFileSync(join(store, 'registry.json'))
  await publishTo(store, { version: '1.1.0' })
  writeFileSync(join(store, 'registry.json'), before)
  expect(await runReleaseOn(store, `promote ${remote}@1.1.0`)).toMatchObject({ revision: 3, active: '1.1.0' })
})

test.each(['list', 'history'])(
  '%s says that nothing is published yet, and refuses a folder that is no store',
  async (verb) => {
    const [folder, own] = [aTemporaryFolder(), process.cwd()]
    process.chdir(folder)
    const { lines } = await runRelease([verb]).finally(() => process.chdir(own))
    expect(lines).toEqual(['Nothing is published here. Name another store with --store or --portal.'])
    for (const named of [folder, join(folder, 'typo')])
      await expect(runReleaseOn(named, verb)).rejects.toMatchObject({
        kind: 'usage',
        message: `${named} is not a release store. Name the folder that the portal serves with --store DIR.`,
      })
  },
)

test('list says which versions were rolled back, until they are on trial or promoted again', async () => {
  const store = await aStoreWith('1.0.0', '1.1.0', '1.2.0')
  await runReleaseOn(store, `promote ${remote}@1.0.0`)
  await runReleaseOn(store, `promote ${remote}@1.2.0 --percent 25`)
  await runReleaseOn(store, `rollback ${remote}`)
  await runReleaseOn(store, `promote ${remote}@1.1.0`)
  await runReleaseOn(store, `rollback ${remote}`)
  const roles = async () => (await listOf(store)).slice(-3).map((line) => line.replace(/^.*?Z */, ''))
  expect(await roles()).toEqual(['active', 'rolled back', 'rolled back'])
  await runReleaseOn(store, `promote ${remote}@1.1.0`)
  await runReleaseOn(store, `promote ${remote}@1.2.0 --percent 25`)
  expect(await roles()).toEqual(['last known good', 'active', 'trial at 25 %'])
  await runReleaseOn(store, `block ${remote}@1.1.0 --reason loses-items`)
  expect(await roles()).toEqual(['active, as the last known good version', 'blocked: loses-items', 'trial at 25 %'])
})

test('list says which trial the host watches', async () => {
  const store = await aStoreWith('1.0.0', '1.1.0')
  await runReleaseOn(store, `promote ${remote}@1.0.0`)
  await runReleaseOn(store, `promote ${remote}@1.1.0 --percent 5 --watch`)
  expect((await listOf(store)).at(-1)).toMatch(/1\.1\.0 .* trial at 5 %, watched$/)
})

test('list names the users and carriers of a trial without a percentage, and so does its rollback', async () => {
  const store = await aStoreWith('1.0.0', '1.1.0')
  await runReleaseOn(store, `promote ${remote}@1.0.0`)
  await runReleaseOn(store, `promote ${remote}@1.1.0 --users dana,omar --carriers NW`)
  expect((await listOf(store)).at(-1)).toMatch(/1\.1\.0 .* trial for 2 named users and for 1 carrier$/)
  expect(await runReleaseOn(store, `rollback ${remote}`)).toMatchObject({
    what: `ended the trial of ${remote}@1.1.0 for 2 named users and for 1 carrier, all users have 1.0.0`,
  })
})

test('promote for named users keeps the percentage of the running trial, and --watch needs one', async () => {
  const store = await aStoreWith('1.0.0', '1.1.0')
  await runReleaseOn(store, `promote ${remote}@1.0.0`)
  await expect(runReleaseOn(store, `promote ${remote}@1.1.0 --users dana --watch`)).rejects.toMatchObject({
    kind: 'usage',
    message: expect.stringContaining('add --percent 5'),
  })
  await runReleaseOn(store, `promote ${remote}@1.1.0 --percent 30`)
  await runReleaseOn(store, `promote ${remote}@1.1.0 --users dana --watch`)
  expect((await listOf(store)).at(-1)).toMatch(/trial at 30 % and for 1 named user, watched$/)
  await runReleaseOn(store, `promote ${remote}@1.1.0 --percent 20`)
  expect((await listOf(store)).at(-1)).toMatch(/trial at 20 % and for 1 named user$/)
})

test.each(['prune', 'repair', 'verify', 'list'])(
  '%s refuses --if-revision, which it would not regard',
  async (verb) => {
    const store = await aStoreWith('1.0.0')
    await expect(runReleaseOn(store, `${verb} --if-revision 77`)).rejects.toMatchObject({
      kind: 'usage',
      message: `release ${verb} takes no --if-revision. See npm run release -- ${verb} --help.`,
    })
  },
)

test('verify names its own store in the next step', async () => {
  const store = await aStoreWith('1.0.0')
  writeFileSync(join(store, 'registry.json'), '{}')
  await expect(runReleaseOn(store, 'verify')).rejects.toMatchObject({
    message: expect.stringMatching(/npm run release -- repair --store .*release-\w+'?$/),
  })
})

/** Only root can become a user without a name. */
const testAsRoot = process.geteuid?.() === 0 ? test : test.skip

testAsRoot('a user without a name is the author by its id', () => {
  process.seteuid?.(54_321)
  try {
    expect(inputOf({}).note.who).toBe('user 54321')
  } finally {
    process.seteuid?.(0)
  }
})

test('finds the default store from a folder within that of the npm script', async () => {
  const [folder, own] = [aTemporaryFolder(), process.cwd()]
  await publishTo(join(folder, '.data/store'))
  mkdirSync(join(folder, 'within'))
  process.chdir(folder)
  process.env.INIT_CWD = join(folder, 'within')
  const { lines } = await runRelease(['list']).finally(() => {
    process.chdir(own)
    delete process.env.INIT_CWD
  })
  expect(lines[0]).toMatch(/^Revision 1,/)
})

const COMMANDS = [
  'publish',
  'promote',
  'rollback',
  'block',
  'mark-good',
  'list',
  'history',
  'verify',
  'repair',
  'prune',
  'token',
]

test('--help without a command lists every command', async () => {
  const { lines } = await runRelease(['--help'])
  expect(lines.filter((line) => line.startsWith('  ')).map((line) => line.trim().split(' ')[0])).toEqual(COMMANDS)
  await expect(runRelease([])).rejects.toMatchObject({ kind: 'usage' })
})

async function listOf(store: string): Promise<readonly string[]> {
  return (await runRelease(['list', '--store', store])).lines
}

test.each([
  ['ship', 'usage', /"ship" is not a command/],
  ['promote', 'usage', /Name the remote and its version/],
  ['promote mfe-a', 'usage', /Name the remote and its version/],
  ['promote mfe-a@1.0.0', 'usage', /is not a release store. Name the portal with --portal/],
  ['promote mfe-a@1.0.0 --percent x', 'usage', /whole number/],
  ['promote mfe-a@1.0.0 --percent 0', 'usage', /whole number/],
  ['promote mfe-a@1.0.0 --percent 5.5', 'usage', /whole number/],
  ['promote mfe-a@1.0.0 --now', 'usage', /'--now'. See npm run release -- promote --help/],
  ['rollback', 'usage', /Name the remote/],
  ['rollback ../etc', 'usage', /not a valid remote name/],
  ['rollback mfe-a', 'usage', /is not a release store. Name the portal with --portal/],
  ['block mfe-a@1.0.0', 'usage', /needs a --reason/],
  ['publish mfe-none', 'usage', /Neither this folder nor a workspace mfe-none/],
  ['list one two', 'usage', /Unexpected argument "two"/],
])('"release %s" fails with a message', async (line, kind, message) => {
  const store = aTemporaryFolder()
  await expect(runReleaseOn(store, line)).rejects.toMatchObject({
    kind,
    message: expect.stringMatching(message),
  })
  expect(existsSync(join(store, 'registry.json'))).toBe(false)
})

test.each(COMMANDS)('release %s --help prints its usage and its options', async (command) => {
  const { lines } = { lines: [], ...(await runReleaseOn(aTemporaryFolder(), `${command} --help`)) }
  const takesStore = command !== 'token'
  const storeLine = '--store DIR        the release store; default .data/store'
  expect(lines.some((line: string) => line === storeLine)).toBe(takesStore)
  const takesNote = !['list', 'history', 'verify', 'repair', 'token'].includes(command)
  for (const option of ['--by', '--why'])
    expect(lines.some((line: string) => line.startsWith(`${option} `))).toBe(takesNote)
  const isChange = takesNote && command !== 'prune'
  for (const option of ['--config', '--if-revision'])
    expect(lines.some((line: string) => line.startsWith(`${option} `))).toBe(isChange)
  expect(lines).toContain('--json             prints JSON')
  expect(lines[0]).toMatch(new RegExp(`^npm run release -- ${command}`))
  const takesPortal = !['verify', 'repair', 'prune', 'token'].includes(command)
  expect(lines.some((line: string) => line.startsWith('--portal '))).toBe(takesPortal)
})
