import { readFileSync, writeFileSync } from 'node:fs'
import { get as httpGet, type IncomingHttpHeaders } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { MAX_SAVE_BYTES } from '@carrier-portal/contract/rules'
import { originsOf, readConfig } from '../config/portalConfig.ts'
import { scriptHashesOf } from '../headers/contentPolicy.ts'
import { responseHeaders } from '../headers/responseHeaders.ts'
import { hasBrotliModule } from '../nginx/nginxModules.ts'
import { aSite, BIG, type Site } from '../testing/aSite.ts'
import { hasNginx } from '../testing/nginxProcess.ts'
import { startNginx } from '../testing/nginxServer.ts'
import { readUntil } from '../testing/readUntil.ts'
import { createHost } from './createHost.ts'

const SIGNED_IN = 'access_token=%22a.b.c%22; username=dana'

const hosts = ['the Node host', ...(hasNginx ? ['nginx'] : [])]
if (!hasNginx) test.skip('nginx is not installed, so these tests ran for the Node host only', () => undefined)

describe.each(hosts)('%s', (which) => {
  let site: Site
  let address: string
  let stop: () => Promise<unknown>
  let scriptHashes: readonly string[]

  beforeAll(async () => {
    site = await aSite()
    scriptHashes = scriptHashesOf(readFileSync(join(site.shell, 'index.html'), 'utf8'))
    const host = createHost({ ...site, trustedHops: which === 'nginx' ? 1 : 0 })
    address = await host.listen({ port: 0, host: '127.0.0.1' })
    stop = () => host.close()
    if (which === 'nginx') {
      const nginx = await startNginx(site, scriptHashes, address)
      address = nginx.address
      stop = async () => {
        await nginx.stop()
        await host.close()
      }
    }
  })
  afterAll(async () => {
    await stop()
    await site.close()
  })

  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(`${address}${path}`, { headers: { 'Accept-Encoding': 'identity', ...headers } })

  function expectHeaders(response: Response, expected: Readonly<Record<string, string>>) {
    const found = Object.keys(expected).map((name) => [name, response.headers.get(name)])
    expect(Object.fromEntries(found)).toEqual(expected)
  }

  test.each(['/', '/login', '/available-orders', '/order/WO-1', '/no-such-screen', '/PrivacyPolicyCA', '/a/b/c?x=1'])(
    'sends the page for %s with its policy and a new nonce',
    async (path) => {
      const [response, again] = [await get(path), await get(path)]
      const html = await response.text()
      const nonce = /nonce="([^"]+)"/.exec(html)?.[1] ?? ''
      expect(response.status).toBe(200)
      expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
      expectHeaders(
        response,
        responseHeaders('page', { nonce, scriptHashes, origins: originsOf(readConfig(site.config)) }),
      )
      expect(response.headers.get('ETag')).toBeNull()
      expect(nonce).toMatch(/^[\w-]{20,}$/)
      expect(html).toContain('content="https://team.example"')
      expect(await again.text()).not.toContain(nonce)
    },
  )

  test.each([
    '/order/%2F..%2Fx',
    `/order/${'1'.repeat(7000)}`,
    '/order/%F0%9F%93%A6',
    '/order/constructor',
    '/order/WO-1.2',
  ])('sends the page for an unusual order number (%#)', async (path) => {
    expect((await get(path)).status).toBe(200)
  })

  test('allows own files, the inline script, and configured origins in the policy', async () => {
    const policy = (await get('/')).headers.get('Content-Security-Policy') ?? ''
    expect(policy).toContain(`script-src 'self' '${scriptHashes[0]}' https://team.example;`)
    expect(policy).toContain("connect-src 'self' https://api.example https://team.example;")
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default")
    expect(policy).not.toContain('unsafe')
  })

  test('activates the preloads of the page for signed-in users only', async () => {
    const preload = '<link rel="preload" href="/registry.json">'
    expect(await (await get('/')).text()).toContain(`<!--signed-in:${preload}:signed-in-->`)
    const html = await (await get('/', { Cookie: SIGNED_IN })).text()
    expect(html).toContain(preload)
    expect(html).not.toContain('signed-in')
  })

  test.each(['/r/mfe-a/1.0.0-abcd/remoteEntry.1.js', '/embed/order-editor/v1.js'])(
    'a file of a team, %s, runs no script when it is opened as a page',
    async (path) => {
      const policy = (await get(path)).headers.get('Content-Security-Policy')
      expect(policy).toBe("default-src 'none'; style-src 'unsafe-inline'; sandbox")
    },
  )

  test('sends the prerendered login to signed-out users only', async () => {
    const signedOut = await (await get('/')).text()
    const signedIn = await (await get('/', { Cookie: SIGNED_IN })).text()
    expect(signedOut).toContain('<form></form>')
    expect(signedIn).toMatch(/<style>body {}<\/style><\/head><body><\/body>/)
    expect(signedIn).not.toMatch(/form|login/)
  })

  test('preloads the files of the remote at a deep link for signed-in users only', async () => {
    const file = '/r/mfe-a/1.0.0-abcd/remoteEntry.1.js'
    const html = await (await get('/order/WO-1', { Cookie: SIGNED_IN })).text()
    expect(html).toContain(`<link rel="preload" as="script" href="${file}" crossorigin="anonymous" integrity="`)
    expect(await (await get('/order/WO-1')).text()).not.toContain(file)
  })

  test.each([
    ['/assets/main.1a2b.js', 'asset'],
    ['/r/mfe-a/1.0.0-abcd/remoteEntry.1.js', 'remoteFile'],
  ] as const)('sends %s with a caching time of a year', async (path, kind) => {
    const response = await get(path)
    expect(response.status).toBe(200)
    expectHeaders(response, { ...responseHeaders(kind), 'Content-Type': 'text/javascript; charset=utf-8' })
    expect(await response.text()).toBe(BIG)
  })

  test.each(['bytes=0-5', 'bytes=99999999-'])('sends a whole file for the range %s', async (range) => {
    const response = await get('/assets/main.1a2b.js', { Range: range })
    expect(response.status).toBe(200)
    expect(await response.text()).toBe(BIG)
  })

  test('sends the service worker, and responds with 304 while it is unchanged', async () => {
    const response = await get('/service-worker.js')
    expect(response.status).toBe(200)
    expectHeaders(response, { ...responseHeaders('worker'), 'Content-Type': 'text/javascript; charset=utf-8' })
    expect(await response.text()).toBe('work()')
    const again = await get('/service-worker.js', { 'If-None-Match': response.headers.get('ETag') ?? '' })
    expect(again.status).toBe(304)
  })

  const encodings = which !== 'nginx' || hasBrotliModule() ? ['br', 'gzip'] : ['gzip']
  test.each(encodings)(
    'sends the precompressed copy with the encoding %s to a browser that accepts it',
    async (encoding) => {
      const response = await get('/assets/main.1a2b.js', { 'Accept-Encoding': encoding })
      expectHeaders(response, { 'Content-Encoding': encoding })
      expect(response.headers.get('Vary')).toMatch(/^accept-encoding$/i)
      expect(await response.text()).toBe(BIG)
    },
  )

  test.each([
    '/assets/main.0000.js',
    '/assets/',
    '/assets/..%2findex.html',
    '/r/mfe-a/1.0.0-abcd/gone.js',
    '/r/mfe-a/.incoming/secret.js',
    '/r/',
    '/index.html',
    '/service-worker-removal.js',
    '/favicon.ico',
    '/.env',
    '/.git/config',
    '/order/.hidden',
    '/available-orders/x.map',
  ])('responds with 404 in plain text for %s', async (path) => {
    const response = await get(path)
    expect(response.status).toBe(404)
    expectHeaders(response, { ...responseHeaders('missing'), 'Content-Type': 'text/plain; charset=utf-8' })
    expect(await response.text()).toBe('Not found\n')
  })

  test.each(['/api/../health', '/api/%2e%2e/health', '/a/..%2fb', '/r/../registry.json'])(
    'responds with 404 with all security headers for the raw path %s',
    async (path) => {
      const { status, headers } = await getRaw(address, path)
      expect(status).toBe(404)
      const expected = Object.entries(responseHeaders('missing')).map(([name, value]) => [name.toLowerCase(), value])
      expect(headers).toMatchObject(Object.fromEntries(expected))
    },
  )

  test.each([
    ['a line that is no header', ['GET / HTTP/1.1', 'Host: a', 'Bad Header'], 400],
    ['no Host header', ['GET / HTTP/1.1', 'Connection: close'], 400],
    ['two Host headers', ['GET / HTTP/1.1', 'Host: a', 'Host: b', 'Connection: close'], 400],
    ['headers above 16 KiB', ['GET / HTTP/1.1', 'Host: a', `X-A: ${'a'.repeat(40_000)}`], 431],
    ['an address above 16 KiB', [`GET /${'a'.repeat(40_000)} HTTP/1.1`, 'Host: a'], 431],
    ['an unknown transfer encoding', ['POST /login HTTP/1.1', 'Host: a', 'Transfer-Encoding: zip'], 400],
    ['a null byte in its address', ['GET /order/%00?a HTTP/1.1', 'Host: a', 'Connection: close'], 400],
    ['an unknown HTTP version', ['GET / HTTP/3.0', 'Host: a'], 400],
    ['an unknown expectation', ['GET /a.js HTTP/1.1', 'Host: a', 'Expect: x', 'Connection: close'], 404],
    ['a condition', ['GET /assets/main.1a2b.js HTTP/1.1', 'Host: a', 'If-Match: x', 'Connection: close'], 412],
    ['POST to a file', ['POST /assets/main.1a2b.js HTTP/1.1', 'Host: a', 'Connection: close'], 404],
  ])('responds to a request with %s with the security headers', async (_, lines, status) => {
    const response = await sendRaw(address, `${lines.join('\r\n')}\r\n\r\n`)
    const expected = Object.entries(responseHeaders('missing')).map(([name, value]) =>
      `${name}: ${value}`.toLowerCase(),
    )
    expect(response).toEqual(expect.arrayContaining(expected))
    expect(response[0]).toMatch(`http/1.1 ${status} `)
  })

  test('sends the registry compressed, and responds with 304 while it is unchanged', async () => {
    const response = await get('/registry.json', { 'Accept-Encoding': 'gzip' })
    expect(response.headers.get('Content-Encoding')).toBe('gzip')
    expectHeaders(response, { ...responseHeaders('registry'), 'Content-Type': 'application/json; charset=utf-8' })
    expect(await response.json()).toMatchObject({ revision: 3 })
    const again = await get('/registry.json', { 'If-None-Match': response.headers.get('ETag') ?? '' })
    expect(again.status).toBe(304)
  })

  test('sends the present revision as an event at once, and each change while the response is open', async () => {
    const response = await get('/registry/events')
    // nginx applies X-Accel-Buffering and removes it.
    const { 'X-Accel-Buffering': _, ...expected } = responseHeaders('events')
    expectHeaders(response, { ...expected, 'Content-Type': 'text/event-stream; charset=utf-8' })
    const reader = response.body?.getReader()
    if (!reader) throw new Error('no body')
    await readUntil(reader, 'data: {"revision":3}')
    const [file, text] = [join(site.store, 'registry.json'), readFileSync(join(site.store, 'registry.json'), 'utf8')]
    writeFileSync(file, text.replace('"revision":3', '"revision":4'))
    await readUntil(reader, 'data: {"revision":4}')
    writeFileSync(file, text)
    await readUntil(reader, 'data: {"revision":3}')
    await reader.cancel()
  })

  test('serves the frame page of the embedded editor, and 404 for an unknown file of it', async () => {
    const response = await get('/embed/order-editor.html')
    expectHeaders(response, { ...responseHeaders('framePage'), 'Content-Type': 'text/html; charset=utf-8' })
    expect((await get('/embed/order-editor/v9.js')).status).toBe(404)
  })

  test.each([
    ['v1.js', 200, 'embed'],
    ['stable/v1.js', 200, 'embed'],
    ['canary/v1.js', 200, 'embed'],
    ['1.0.0/v1.js', 200, 'remoteFile'],
    ['0.9.0/v1.js', 410, 'embed'],
    ['2.0.0/v1.js', 404, 'embed'],
    ['versions.json', 200, 'embed'],
  ] as const)('responds to %s of the embedded editor with %i, by the headers of "%s"', async (name, status, kind) => {
    const response = await get(`/embed/order-editor/${name}`)
    expect(response.status).toBe(status)
    expectHeaders(response, responseHeaders(kind))
  })

  test('counts reports and is ready', async () => {
    const body = JSON.stringify({ events: [] })
    const headers = { 'Content-Type': 'application/json' }
    expect((await fetch(`${address}/telemetry/remotes`, { method: 'POST', headers, body })).status).toBe(204)
    expectHeaders(await get('/telemetry/remotes'), responseHeaders('telemetry'))
    expect(await (await get('/health')).json()).toEqual({ status: 'ok' })
    expect((await get('/ready')).status).toBe(200)
    expect((await get('/releases/registry')).status).toBe(404)
  })

  test('serves the configuration', async () => {
    const response = await get('/config.json')
    expectHeaders(response, { ...responseHeaders('config'), 'Content-Type': 'application/json; charset=utf-8' })
    expect(await response.json()).toMatchObject({ productName: 'Test Portal' })
  })

  test('responds with 502 without details and with the security headers while the backend is away', async () => {
    const away = { ...site, backend: 'http://127.0.0.1:1' }
    const host = createHost(away)
    const nodeAddress = await host.listen({ port: 0, host: '127.0.0.1' })
    const nginx = which === 'nginx' ? await startNginx(away, scriptHashes, nodeAddress) : undefined
    const login = { method: 'POST', body: '{}' }
    const response = await fetch(`${nginx?.address ?? nodeAddress}/api/account/login`, login)
    expect(response.status).toBe(502)
    expectHeaders(response, { ...responseHeaders('missing'), 'Content-Type': 'application/json; charset=utf-8' })
    expect(await response.json()).toEqual({ statusCode: 502, error: 'Bad Gateway' })
    await nginx?.stop()
    await host.close()
  })

  test('closes the connection after a response of the backend for a client that sends "Connection: close"', async () => {
    const response = await sendRaw(address, 'GET /api/orders/x HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')
    expect(response).toEqual(expect.arrayContaining(['http/1.1 200 ok', 'connection: close']))
  })

  test('proxies method, address, body, cookies and compression of the backend', async () => {
    const response = await fetch(`${address}/api/orders/update?a=1`, {
      method: 'POST',
      body: '{"n":1}',
      headers: { 'Content-Type': 'application/json', 'Accept-Encoding': 'gzip' },
    })
    expect(await response.json()).toMatchObject({ method: 'POST', url: '/api/orders/update?a=1', body: '{"n":1}' })
    expect(response.headers.getSetCookie()).toEqual(['XSRF-TOKEN=1', 'b=2'])
    expect(response.headers.get('Content-Encoding')).toBe('gzip')
    expect(await (await get('/documents/EULA.pdf')).json()).toMatchObject({ url: '/documents/EULA.pdf' })
  })

  test.each(['/api', '/documents', '/releases', '/embed/order-editor', '/assets', '/r'])(
    'responds to %s, an address without its slash, with no redirect to the host that the request names',
    async (path) => {
      const response = await sendRaw(address, `GET ${path} HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n`)
      expect(response[0]).toBe('http/1.1 200 ok')
      expect(response.join()).not.toContain('evil.example')
    },
  )

  test.each(['Keep-Alive: 115', 'Upgrade: h2c'])('passes on a call with the header "%s"', async (header) => {
    const response = await sendRaw(
      address,
      `GET /api/orders/x HTTP/1.1\r\nHost: a\r\nConnection: close\r\n${header}\r\n\r\n`,
    )
    expect(response[0]).toBe('http/1.1 200 ok')
  })

  test('passes on the body of the largest save', async () => {
    const response = await fetch(`${address}/api/orders/line-item-update`, {
      method: 'POST',
      body: 'x'.repeat(MAX_SAVE_BYTES),
      headers: { 'Content-Type': 'application/json', 'Accept-Encoding': 'identity' },
    })
    expect(response.status).toBe(200)
    expect((await response.json()).body).toHaveLength(MAX_SAVE_BYTES)
  })
})

/** Sends a text to a host; returns the lines of the response in lower case. */
async function sendRaw(address: string, text: string): Promise<readonly string[]> {
  const socket = connect(Number(new URL(address).port), '127.0.0.1')
  // Not ended: Node drops the response to a connection whose client has ended it.
  socket.write(text)
  let response = ''
  for await (const part of socket) response += String(part)
  return response.toLowerCase().split('\r\n')
}

/** Requests a path as it is; fetch would normalize it first. */
function getRaw(address: string, path: string): Promise<{ status: number | undefined; headers: IncomingHttpHeaders }> {
  const { hostname, port } = new URL(address)
  return new Promise((resolve, reject) => {
    httpGet({ hostname, port, path }, (response) => {
      response.resume()
      resolve({ status: response.statusCode, headers: response.headers })
    }).once('error', reject)
  })
}
