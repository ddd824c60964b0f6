import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { framePolicy } from '../headers/framePolicy.ts'
import { anEmbedRegistry } from '../testing/anEmbedRegistry.ts'
import { aSite, type Site } from '../testing/aSite.ts'
import { createHost } from './createHost.ts'

const registry = anEmbedRegistry()

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
    writeFileSync(join(site.store, 'registry.json'), JSON.stringify(registry))
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
    for (const [known, status] of [
      [etag, 304],
      [`W/${etag}`, 304],
      [`"older", ${etag}`, 304],
      ['"older"', 200],
    ] as const) {
      const again = await fetch(`${address}/embed/order-editor/v1.js`, { headers: { 'If-None-Match': known } })
      expect([known, again.status]).toEqual([known, status])
    }
  })

  test('caches hashed files for ever and responds with 404 for unknown names', async () => {
    const response = await fetch(`${address}/embed/order-editor/scan.2.js`)
    expect(response.headers.get('Cache-Control')).toContain('immutable')
    for (const name of ['scan.9.js', 'v2.js', '', '..%2f..%2fregistry.json'])
      expect((await fetch(`${address}/embed/order-editor/${name}`)).status).toBe(404)
  })

  test('sends a file of one version with a caching time of a year', async () => {
    const response = await fetch(`${address}/embed/order-editor/1.0.0/v1.js`)
    expect(await response.text()).toBe('// 1.0.0-a/embed/v1.js')
    expect(response.headers.get('Cache-Control')).toContain('immutable')
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*')
  })

  test('responds with 410 and the next step for a withdrawn version, and lets any page read the status', async () => {
    const response = await fetch(`${address}/embed/order-editor/0.9.0/v1.js`)
    expect(response.status).toBe(410)
    expect(await response.text()).toBe(
      'Version 0.9.0 of the order editor was withdrawn. Choose another one of /embed/order-editor/versions.json.\n',
    )
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*')
    expect(response.headers.get('Cache-Control')).toBe('no-cache')
  })

  test('lists the versions for pages of any origin', async () => {
    const response = await fetch(`${address}/embed/order-editor/versions.json`)
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*')
    expect(response.headers.get('Content-Type')).toBe('application/json; charset=utf-8')
    expect(await response.json()).toMatchObject({ channels: { stable: '1.0.0', canary: '1.1.0' } })
  })

  test('sends the frame page with its own policy', async () => {
    const response = await fetch(`${address}/embed/order-editor.html`)
    expect(response.headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'")
    expect(response.headers.get('X-Frame-Options')).toBeNull()
    expect(response.headers.get('Cross-Origin-Embedder-Policy')).toBe('require-corp')
    expect(await response.text()).toContain('/embed/order-editor/frame.js')
  })
})
