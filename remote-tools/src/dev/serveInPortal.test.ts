import { spawnSync } from 'node:child_process'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { basename, join } from 'node:path'
import { readRegistry } from '@carrier-portal/contract/registry'
import { integrityOf } from '@carrier-portal/hosting/release'
import { type RunningProcess, startProcess } from '../process/startProcess.ts'
import { anyScreenFolder, repository } from '../testing/repository.ts'

const COMMAND = join(repository, 'remote-tools/bin/carrier-portal.mjs')
const NAME = basename(anyScreenFolder())

const released = {
  route: 'order-history',
  navigation: null,
  opensOrders: false,
  active: '9.0.0',
  lastKnownGood: null,
  rollout: { version: '9.0.0', percent: 5, salt: 'salt' },
  versions: {
    '9.0.0': {
      base: '/r/x/9.0.0/',
      entry: 'e.js',
      preload: [],
      integrity: { 'e.js': `sha384-${'A'.repeat(64)}` },
      contract: '^1.0',
      state: 'active',
      publishedAt: '2026-11-21T10:00:00Z',
    },
  },
}

let portal: Server
let devServer: RunningProcess
const received: IncomingMessage[] = []

beforeAll(async () => {
  const documents = new Map<string | undefined, object>([
    ['/config.json', { productName: 'Deployed', registryUrl: '/elsewhere/registry.json' }],
    [
      '/elsewhere/registry.json',
      {
        schema: 1,
        revision: 7,
        updatedAt: '2026-11-21T10:00:00Z',
        remotes: { [NAME]: released, 'mfe-night-shift': { ...released, route: 'night-shift' } },
      },
    ],
  ])
  portal = createServer((request, response) => {
    received.push(request)
    const cookie = `seen=1; Path=/; Domain=127.0.0.1; Secure; SameSite=Strict`
    response.writeHead(200, { 'Set-Cookie': cookie, 'Content-Security-Policy': "default-src 'none'" })
    response.end(JSON.stringify(documents.get(request.url) ?? { from: 'the portal', address: request.url }))
  })
  await new Promise<void>((listening) => portal.listen(0, '127.0.0.1', listening))
  devServer = await startProcess({
    name: 'The dev server',
    file: COMMAND,
    cwd: join(repository, NAME),
    parameters: ['dev', '--portal', `${portalAddress()}/`],
    environment: { PORT: '0' },
    ready: /at (http:\S+)\n/,
  })
})

afterAll(async () => {
  await devServer.stop()
  portal.closeAllConnections()
  portal.close()
})

test('the registry lists the development build with its integrity and the other remotes as deployed', async () => {
  const registry = readRegistry(await (await fetch(`${devServer.address}/registry.json`)).json())
  expect(registry).toMatchObject({ revision: 7, remotes: { 'mfe-night-shift': { active: '9.0.0' } } })
  const remote = registry?.remotes[NAME]
  expect(remote).toMatchObject({ active: expect.stringMatching(/-dev$/), lastKnownGood: null, rollout: null })
  const version = remote?.versions[remote.active ?? '']
  const response = await fetch(`${devServer.address}${version?.base}${version?.entry}`)
  const content = Buffer.from(await response.arrayBuffer())
  expect(version?.integrity).toEqual({ [version?.entry ?? '']: integrityOf(content) })
})

test('the configuration points to the dev server’s registry', async () => {
  expect(await (await fetch(`${devServer.address}/config.json`)).json()).toEqual({
    productName: 'Deployed',
    registryUrl: '/registry.json',
    offline: false,
  })
})

test.each(['/', '/order/WO-1', '/api/orders/available', '/r/mfe-night-shift/9.0.0/e.js'])(
  'proxies %s to the portal and keeps its headers',
  async (address) => {
    const headers = { Origin: devServer.address, 'X-XSRF-TOKEN': 'token' }
    const response = await fetch(`${devServer.address}${address}`, { method: 'POST', headers })
    expect(await response.json()).toEqual({ from: 'the portal', address })
    expect(response.headers.get('content-security-policy')).toBe("default-src 'none'")
    expect(response.headers.get('set-cookie')).toBe('seen=1; Path=/; SameSite=Strict')
    expect(received.at(-1)?.headers).toMatchObject({
      host: new URL(portalAddress()).host,
      origin: portalAddress(),
      'x-xsrf-token': 'token',
    })
  },
)

test('the origin of another page stays the one that the portal receives', async () => {
  const headers = { Origin: 'https://elsewhere.example' }
  await fetch(`${devServer.address}/api/orders/available`, { method: 'POST', headers })
  expect(received.at(-1)?.headers).toMatchObject({ origin: 'https://elsewhere.example' })
})

test.each([
  [NAME, /--portal must be the address of a portal/],
  ['shell', /contains no remote.json/],
])('in %s, refuses --portal portal.example with exit code 2 and a message', (workspace, message) => {
  const { status, stderr } = spawnSync(process.execPath, [COMMAND, 'dev', '--portal', 'portal.example'], {
    cwd: join(repository, workspace),
    encoding: 'utf8',
  })
  expect(status).toBe(2)
  expect(stderr).toMatch(message)
})

function portalAddress(): string {
  return `http://127.0.0.1:${(portal.address() as AddressInfo).port}`
}
