import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readRegistry } from '@carrier-portal/contract/registry'
import { type Started, startProcess } from '../process/startProcess.ts'
import { root } from '../workspaces.ts'
import { freePort } from './freePort.ts'

const COMMAND = 'build/src/dev/devWorkspace.ts'
const NAME = 'mfe-order-history'

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
let inside: Started
const asked: IncomingMessage[] = []

beforeAll(async () => {
  const documents = new Map<string | undefined, object>([
    ['/config.json', { productName: 'Deployed', registryUrl: '/elsewhere/registry.json' }],
    [
      '/elsewhere/registry.json',
      {
        schema: 1,
        revision: 7,
        updatedAt: '2026-11-21T10:00:00Z',
        remotes: { [NAME]: released, 'mfe-orders-accepted': { ...released, route: 'accepted-orders' } },
      },
    ],
  ])
  portal = createServer((request, response) => {
    asked.push(request)
    const cookie = `seen=1; Path=/; Domain=127.0.0.1`
    response.writeHead(200, { 'Set-Cookie': cookie, 'Content-Security-Policy': "default-src 'none'" })
    response.end(JSON.stringify(documents.get(request.url) ?? { from: 'the portal', address: request.url }))
  })
  await new Promise<void>((listening) => portal.listen(0, '127.0.0.1', listening))
  inside = await startProcess({
    name: 'The screen inside of a portal',
    file: COMMAND,
    parameters: [NAME, '--portal', `${portalAddress()}/`],
    environment: { PORT: String(await freePort()) },
    ready: /at (http:\S+)\n/,
  })
}, 60_000)

afterAll(async () => {
  await inside.stop()
  portal.closeAllConnections()
  portal.close()
})

test('the registry names the development build with its integrity, and the rest as deployed', async () => {
  const registry = readRegistry(await (await fetch(`${inside.address}/registry.json`)).json())
  expect(registry).toMatchObject({ revision: 7, remotes: { 'mfe-orders-accepted': { active: '9.0.0' } } })
  const remote = registry?.remotes[NAME]
  expect(remote).toMatchObject({ active: expect.stringMatching(/-dev$/), lastKnownGood: null, rollout: null })
  const version = remote?.versions[remote.active]
  const answer = await fetch(`${inside.address}${version?.base}${version?.entry}`)
  const hash = createHash('sha384')
    .update(Buffer.from(await answer.arrayBuffer()))
    .digest('base64')
  expect(version?.integrity).toEqual({ [version?.entry ?? '']: `sha384-${hash}` })
}, 60_000)

test('the page asks for that registry, whatever the portal’s configuration names', async () => {
  expect(await (await fetch(`${inside.address}/config.json`)).json()).toEqual({
    productName: 'Deployed',
    registryUrl: '/registry.json',
  })
})

test.each(['/', '/order/WO-1', '/api/orders/available', '/r/mfe-orders-accepted/9.0.0/e.js'])(
  '%s is answered by the portal, its headers kept',
  async (address) => {
    const headers = { Origin: inside.address, 'X-XSRF-TOKEN': 'token' }
    const answer = await fetch(`${inside.address}${address}`, { method: 'POST', headers })
    expect(await answer.json()).toEqual({ from: 'the portal', address })
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'")
    expect(answer.headers.get('set-cookie')).not.toContain('Domain')
    expect(asked.at(-1)?.headers).toMatchObject({
      host: new URL(portalAddress()).host,
      origin: portalAddress(),
      'x-xsrf-token': 'token',
    })
  },
)

test.each([
  [[NAME, '--portal', 'portal.example'], /--portal needs the portal's address/],
  [['shell', '--portal', 'https://portal.example'], /There is no shell to run/],
])('%j is refused in words', (parameters, words) => {
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', COMMAND, ...parameters], {
    cwd: root,
    encoding: 'utf8',
  })
  expect(status).toBe(1)
  expect(stderr).toMatch(words)
})

function portalAddress(): string {
  return `http://127.0.0.1:${(portal.address() as AddressInfo).port}`
}
