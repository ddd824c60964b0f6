import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Registry } from '@carrier-portal/contract/registry'
import { aRegisteredRemote, aRemoteVersion } from '@carrier-portal/contract/testing'
import { framePolicy } from '../headers/framePolicy.ts'
import { aSite, type Site } from '../testing/aSite.ts'
import { createHost } from './createHost.ts'
import { embedFile } from './embedFiles.ts'

const [OLD, NEW] = [`sha384-${'O'.repeat(64)}`, `sha384-${'N'.repeat(64)}`]

const version = (base: string, hash: string, scan: string) =>
  aRemoteVersion({
    base,
    integrity: { 'remoteEntry.aa11.js': hash, 'static/screen.bb22.js': hash, 'embed/v1.js': hash, [scan]: hash },
  })

const editor = aRegisteredRemote({
  route: 'order/:id',
  navigation: null,
  opensOrders: true,
  active: '1.0.0',
  versions: {
    '1.0.0': version('/r/editor/1.0.0-a/', OLD, 'embed/scan.1.js'),
    '1.1.0': version('/r/editor/1.1.0-b/', NEW, 'embed/scan.2.js'),
  },
})

function registryOf(parts: Partial<typeof editor> = {}): Registry {
  const remotes = { 'mfe-a': aRegisteredRemote(), 'mfe-editor': { ...editor, ...parts } }
  return { schema: 1, revision: 1, updatedAt: '2026-11-21T10:00:00.000Z', remotes }
}

const [first, second] = Object.values(editor.versions)
const blocked = { ...editor.versions, '1.0.0': { ...first, state: 'blocked' } } as typeof editor.versions

test.each<[string, Registry, string, ReturnType<typeof embedFile>]>([
  [
    'the promoted version of a stable name',
    registryOf(),
    'v1.js',
    { address: '/r/editor/1.0.0-a/embed/v1.js', etag: `"${OLD}"` },
  ],
  [
    'the next one',
    registryOf({ active: '1.1.0' }),
    'v1.js',
    { address: '/r/editor/1.1.0-b/embed/v1.js', etag: `"${NEW}"` },
  ],
  [
    'the promoted version during a trial',
    registryOf({ rollout: { version: '1.1.0', percent: 100, salt: 'x' } }),
    'v1.js',
    { address: '/r/editor/1.0.0-a/embed/v1.js', etag: `"${OLD}"` },
  ],
  [
    'the last known good version when the promoted one is blocked',
    registryOf({ versions: blocked, lastKnownGood: '1.1.0' }),
    'v1.js',
    { address: '/r/editor/1.1.0-b/embed/v1.js', etag: `"${NEW}"` },
  ],
  ['nothing when all versions are blocked', registryOf({ versions: blocked }), 'v1.js', undefined],
  [
    'a hashed name of any version',
    registryOf(),
    'scan.2.js',
    { address: '/r/editor/1.1.0-b/embed/scan.2.js', etag: undefined },
  ],
  ['nothing for an unknown name', registryOf(), '../remoteEntry.aa11.js', undefined],
  ['nothing without an editor', registryOf({ opensOrders: false }), 'v1.js', undefined],
])('finds %s', (_, registry, name, expected) => {
  expect(second).toBeDefined()
  expect(embedFile(registry, name)).toEqual(expected)
})

test.each([
  [{}, "frame-ancestors 'none';"],
  [{ embedding: { frameAncestors: [] } }, "frame-ancestors 'none';"],
  [
    { embedding: { frameAncestors: ['https://a.example', 'http://localhost:4000'] } },
    'frame-ancestors https://a.example http://localhost:4000;',
  ],
  [
    { embedding: { frameAncestors: ['*', 'https://*.example', "https://a.example; script-src 'unsafe-inline'"] } },
    "frame-ancestors 'none';",
  ],
])('the frame policy of %j contains %s', (config, expected) => {
  const policy = framePolicy(JSON.stringify(config))
  expect(policy).toContain(expected)
  expect(policy).not.toContain('unsafe')
})

describe('the Node host', () => {
  let site: Site
  let host: ReturnType<typeof createHost>
  let address: string

  beforeAll(async () => {
    site = await aSite()
    writeFileSync(join(site.store, 'registry.json'), JSON.stringify(registryOf()))
    for (const name of ['1.0.0-a/embed/v1.js', '1.1.0-b/embed/scan.2.js']) {
      const file = join(site.store, 'r/editor', name)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, `// ${name}`)
    }
    host = createHost(site)
    address = await host.listen({ port: 0, host: '127.0.0.1' })
  })
  afterAll(async () => {
    await host.close()
    await site.close()
  })

  test('lets any page load the module, revalidates it, and responds with 304 when it is unchanged', async () => {
    const response = await fetch(`${address}/embed/order-editor/v1.js`)
    expect(await response.text()).toBe('// 1.0.0-a/embed/v1.js')
    expect(response.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8')
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*')
    expect(response.headers.get('Cache-Control')).toBe('no-cache')
    const etag = response.headers.get('ETag') ?? ''
    const again = await fetch(`${address}/embed/order-editor/v1.js`, { headers: { 'If-None-Match': etag } })
    expect(again.status).toBe(304)
  })

  test('caches hashed files for ever and responds with 404 for unknown names', async () => {
    const response = await fetch(`${address}/embed/order-editor/scan.2.js`)
    expect(response.headers.get('Cache-Control')).toContain('immutable')
    for (const name of ['scan.9.js', 'v2.js', '', '..%2f..%2fregistry.json'])
      expect((await fetch(`${address}/embed/order-editor/${name}`)).status).toBe(404)
  })

  test('sends the frame page with its own policy', async () => {
    const response = await fetch(`${address}/embed/order-editor.html`)
    expect(response.headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'")
    expect(response.headers.get('X-Frame-Options')).toBeNull()
    expect(response.headers.get('Cross-Origin-Embedder-Policy')).toBe('require-corp')
    expect(await response.text()).toContain('/embed/order-editor/frame.js')
  })
})
