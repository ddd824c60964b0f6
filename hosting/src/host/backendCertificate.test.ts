import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:https'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { DEFAULT_AUTHORITIES } from '../nginx/nginxSettings.ts'
import { portalTarget } from '../release/target/portalTarget.ts'
import { aSite, type Site } from '../testing/aSite.ts'
import { hasNginx } from '../testing/nginxProcess.ts'
import { startNginx } from '../testing/nginxServer.ts'
import { createHost } from './createHost.ts'

let site: Site
let backend: Server
let secure: Site
let certificate: string
const authorizations: (string | undefined)[] = []

beforeAll(async () => {
  site = await aSite()
  const [key, cert] = [join(site.folder, 'key.pem'), join(site.folder, 'cert.pem')]
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', key, '-out', cert, ...subject], {
    stdio: 'ignore',
  })
  certificate = cert
  backend = createServer({ key: readFileSync(key), cert: readFileSync(cert) }, ({ headers }, response) => {
    authorizations.push(headers.authorization)
    response.end('ok')
  })
  await new Promise<void>((listening) => backend.listen(0, 'localhost', listening))
  secure = { ...site, backend: `https://localhost:${(backend.address() as AddressInfo).port}` }
})
afterAll(async () => {
  await new Promise((closed) => backend.close(closed))
  await site.close()
})
afterEach(() => authorizations.splice(0))

const call = async (address: string) =>
  (await fetch(`${address}/api/orders/item-types`, { headers: { Authorization: 'Bearer a.b.c' } })).status

test('the Node host sends nothing to a backend whose certificate is not verified', async () => {
  const log = jest.spyOn(process.stderr, 'write').mockReturnValue(true)
  const host = createHost(secure)
  expect(await call(await host.listen({ port: 0, host: '127.0.0.1' }))).toBe(502)
  expect(authorizations).toEqual([])
  // Newer versions of Node append an advice to OpenSSL's words.
  const message = await fetch(secure.backend).catch(({ cause }) => cause.message)
  expect(message).toMatch(/^self-signed certificate/)
  expect(log.mock.calls.join('')).toBe(`A call to the backend failed: GET /api/orders/item-types: ${message}\n`)
  log.mockRestore()
  await host.close()
})

test('a release command sends no token to a portal whose certificate is not verified, and names the variable for it', async () => {
  await expect(portalTarget(secure.backend, 'token').read()).rejects.toMatchObject({
    message: `${secure.backend} does not respond (self-signed certificate: name the file of its certificate authority in NODE_EXTRA_CA_CERTS). Check the address and the network, then run the command again.`,
  })
  expect(authorizations).toEqual([])
})

const testWhereInstalled = hasNginx ? test.each : test.skip.each

testWhereInstalled([
  ['sends nothing to a backend whose certificate is not verified', DEFAULT_AUTHORITIES, 502, []],
  ['sends calls to a backend whose certificate is verified', undefined, 200, ['Bearer a.b.c']],
])('nginx %s', async (_, authorities = certificate, status, expected) => {
  const nginx = await startNginx(secure, [], 'http://127.0.0.1:1', authorities)
  expect(await call(nginx.address)).toBe(status)
  expect(authorizations).toEqual(expected)
  await nginx.stop()
})
