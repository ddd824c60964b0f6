import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

/** The content of every script of the site: large enough for a compressed copy. */
export const BIG = `export const big = '${'x'.repeat(2000)}'\n`
const HASH = `sha384-${'A'.repeat(64)}`

/** A small site in a temporary folder: a page, an asset, a store with one remote that contains an embedded editor, and a backend that echoes requests. */
export async function aSite() {
  const folder = mkdtempSync(join(tmpdir(), 'portal-site-'))
  const write = (name: string, content: string | Buffer) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
  write(
    'shell/index.html',
    '<!doctype html><html><head><meta property="csp-nonce" nonce="__STYLE_NONCE__"><meta name="remote-origins" content="__REMOTE_ORIGINS__"><script>start(window.__nonce__)</script><!--signed-in:<link rel="preload" href="/registry.json">:signed-in--><style>body {}</style><!--login:--><style>form {}</style><!--:login--></head><body><!--login:--><form></form><!--:login--></body></html>',
  )
  write('shell/assets/main.1a2b.js', BIG)
  write('shell/service-worker.js', 'work()')
  write('shell/service-worker-removal.js', 'remove()')
  write('shell/assets/main.1a2b.js.gz', gzipSync(BIG))
  write('shell/assets/main.1a2b.js.br', brotliCompressSync(BIG))
  write('store/registry.json', JSON.stringify(registry))
  write('store/r/mfe-a/1.0.0-abcd/remoteEntry.1.js', BIG)
  write('store/r/mfe-a/1.0.0-abcd/embed/v1.js', BIG)
  write('store/r/mfe-a/.incoming/secret.js', BIG)
  write(
    'config.json',
    '{"productName":"Test Portal","apiBaseUrl":"https://api.example/v1","allowedRemoteOrigins":["https://team.example"]}',
  )
  const backend = createServer((request, response) => {
    response.setHeader('Set-Cookie', ['XSRF-TOKEN=1', 'b=2'])
    response.setHeader('Content-Type', 'application/json')
    let body = ''
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString()
    })
    request.on('end', () => {
      const { method, url, headers } = request
      response.end(JSON.stringify({ method, url, headers, body, pad: BIG }))
    })
  })
  await new Promise<void>((listening) => backend.listen(0, '127.0.0.1', listening))
  return {
    folder,
    shell: join(folder, 'shell'),
    store: join(folder, 'store'),
    config: join(folder, 'config.json'),
    backend: `http://127.0.0.1:${(backend.address() as AddressInfo).port}`,
    async close() {
      backend.closeAllConnections()
      await new Promise((closed) => backend.close(closed))
    },
  }
}

export type Site = Awaited<ReturnType<typeof aSite>>

const version = {
  base: '/r/mfe-a/1.0.0-abcd/',
  entry: 'remoteEntry.1.js',
  preload: ['screen.2.js'],
  integrity: { 'remoteEntry.1.js': HASH, 'screen.2.js': HASH, 'embed/v1.js': HASH },
  contract: '^1.0',
  state: 'active',
  publishedAt: '2026-11-21T10:00:00.000Z',
}

const registry = {
  schema: 1,
  revision: 3,
  updatedAt: '2026-11-21T10:00:00.000Z',
  remotes: {
    'mfe-a': {
      route: 'order/:id',
      navigation: null,
      opensOrders: true,
      active: '1.0.0',
      lastKnownGood: null,
      rollout: null,
      versions: {
        '1.0.0': version,
        '0.9.0': { ...version, base: '/r/mfe-a/0.9.0-abcd/', state: 'blocked' },
      },
    },
  },
}
