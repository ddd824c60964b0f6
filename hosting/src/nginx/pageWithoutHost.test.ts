import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { scriptHashesOf } from '../headers/contentPolicy.ts'
import { createHost } from '../host/createHost.ts'
import { aSite } from '../testing/aSite.ts'
import { hasNginx } from '../testing/nginxProcess.ts'
import { startNginx } from '../testing/nginxServer.ts'

const testWhereInstalled = hasNginx ? test : test.skip

testWhereInstalled(
  'nginx sends the page itself, without preloads of a remote, while its Node host is away',
  async () => {
    const site = await aSite()
    const host = createHost({ ...site, trustedHops: 1 })
    const hostAddress = await host.listen({ port: 0, host: '127.0.0.1' })
    const scriptHashes = scriptHashesOf(readFileSync(join(site.shell, 'index.html'), 'utf8'))
    const nginx = await startNginx(site, scriptHashes, hostAddress)
    await host.close()
    const headers = { Cookie: 'access_token=%22a.b.c%22; username=dana' }
    const response = await fetch(`${nginx.address}/order/WO-1`, { headers })
    const html = await response.text()
    await nginx.stop()
    await site.close()
    const nonce = /nonce="([^"]+)"/.exec(html)?.[1] ?? ''
    expect(response.status).toBe(200)
    expect(nonce).toMatch(/^\w{32}$/)
    expect(response.headers.get('Content-Security-Policy')).toContain(`'nonce-${nonce}'`)
    expect(html).toContain('<link rel="preload" href="/registry.json">')
    expect(html).not.toContain('/r/mfe-a/')
  },
)
