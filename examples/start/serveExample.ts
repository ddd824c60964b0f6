import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createServer, type ServerResponse } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { contentPolicy } from './contentPolicy.ts'
import type { Example } from './examples.ts'
import { ownLogin } from './ownLogin.ts'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
}

/**
 * The tool's own server: its page and script, and what its login gives: `/token` and `/orders`. `__PORTAL__` and
 * `__NONCE__` in its files stand for the portal's address and for the nonce of this answer.
 */
export async function serveExample(
  example: Example,
  { portal, port }: { portal: string; port: number },
): Promise<void> {
  const login = ownLogin(portal)
  const server = createServer(async ({ url = '/' }, response) => {
    const path = new URL(url, 'http://tool').pathname
    try {
      if (path === '/token') sendJson(response, { token: await login.token() })
      else if (path === '/orders') sendJson(response, await login.orders())
      else if (path === '/registry.json') sendJson(response, await (await fetch(`${portal}/registry.json`)).json())
      else await sendOwnFile(example, path === '/' ? '/index.html' : path, portal, response)
    } catch (error) {
      response.writeHead(error instanceof Error && 'code' in error && error.code === 'ENOENT' ? 404 : 502)
      response.end(String(error))
    }
  })
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening))
}

async function sendOwnFile(example: Example, path: string, portal: string, response: ServerResponse): Promise<void> {
  const inside = normalize(path)
  const text = await readFile(join(example.folder, inside), 'utf8')
  const nonce = randomBytes(16).toString('base64')
  response.writeHead(200, {
    'Content-Type': TYPES[extname(inside)] ?? 'text/plain; charset=utf-8',
    'Content-Security-Policy': contentPolicy(example.name, portal, nonce),
  })
  response.end(text.replaceAll('__PORTAL__', portal).replaceAll('__NONCE__', nonce))
}

function sendJson(response: ServerResponse, value: unknown): void {
  response.writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
  response.end(JSON.stringify(value))
}
