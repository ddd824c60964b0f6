import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'
import { pipeline, type Readable } from 'node:stream'
import { printContentPolicy } from '@carrier-portal/hosting/contentPolicy'
import { contentTypes } from '@carrier-portal/hosting/contentTypes'

/** Folders of the page and the remote, and the address of the API. */
interface TestServerOptions {
  readonly page: string
  readonly remote: string
  readonly backend: string
}

/** A server for one run of the kit. */
interface TestServer {
  readonly address: string
  stop(): Promise<void>
}

/** The portal's own content security policy: files of this origin and calls through host.api only. */
function policy(nonce: string): string {
  return printContentPolicy({ nonce, scriptHashes: [], origins: { remotes: [], requests: [], documents: [] } })
}

/** Serves the page at '/', the remote under '/remote/', and proxies '/api/' to the reference backend. */
export async function startTestServer(options: TestServerOptions): Promise<TestServer> {
  const nonce = crypto.randomUUID().replaceAll('-', '')
  const server = createServer((req, res) => {
    // Not resolved against a base: `//` would be an address without a host, and end the kit by an error.
    const path = normalize(new URL(`http://host${req.url}`).pathname)
    if (path.startsWith('/api/')) return proxy(req, res, options.backend)
    if (path.startsWith('/remote/')) return sendFile(res, join(options.remote, path.slice('/remote'.length)))
    if (path.startsWith('/page/')) return sendFile(res, join(options.page, path.slice('/page'.length)))
    if (path !== '/') return res.writeHead(404).end('Not found')
    res.writeHead(200, { 'Content-Type': 'text/html', 'Content-Security-Policy': policy(nonce) }).end(html(nonce))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}

function html(nonce: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Conformance</title>
<link rel="icon" href="data:,"><meta property="csp-nonce" content="${nonce}" nonce="${nonce}">
<script src="/page/instruments.js"></script></head><body><script src="/page/page.js"></script></body></html>`
}

function sendFile(res: ServerResponse, file: string): void {
  if (!existsSync(file) || !statSync(file).isFile()) {
    res.writeHead(404).end('Not found')
    return
  }
  res.writeHead(200, { 'Content-Type': contentTypes[extname(file).slice(1)] ?? 'application/octet-stream' })
  send(createReadStream(file), res)
}

function proxy(req: IncomingMessage, res: ServerResponse, backend: string): void {
  const forwarded = request(
    new URL(`${backend}${req.url}`),
    { method: req.method, headers: req.headers },
    (upstream) => {
      res.writeHead(upstream.statusCode ?? 502, upstream.headers)
      send(upstream, res)
    },
  )
  forwarded.on('error', () => res.writeHead(502).end())
  req.pipe(forwarded)
}

/** An error of the source ends the response too: the page then reports a failed request instead of waiting for the rest. */
function send(source: Readable, res: ServerResponse): void {
  // The page has cancelled its call before the backend responded: Node 24 throws instead of ending the source.
  if (res.destroyed) return void source.destroy()
  pipeline(source, res, () => undefined)
}
