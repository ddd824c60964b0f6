import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { MAX_SAVE_BYTES } from '@carrier-portal/contract/rules'
import { scriptHashesOf } from '../headers/contentPolicy.ts'
import { responseHeaders } from '../headers/responseHeaders.ts'
import { createHost } from '../host/createHost.ts'
import { aSite, type Site } from '../testing/aSite.ts'
import { hasNginx, type RunningNginx } from '../testing/nginxProcess.ts'
import { startNginx } from '../testing/nginxServer.ts'

const TOO_LARGE = 'x'.repeat(MAX_SAVE_BYTES + 1)

const describeWhereInstalled = hasNginx ? describe : describe.skip

describeWhereInstalled('nginx, while its Node host is away,', () => {
  let site: Site
  let nginx: RunningNginx

  beforeAll(async () => {
    site = await aSite()
    const host = createHost({ ...site, trustedHops: 1 })
    const hostAddress = await host.listen({ port: 0, host: '127.0.0.1' })
    const scriptHashes = scriptHashesOf(readFileSync(join(site.shell, 'index.html'), 'utf8'))
    nginx = await startNginx(site, scriptHashes, hostAddress)
    await host.close()
  })
  afterAll(async () => {
    await nginx.stop()
    await site.close()
  })

  test('sends the page itself, without preloads of a remote', async () => {
    const headers = { Cookie: 'access_token=%22a.b.c%22; username=dana' }
    const response = await fetch(`${nginx.address}/order/WO-1`, { headers })
    const html = await response.text()
    const nonce = /nonce="([^"]+)"/.exec(html)?.[1] ?? ''
    expect(response.status).toBe(200)
    expect(nonce).toMatch(/^\w{32}$/)
    expect(response.headers.get('Content-Security-Policy')).toContain(`'nonce-${nonce}'`)
    expect(html).toContain('<link rel="preload" href="/registry.json">')
    expect(html).not.toContain('/r/mfe-a/')
  })

  test.each([
    ['an address of the Node host', '/ready', { method: 'GET' }, 502],
    ['a body above that of the largest save', '/api/orders/update', { method: 'POST', body: TOO_LARGE }, 413],
  ])('responds to %s with the security headers', async (_, path, request, status) => {
    const response = await fetch(`${nginx.address}${path}`, request)
    expect(response.status).toBe(status)
    expect(Object.fromEntries(response.headers)).toMatchObject(lowerCased(responseHeaders('missing')))
  })
})

function lowerCased(headers: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))
}
