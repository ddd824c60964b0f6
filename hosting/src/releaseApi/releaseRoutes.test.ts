import { once } from 'node:events'
import { chmodSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { BAD_GATEWAY } from '../host/backendProxy.ts'
import { createHost } from '../host/createHost.ts'
import { integrityOf } from '../release/publish/integrity.ts'
import { readBuilt } from '../release/publish/readBuilt.ts'
import { runRelease } from '../release/runRelease.ts'
import { UPLOADS_FOLDER } from '../release/store/dayOldFiles.ts'
import { openStore } from '../release/store/releaseStore.ts'
import { portalTarget } from '../release/target/portalTarget.ts'
import type { Publication } from '../release/target/releaseTarget.ts'
import { aBuiltRemote, type BuiltParts } from '../release/testing/aBuiltRemote.ts'
import { aSite, type Site } from '../testing/aSite.ts'
import { asOrdinaryUser } from '../testing/asOrdinaryUser.ts'

const name = 'mfe-orders-available'
let site: Site
let host: ReturnType<typeof createHost>
let portal: string
let tokensFile: string
const tokens: Record<string, string> = {}

/** Creates a token with the release command, as an operator does. */
async function createToken(holder: string, remotes: string, verbs: string, ...more: string[]): Promise<object> {
  const { data } = await runRelease(['token', holder, '--remotes', remotes, '--verbs', verbs, ...more])
  const { token, entry } = { token: '', entry: {}, ...data }
  tokens[holder] = token
  return entry
}

beforeEach(async () => {
  site = await aSite()
  const entries = [
    await createToken('team', name, 'publish,promote'),
    await createToken('operator', '*', '*'),
    await createToken('others', 'mfe-a', 'publish,promote,block'),
  ]
  tokensFile = join(site.folder, 'tokens.json')
  writeFileSync(tokensFile, JSON.stringify({ tokens: entries }))
  host = createHost({ ...site, releaseTokens: tokensFile })
  portal = await host.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(async () => {
  await host.close()
  await site.close()
})

const target = (holder: string) => portalTarget(portal, tokens[holder] ?? '')

async function publication(parts: BuiltParts = {}): Promise<Publication> {
  const { workspace, dist } = aBuiltRemote(parts)
  const provenance = { commit: 'abc', builder: 'ci', conformance: 'passed' }
  return { built: await readBuilt(workspace, dist), provenance, note: { who: 'ignored', why: 'spring' } }
}

/** Uploads a file, as the client does before a publication. */
async function upload(payload: Buffer): Promise<void> {
  const headers = { authorization: `Bearer ${tokens.team}`, 'content-type': 'application/octet-stream' }
  const url = `/releases/remotes/${name}/files/${encodeURIComponent(integrityOf(payload))}`
  expect((await host.inject({ method: 'PUT', url, headers, payload })).statusCode).toBe(201)
}

test('publishes and promotes with a token, whose holder is in the history', async () => {
  const published = await target('team').publish(await publication())
  expect(published.registry.records[name]?.['1.0.0']?.provenance?.commit).toBe('abc')
  const { what, registry } = await target('team').change(
    { verb: 'promote', name, version: '1.0.0', percent: 100 },
    { who: 'ignored', why: 'ready' },
  )
  expect(what).toBe(`promoted ${name}@1.0.0 to all users, its first version`)
  expect(registry.remotes[name]?.active).toBe('1.0.0')
  expect(await target('team').history()).toMatchObject([
    { who: 'team', why: 'spring', what: `published ${name}@1.0.0` },
    { who: 'team', why: 'ready' },
  ])
  expect((await openStore(site.store).read()).revision).toBe(registry.revision)
  const { base, entry } = registry.remotes[name]?.versions['1.0.0'] ?? { base: '', entry: '' }
  expect(await (await fetch(`${portal}${base}${entry}`)).text()).toBe('entry')
})

test('succeeds when the uploads of the published version cannot be deleted, which is in the log', async () => {
  const log = jest.spyOn(process.stderr, 'write').mockReturnValue(true)
  const { built, note } = await publication()
  for (const content of built.files.values()) await upload(content)
  chmodSync(join(site.store, UPLOADS_FOLDER), 0o555)
  mkdirSync(join(site.store, 'revisions'))
  for (const folder of ['.', 'store', 'store/revisions', 'store/r']) chmodSync(join(site.folder, folder), 0o777)
  await asOrdinaryUser(() => target('team').publish({ built, note }))
  const written = log.mock.calls.join('')
  log.mockRestore()
  expect(written).toContain(`Uploads of ${name}@1.0.0 could not be deleted`)
})

test('sends a team whose release the store cannot take to the operator, because it has no access to the store', async () => {
  await target('team').publish(await publication())
  const log = jest.spyOn(process.stderr, 'write').mockReturnValue(true)
  chmodSync(site.store, 0o555)
  for (const folder of ['.', 'store/revisions']) chmodSync(join(site.folder, folder), 0o777)
  const change = { verb: 'promote', name, version: '1.0.0', percent: 100 } as const
  const promotion = asOrdinaryUser(() => target('team').change(change, { who: '', why: '' }))
  await expect(promotion).rejects.toMatchObject({
    kind: 'storage',
    message: expect.stringMatching(
      /^Pass this on to the portal's operator\. The release store cannot be written: access is denied\. Nothing was changed\./,
    ),
  })
  log.mockRestore()
})

test('succeeds without a change when the same publication is sent twice', async () => {
  const same = await publication()
  const first = await target('team').publish(same)
  const second = await target('team').publish(same)
  expect([second.registry.revision, second.folder]).toEqual([first.registry.revision, first.folder])
})

test('a repeated publication completes one that was killed before it wrote registry.json', async () => {
  const same = await publication()
  const file = join(site.store, 'registry.json')
  const before = readFileSync(file)
  await target('team').publish(same)
  writeFileSync(file, before)
  const { registry } = await target('team').publish(same)
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ revision: registry.revision })
})

test('refuses other content for a published version', async () => {
  await target('team').publish(await publication())
  await expect(target('team').publish(await publication({ code: 'other' }))).rejects.toMatchObject({
    kind: 'refused',
    message: expect.stringMatching(/already published with other content/),
  })
})

test.each([
  ['another remote', 'others', 'publish', /may not publish mfe-orders-available/],
  ['another verb', 'team', 'block', /may not block mfe-orders-available/],
])('refuses a token for %s', async (_, holder, verb, message) => {
  await target('operator').publish(await publication())
  const change = { verb: 'block' as const, name, version: '1.0.0', reason: 'no' }
  const attempt =
    verb === 'publish'
      ? target(holder).publish(await publication({ version: '2.0.0' }))
      : target(holder).change(change, { who: '', why: '' })
  await expect(attempt).rejects.toMatchObject({ kind: 'refused', message: expect.stringMatching(message) })
})

test('lists the versions of a remote for a token that may publish it', async () => {
  await target('team').publish(await publication())
  const request = (holder: string) =>
    host.inject({
      url: `/releases/remotes/${name}/versions`,
      headers: { authorization: `Bearer ${tokens[holder]}` },
    })
  expect((await request('team')).json()).toEqual({ versions: ['1.0.0'] })
  expect((await request('others')).statusCode).toBe(403)
})

test.each(['constructor', 'a%2fx'])(
  'refuses "%s" as the name of a remote, also for a token for all of them',
  async (text) => {
    const headers = { authorization: `Bearer ${tokens.operator}` }
    const response = await host.inject({ url: `/releases/remotes/${text}/versions`, headers })
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({
      kind: 'usage',
      error: expect.stringContaining('is not a valid remote name'),
    })
  },
)

test('responds with 401 without a known token, and at once after a token was removed', async () => {
  for (const authorization of [undefined, 'Bearer nothing', `Basic ${tokens.team}`]) {
    const headers = authorization === undefined ? {} : { authorization }
    expect((await host.inject({ url: '/releases/registry', headers })).statusCode).toBe(401)
  }
  const headers = { authorization: `bearer ${tokens.team}` }
  expect((await host.inject({ url: '/releases/registry', headers })).statusCode).toBe(200)
  writeFileSync(tokensFile, '{"tokens":[]}')
  expect((await host.inject({ url: '/releases/registry', headers })).statusCode).toBe(401)
  await expect(target('team').read()).rejects.toMatchObject({
    message: expect.stringMatching(/has no such release token. Ask the portal's operator for a new one/),
  })
})

test.each([
  ['accepts', 'today', 200, 0],
  ['refuses', 'yesterday', 401, -1],
])('%s a token whose last day is %s', async (_, _day, status, days) => {
  const expires = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  const entry = { ...(await createToken('visitor', name, 'publish', '--days', '30')), expires }
  writeFileSync(tokensFile, JSON.stringify({ tokens: [entry] }))
  const headers = { authorization: `Bearer ${tokens.visitor}` }
  expect((await host.inject({ url: '/releases/registry', headers })).statusCode).toBe(status)
})

test('a token expires after the days of its command, and the refusal says so', async () => {
  const entry = await createToken('visitor', name, 'publish', '--days', '30')
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  expect(entry).toMatchObject({ expires: inDays(30) })
  writeFileSync(tokensFile, JSON.stringify({ tokens: [{ ...entry, expires: '2026-01-31' }] }))
  await expect(target('visitor').read()).rejects.toMatchObject({
    message: expect.stringMatching(/of visitor expired after 2026-01-31\. Ask the portal's operator for a new one/),
  })
})

test.each([
  ['portal.example', 'usage', /Write it as https:/],
  ['localhost:3000', 'usage', /Write it as https:/],
  ['http://127.0.0.1:1', 'refused', /does not respond \(\w.*\)\. Check the address and the network/],
])('the portal %s fails with a reason and the next step', async (address, kind, message) => {
  await expect((async () => portalTarget(address, 'token').read())()).rejects.toMatchObject({
    kind,
    message: expect.stringMatching(message),
  })
})

test.each([
  ['too late', () => undefined, /did not respond within 0\.1 s\. It may have completed .* check "release list" before/],
  ['not at all', (response) => response.destroy(), /does not respond \(.*\)\. It may have completed the request/],
  [
    'with half of its body',
    (response) => response.writeHead(200, { 'Content-Length': 9 }).write('{', () => response.destroy()),
    /does not respond \(.*\)\. It may have completed the request/,
  ],
  [
    "with a proxy's failure",
    (response) => response.writeHead(504).end('<p>Timeout</p>'),
    /responded with 504\. It may have completed the request/,
  ],
  [
    "with this product's nginx, whose host is away",
    (response) => response.writeHead(502).end(JSON.stringify(BAD_GATEWAY)),
    /responded with 502\. It may have completed the request/,
  ],
  [
    'that the request took too long to arrive',
    (response) => response.writeHead(408).end('Request Timeout'),
    /took too long to arrive\. Check the network, then run the command again: an upload continues where it stopped\.$/,
  ],
  [
    "with a proxy's limit for bodies",
    (response) => response.writeHead(413).end('<h1>413 Request Entity Too Large</h1>'),
    /responded with 413\. A proxy in front of it takes no bodies of this size\. Ask the portal's operator to let 11 MiB/,
  ],
  [
    'as a server without releases',
    (response) => response.writeHead(404).end('Not found'),
    /responded with 404\. Check the address, and that its host takes releases/,
  ],
  [
    'with a redirect to another origin',
    (response) => response.writeHead(301, { Location: 'https://portal.example/releases' }).end(),
    /redirects to https:\/\/portal\.example\. Name the portal's own address with --portal/,
  ],
  [
    "with a proxy's sign-in page",
    (response) => response.end('<p>Sign in</p>'),
    /does not respond as a portal\. Check the address/,
  ],
] satisfies readonly (readonly [string, (response: ServerResponse) => unknown, RegExp])[])(
  'a rollback to which the portal responds %s fails with a reason and the next step',
  async (how, respond, message) => {
    const proxy = createServer((_request, response) => void respond(response)).listen(0, '127.0.0.1')
    await once(proxy, 'listening')
    const { port } = proxy.address() as AddressInfo
    const { change } = portalTarget(
      `http://127.0.0.1:${port}`,
      'token',
      how === 'too late' ? { readMs: 1, changeMs: 100, publishMs: 1000, noticeMs: 1000 } : undefined,
    )
    const rolledBack = change({ verb: 'rollback', name }, { who: '', why: '' }, undefined)
    await expect(rolledBack).rejects.toMatchObject({ kind: 'refused', message: expect.stringMatching(message) })
    proxy.closeAllConnections()
    proxy.close()
  },
)

test('a reading command to which the portal does not respond ends after the limit for reads, and an upload after its own with a notice before', async () => {
  const silent = createServer((request, response) => {
    const missing = { kind: 'refused', error: 'missing', missing: ['remoteEntry.aa11.js'] }
    if (request.method === 'POST') response.writeHead(409).end(JSON.stringify(missing))
  }).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const { port } = silent.address() as AddressInfo
  const address = `http://127.0.0.1:${port}`
  const limits = { readMs: 100, changeMs: 1, publishMs: 300, noticeMs: 200 }
  const { read, history, publish } = portalTarget(address, 'token', limits)
  const next = 'Check the address and the network, then run the command again.'
  for (const reading of [read, history])
    await expect(reading()).rejects.toMatchObject({ message: `${address} did not respond within 0.1 s. ${next}` })
  const log = jest.spyOn(process.stderr, 'write').mockReturnValue(true)
  await expect(publication().then(publish)).rejects.toMatchObject({
    message: `${address} did not respond within 0.3 s. ${next}`,
  })
  expect(log.mock.calls.join('')).toContain(`${address} has not responded yet. Waiting for at most 0.3 s.\n`)
  log.mockRestore()
  silent.closeAllConnections()
  silent.close()
})

test('a publication that takes longer than the limit of the host for a silent connection succeeds', async () => {
  const slow = createHost({ ...site, releaseTokens: tokensFile })
  slow.server.setTimeout(150)
  slow.addHook('preHandler', ({ method }) => new Promise((done) => setTimeout(done, method === 'POST' ? 300 : 0)))
  const address = await slow.listen({ port: 0, host: '127.0.0.1' })
  const published = await portalTarget(address, tokens.team ?? '').publish(await publication())
  expect(published.registry.revision).toBe(4)
  await slow.close()
})

test('a publication whose response is lost says to run the command again, which continues it', async () => {
  const proxy = createServer((_request, response) => void response.destroy()).listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const { port } = proxy.address() as AddressInfo
  const published = portalTarget(`http://127.0.0.1:${port}`, 'token').publish(await publication())
  await expect(published).rejects.toMatchObject({
    message: expect.stringMatching(
      /does not respond \(.*\)\. Check the address and the network, then run the command again\.$/,
    ),
  })
  proxy.closeAllConnections()
  proxy.close()
})

test.each([
  ['breaks off', '{"schema":1,', true, /does not respond \(\w.*\)\. Check the address and the network/],
  ['is a web page', '<!doctype html>', false, /does not respond as a portal\. Check the address/],
])('a response that %s is not taken for a damaged registry', async (_, body, isCutOff, message) => {
  const other = createServer((_request, response) => {
    response.writeHead(200)
    if (isCutOff) response.write(body, () => response.destroy())
    else response.end(body)
  }).listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  await expect(portalTarget(`http://127.0.0.1:${port}`, 'token').read()).rejects.toMatchObject({
    kind: 'refused',
    message: expect.stringMatching(message),
  })
  other.close()
})

test.each(['../../../outside', '../outside', '', '1.0.0/../../outside'])(
  'writes nothing for the version "%s"',
  async (version) => {
    const folders = () =>
      [site.folder, site.store, join(site.store, 'r')].map((folder) => readdirSync(folder).toSorted())
    const { built, ...rest } = await publication()
    for (const content of built.files.values()) await upload(content)
    const before = folders()
    await expect(target('team').publish({ ...rest, built: { ...built, version } })).rejects.toMatchObject({
      message: expect.stringContaining('is not a version. Write one such as 1.4.0.'),
    })
    expect(folders()).toEqual(before)
  },
)

test.each(['/nowhere', 'https://cdn.example/"onload="alert(1)', 'cdn.example'])(
  'writes nothing for the origin %s',
  async (origin) => {
    await expect(target('team').publish({ ...(await publication()), origin })).rejects.toMatchObject({
      kind: 'usage',
      message: expect.stringContaining('is not an origin. Write it as https://cdn.example'),
    })
    expect((await target('team').read()).records[name]).toBeUndefined()
    expect(readdirSync(join(site.store, 'r'))).not.toContain(name)
  },
)

test('refuses reasons of more than 500 characters and more than 500 named users', async () => {
  await target('operator').publish(await publication())
  const note = { who: '', why: '' }
  const long = { verb: 'block' as const, name, version: '1.0.0', reason: 'x'.repeat(501) }
  const limit = (part: string, is: string) => ({
    kind: 'usage',
    message: `"${part}" has ${is}, and at most 500 are allowed. Shorten it, and run the command again.`,
  })
  await expect(target('operator').change(long, note)).rejects.toMatchObject(limit('reason', '501 characters'))
  const many = { verb: 'promote' as const, name, version: '1.0.0', percent: 5, users: Array(501).fill('dana') }
  await expect(target('operator').change(many, note)).rejects.toMatchObject(limit('users', '501 entries'))
  const why = { who: '', why: 'x'.repeat(501) }
  await expect(target('operator').change({ ...many, users: ['dana'] }, why)).rejects.toMatchObject(
    limit('why', '501 characters'),
  )
})

test.each(['page.html', 'static/screen.bb22.js.br', '.hidden/a.js'])(
  'refuses a version with the file %s, which no command publishes',
  async (file) => {
    const { built, ...rest } = await publication()
    const content = Buffer.from('<script>alert(1)</script>')
    const files = new Map([...built.files, [file, content]])
    const integrity = { ...built.integrity, [file]: integrityOf(content) }
    await expect(target('team').publish({ ...rest, built: { ...built, files, integrity } })).rejects.toMatchObject({
      kind: 'build',
      message: expect.stringContaining(`cannot contain ${file}`),
    })
  },
)

test('lets publications of five remotes that share files succeed at the same time', async () => {
  const names = ['mfe-one', 'mfe-two', 'mfe-three', 'mfe-four', 'mfe-five']
  const publications = await Promise.all(names.map((remote) => publication({ name: remote, route: remote })))
  const published = await Promise.all(publications.map((one) => target('operator').publish(one)))
  expect(new Set(published.map(({ registry }) => registry.revision)).size).toBe(5)
})

test('does not exist on a host without a file of tokens', async () => {
  const closed = createHost(site)
  expect((await closed.inject('/releases/registry')).statusCode).toBe(404)
  await closed.close()
})

test.each([
  ['a line break within', (token: string) => `${token}\n${token}`],
  ['typographic quotation marks', (token: string) => `“${token}”`],
  ['a word before it', (token: string) => `Bearer ${token}`],
])('the command line refuses a token with %s, and does not print it', async (_, broken) => {
  const token = tokens.team ?? ''
  process.env.CARRIER_PORTAL_TOKEN = broken(token)
  const refusal: unknown = await runRelease(['list', '--portal', portal]).catch((cause: unknown) => cause)
  delete process.env.CARRIER_PORTAL_TOKEN
  expect(refusal).toMatchObject({ kind: 'usage', message: expect.stringContaining('Copy the token alone') })
  expect(String(refusal)).not.toContain(token)
})

test('the command line takes the portal and the token from the environment, without the line break after it', async () => {
  await target('team').publish(await publication())
  process.env.CARRIER_PORTAL_TOKEN = `${tokens.team}\n`
  const { lines } = await runRelease(['promote', `${name}@1.0.0`, '--portal', portal])
  delete process.env.CARRIER_PORTAL_TOKEN
  expect(lines[0]).toMatch(/^Revision \d+: promoted mfe-orders-available@1\.0\.0 to all users/)
  expect(lines[1]).toBe(`${name}@1.0.0: commit abc, built by ci, conformance kit passed.`)
  await expect(runRelease(['list', '--portal', portal])).rejects.toMatchObject({
    kind: 'usage',
    message: expect.stringContaining('CARRIER_PORTAL_TOKEN'),
  })
})
