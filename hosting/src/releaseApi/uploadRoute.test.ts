import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { type ClientRequest, request } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { join } from 'node:path'
import { createHost } from '../host/createHost.ts'
import { integrityOf } from '../release/publish/integrity.ts'
import { readBuilt } from '../release/publish/readBuilt.ts'
import { runRelease } from '../release/runRelease.ts'
import { portalTarget } from '../release/target/portalTarget.ts'
import { aBuiltRemote } from '../release/testing/aBuiltRemote.ts'
import { aSite, type Site } from '../testing/aSite.ts'

const LIMITS = { tokenBytes: 8_000, tokenFiles: 10, totalBytes: 20_000, atOnce: 2 }
const name = 'mfe-orders-available'
let site: Site
let host: ReturnType<typeof createHost>
let portal: string
let token: string
/** Uploads that a test has begun. The host closes when they have ended. */
let uploads: readonly ClientRequest[] = []

beforeEach(async () => {
  site = await aSite()
  const { data } = await runRelease(['token', 'team', '--remotes', name, '--verbs', 'publish'])
  const created = { token: '', entry: {}, ...data }
  token = created.token
  const releaseTokens = join(site.folder, 'tokens.json')
  writeFileSync(releaseTokens, JSON.stringify({ tokens: [created.entry] }))
  host = createHost({ ...site, releaseTokens, uploadLimits: LIMITS })
  portal = await host.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(async () => {
  for (const upload of uploads) upload.destroy()
  await host.close()
  await site.close()
})

const headersOf = (bearer: string) => ({
  authorization: `Bearer ${bearer}`,
  'content-type': 'application/octet-stream',
})
const addressOf = (hash: string, remote = name) => `/releases/remotes/${remote}/files/${encodeURIComponent(hash)}`
const put = (payload: Buffer, { bearer = token, remote = name, hash = integrityOf(payload) } = {}) =>
  host.inject({ method: 'PUT', url: addressOf(hash, remote), headers: headersOf(bearer), payload })

async function publish(code: string): Promise<unknown> {
  const { workspace, dist } = aBuiltRemote({ code })
  return portalTarget(portal, token).publish({
    built: await readBuilt(workspace, dist),
    note: { who: '', why: '' },
  })
}

test.each([
  ['a file that does not match its hash', { hash: `sha384-${'A'.repeat(64)}` }, 422],
  ['an address that is no hash', { hash: 'sha256-x' }, 400],
  ['a remote that the token may not publish', { remote: 'mfe-a' }, 403],
  ['an unknown token', { bearer: 'nothing' }, 401],
])('refuses %s', async (_, parts, status) => {
  expect((await put(Buffer.from('x'), parts)).statusCode).toBe(status)
})

test('reads no body of a request without a right', async () => {
  const large = Buffer.alloc(10 * 1024 * 1024 + 1)
  expect((await put(large, { bearer: 'nothing' })).statusCode).toBe(401)
  expect((await put(large, { remote: 'mfe-a' })).statusCode).toBe(403)
  expect((await put(large)).statusCode).toBe(413)
})

test('the response to a file above 10 MiB says what to do', async () => {
  expect((await put(Buffer.alloc(10 * 1024 * 1024 + 1))).json()).toMatchObject({
    kind: 'refused',
    error: expect.stringMatching(/at most 10485760 bytes.*Make the build smaller and publish again/),
  })
})

test('the release command says what to do about more bytes than a token may upload', async () => {
  await expect(publish('x'.repeat(50))).rejects.toMatchObject({
    kind: 'refused',
    message: expect.stringMatching(/8000 bytes.*Complete the publication that was interrupted/),
  })
})

test('refuses a version whose names of one upload are too large in sum', async () => {
  const roomy = createHost({ ...site, releaseTokens: join(site.folder, 'tokens.json') })
  const content = Buffer.alloc(1024 * 1024)
  const hash = integrityOf(content)
  await roomy.inject({ method: 'PUT', url: addressOf(hash), headers: headersOf(token), payload: content })
  const response = await roomy.inject({
    method: 'POST',
    url: `/releases/remotes/${name}/versions`,
    headers: { authorization: `Bearer ${token}` },
    payload: {
      version: '1.0.0',
      integrity: Object.fromEntries(Array.from({ length: 51 }, (_, at) => [`file-${at}.js`, hash])),
    },
  })
  await roomy.close()
  expect(response.statusCode).toBe(422)
  expect(response.json()).toMatchObject({ error: expect.stringMatching(/^A version has at most 52428800 bytes\./) })
})

test('the uploads of a published version do not count any more', async () => {
  await publish('screen')
  expect((await put(Buffer.alloc(LIMITS.tokenBytes))).statusCode).toBe(201)
})

test('refuses more uploads at the same time than the limit, and takes the next when one has ended', async () => {
  const content = Buffer.from('content')
  const begin = () => {
    const upload = request(`${portal}${addressOf(integrityOf(content))}`, {
      method: 'PUT',
      headers: { ...headersOf(token), 'content-length': content.length },
    })
    upload.on('error', () => undefined)
    upload.write('con')
    return upload
  }
  const first = begin()
  uploads = [first, begin()]
  const next = `${portal}${addressOf(integrityOf(Buffer.from('other')))}`
  const bodyOfNext = async () => (await fetch(next, { method: 'PUT', headers: headersOf(token), body: 'other' })).text()
  while (!(await bodyOfNext()).includes('sending 2 files already'));
  first.destroy()
  while ((await bodyOfNext()) !== '{}');
})

test('an upload behind another request of its connection does not count any more after the connection has ended', async () => {
  const { port } = host.server.address() as AddressInfo
  const upload = [
    `PUT ${addressOf(integrityOf(Buffer.from('content')))} HTTP/1.1`,
    'host: a',
    `authorization: Bearer ${token}`,
    'content-type: application/octet-stream',
    'content-length: 7',
  ]
  for (let at = 0; at < LIMITS.atOnce; at += 1) {
    const socket = connect(port, '127.0.0.1')
    // The response with the events does not end, so the upload's response never gets the connection.
    socket.write(`GET /registry/events HTTP/1.1\r\nhost: a\r\n\r\n${upload.join('\r\n')}\r\n\r\ncontent`)
    await once(socket, 'data')
    socket.destroy()
  }
  const statusOfNext = async () => (await put(Buffer.from('other'))).statusCode
  let status = await statusOfNext()
  for (let attempt = 1; status === 429 && attempt < 100; attempt += 1) {
    await new Promise((resolve) => setTimeout(resolve, 20))
    status = await statusOfNext()
  }
  expect(status).toBe(201)
})
