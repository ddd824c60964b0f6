import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { originsOf, readConfig } from '../config/portalConfig.ts'
import { answerHeaders } from '../headers/answerHeaders.ts'
import { scriptHashesOf } from '../headers/contentPolicy.ts'
import { aSite, BIG, type Site } from '../testing/aSite.ts'
import { hasNginx, startNginx } from '../testing/nginxServer.ts'
import { createHost } from './createHost.ts'

const hosts = ['the Node host', ...(hasNginx ? ['nginx'] : [])]
if (!hasNginx) test.skip('nginx is not installed here: its half of these tests did not run', () => undefined)

describe.each(hosts)('%s', (which) => {
  let site: Site
  let address: string
  let stop: () => Promise<unknown>
  let scriptHashes: readonly string[]

  beforeAll(async () => {
    site = await aSite()
    scriptHashes = scriptHashesOf(readFileSync(join(site.shell, 'index.html'), 'utf8'))
    if (which === 'nginx') {
      const nginx = await startNginx(site, scriptHashes)
      address = nginx.address
      stop = nginx.stop
    } else {
      const host = createHost(site)
      address = await host.listen({ port: 0, host: '127.0.0.1' })
      stop = () => host.close()
    }
  })
  afterAll(async () => {
    await stop()
    await site.close()
  })

  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(`${address}${path}`, { headers: { 'Accept-Encoding': 'identity', ...headers } })

  function expectHeaders(answer: Response, expected: Readonly<Record<string, string>>) {
    const found = Object.keys(expected).map((name) => [name, answer.headers.get(name)])
    expect(Object.fromEntries(found)).toEqual(expected)
  }

  test.each(['/', '/login', '/available-orders', '/order/WO-1', '/no-such-screen', '/PrivacyPolicyCA', '/a/b/c?x=1'])(
    '%s gets the page with its policy and a nonce of its own',
    async (path) => {
      const [answer, again] = [await get(path), await get(path)]
      const html = await answer.text()
      const nonce = /nonce="([^"]+)"/.exec(html)?.[1] ?? ''
      expect(answer.status).toBe(200)
      expect(answer.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
      expectHeaders(answer, answerHeaders('page', { nonce, scriptHashes, origins: originsOf(readConfig(site.config)) }))
      expect(answer.headers.get('ETag')).toBeNull()
      expect(nonce).toMatch(/^[\w-]{20,}$/)
      expect(html).toContain('content="https://team.example"')
      expect(await again.text()).not.toContain(nonce)
    },
  )

  test.each([
    '/order/%00',
    '/order/%2F..%2Fx',
    `/order/${'1'.repeat(7000)}`,
    '/order/%F0%9F%93%A6',
    '/order/constructor',
  ])('an odd order number (%#) gets the page, which says what is wrong', async (path) => {
    const answer = await get(path)
    // nginx refuses what cannot be a file's name before it looks at any rule.
    expect(answer.status).toBe(which === 'nginx' && path === '/order/%00' ? 400 : 200)
  })

  test('the policy runs nothing but own files and the page’s own script, and lets the API be called', async () => {
    const policy = (await get('/')).headers.get('Content-Security-Policy') ?? ''
    expect(policy).toContain(`script-src 'self' '${scriptHashes[0]}' https://team.example;`)
    expect(policy).toContain("connect-src 'self' https://api.example https://team.example;")
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default")
    expect(policy).not.toContain('unsafe')
  })

  test('the hints of the page are for who is signed in', async () => {
    const hint = '<link rel="preload" href="/registry.json">'
    expect(await (await get('/')).text()).toContain(`<!--signed-in:${hint}:signed-in-->`)
    const html = await (await get('/', { Cookie: 'access_token=%22a.b.c%22; username=dana' })).text()
    expect(html).toContain(hint)
    expect(html).not.toContain('signed-in')
  })

  test.each([
    ['/assets/main.1a2b.js', 'asset'],
    ['/r/mfe-a/1.0.0-abcd/remoteEntry.1.js', 'remoteFile'],
  ] as const)('%s is kept for ever', async (path, kind) => {
    const answer = await get(path)
    expect(answer.status).toBe(200)
    expectHeaders(answer, { ...answerHeaders(kind), 'Content-Type': 'text/javascript; charset=utf-8' })
    expect(await answer.text()).toBe(BIG)
  })

  test('a ready-made file is sent where the browser takes it', async () => {
    const answer = await get('/assets/main.1a2b.js', { 'Accept-Encoding': 'gzip' })
    expectHeaders(answer, { 'Content-Encoding': 'gzip', Vary: 'Accept-Encoding' })
    expect(await answer.text()).toBe(BIG)
  })

  test.each([
    '/assets/main.0000.js',
    '/assets/',
    '/assets/..%2findex.html',
    '/r/mfe-a/1.0.0-abcd/gone.js',
    '/r/mfe-a/.incoming/secret.js',
    '/r/',
    '/index.html',
    '/favicon.ico',
    '/.env',
    '/available-orders/x.map',
  ])('%s is missing, in plain text, and never the page', async (path) => {
    const answer = await get(path)
    expect(answer.status).toBe(404)
    expectHeaders(answer, { ...answerHeaders('missing'), 'Content-Type': 'text/plain; charset=utf-8' })
    expect(await answer.text()).toBe('Not found\n')
  })

  test('the registry is asked for each time, and not sent again when unchanged', async () => {
    const answer = await get('/registry.json')
    expectHeaders(answer, { ...answerHeaders('registry'), 'Content-Type': 'application/json; charset=utf-8' })
    expect(await answer.json()).toMatchObject({ revision: 3 })
    const again = await get('/registry.json', { 'If-None-Match': answer.headers.get('ETag') ?? '' })
    expect(again.status).toBe(304)
  })

  test('the configuration is served', async () => {
    const answer = await get('/config.json')
    expectHeaders(answer, { ...answerHeaders('config'), 'Content-Type': 'application/json; charset=utf-8' })
    expect(await answer.json()).toMatchObject({ productName: 'Test Portal' })
  })

  test('the backend is passed through: method, address, body, cookies, compression', async () => {
    const answer = await fetch(`${address}/api/orders/update?a=1`, {
      method: 'POST',
      body: '{"n":1}',
      headers: { 'Content-Type': 'application/json', 'Accept-Encoding': 'gzip' },
    })
    expect(await answer.json()).toMatchObject({ method: 'POST', url: '/api/orders/update?a=1', body: '{"n":1}' })
    expect(answer.headers.getSetCookie()).toEqual(['XSRF-TOKEN=1', 'b=2'])
    expect(answer.headers.get('Content-Encoding')).toBe('gzip')
    expect(await (await get('/documents/EULA.pdf')).json()).toMatchObject({ url: '/documents/EULA.pdf' })
  })
})
