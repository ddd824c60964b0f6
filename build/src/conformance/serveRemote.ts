import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'

/** Where the page and the remote lie, and what answers the calls. */
export interface Places {
  readonly page: string
  readonly remote: string
  readonly backend: string
}

/** The server that a remote is tried on. */
export interface RemoteServer {
  readonly address: string
  stop(): Promise<void>
}

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
}

/** As strict as the portal's own page (hosting): nothing but files of this origin and the calls of host.api. */
function policy(nonce: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "connect-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "worker-src 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ')
}

/** Serves the page at '/', the remote under '/remote/', and hands '/api/' on to the reference backend. */
export async function serveRemote(places: Places): Promise<RemoteServer> {
  const nonce = crypto.randomUUID().replaceAll('-', '')
  const server = createServer((asked, answer) => {
    const path = normalize(new URL(asked.url ?? '/', 'http://host').pathname)
    if (path.startsWith('/api/')) return handOn(asked, answer, places.backend)
    if (path.startsWith('/remote/')) return sendFile(answer, join(places.remote, path.slice('/remote'.length)))
    if (path.startsWith('/page/')) return sendFile(answer, join(places.page, path.slice('/page'.length)))
    if (path !== '/') return answer.writeHead(404).end('Not found')
    answer.writeHead(200, { 'Content-Type': 'text/html', 'Content-Security-Policy': policy(nonce) }).end(html(nonce))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
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

function sendFile(answer: ServerResponse, file: string): void {
  if (!existsSync(file) || !statSync(file).isFile()) {
    answer.writeHead(404).end('Not found')
    return
  }
  answer.writeHead(200, { 'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream' })
  createReadStream(file).pipe(answer)
}

function handOn(asked: IncomingMessage, answer: ServerResponse, backend: string): void {
  const onward = request(
    new URL(asked.url ?? '/', backend),
    { method: asked.method, headers: asked.headers },
    (came) => {
      answer.writeHead(came.statusCode ?? 502, came.headers)
      came.pipe(answer)
    },
  )
  onward.on('error', () => answer.writeHead(502).end())
  asked.pipe(onward)
}
